import { DatePicker, FormDialog, TextField, useDialogForm, useWords } from '@sarn/platform-web';
import type { Option } from '@sarn/platform-web';
import { PeoplePicker } from '@sarn/organisation/web';
import { PersonPicker } from '@sarn/organisation/web';
import type { StepDialogProps } from './step-dialog.ts';
import { useChecks, useDone } from './ReasonField.tsx';
import { useSubmitList } from './retention.client.ts';
import { retentionWords } from './words/retention-words.ts';

interface Submitting {
  readonly leader: Option | null;
  readonly members: readonly Option[];
  readonly orderNo: string;
  readonly orderOn: string | null;
}

const startOf = ({ orderNo, orderOn }: StepDialogProps['list']): Submitting => ({
  ...{ leader: null, members: [], orderNo: orderNo ?? '', orderOn },
});

const isFew = (members: readonly Option[], head: Option | null): boolean =>
  members.length < 2 || members.some(({ value }) => value === head?.value);

/** Submits the list: a destruction list names its committee. */
export function SubmitDialog({ list, onClose }: StepDialogProps) {
  const say = useWords(retentionWords);
  const submit = useSubmitList();
  const checks = useChecks();
  const isDestruction = list.kind === 'destroy';
  const form = useDialogForm({
    name: 'retention.submit',
    about: list.id,
    start: startOf(list),
    check: ({ leader, members, orderNo, orderOn }) =>
      isDestruction
        ? {
            leader: checks.missing(!leader),
            members: isFew(members, leader) && say('submit.few'),
            orderNo: checks.missing(orderNo.trim() === ''),
            orderOn: checks.missing(!orderOn),
          }
        : {},
    send: async ({ leader, members, orderNo, orderOn }) => {
      if (!isDestruction) return submit.mutateAsync({ id: list.id });
      const memberIds = members.map(({ value }) => value);
      return submit.mutateAsync({
        ...{ id: list.id, chairId: leader?.value ?? '', memberIds, orderNo },
        orderOn: orderOn ?? '',
      });
    },
    told: useDone(),
    onClose,
  });
  const word = say(isDestruction ? 'step.submit' : 'step.submitHead');
  return (
    <FormDialog title={word} form={form} label={word} onClose={onClose}>
      {isDestruction && (
        <>
          <PersonPicker
            label={say('submit.chairperson')}
            scopeUnitId={null}
            isRequired
            {...form.field('leader')}
          />
          <PeoplePicker
            label={say('submit.members')}
            scopeUnitId={null}
            people={form.values.members}
            onChange={(members) => form.change({ members })}
            error={form.error('members')}
          />
          <TextField
            label={say('submit.orderNo')}
            isRequired
            maxLength={100}
            {...form.field('orderNo')}
          />
          <DatePicker label={say('submit.orderOn')} isRequired {...form.field('orderOn')} />
        </>
      )}
    </FormDialog>
  );
}
