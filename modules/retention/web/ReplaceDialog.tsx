import {
  DatePicker,
  FormDialog,
  RadioGroup,
  TextField,
  useDialogForm,
  useWords,
} from '@sarn/platform-web';
import type { Option } from '@sarn/platform-web';
import { PersonPicker } from '@sarn/organisation/web';
import { useChecks, useDone } from './ReasonField.tsx';
import { useReplaceMember } from './retention.client.ts';
import type { StepDialogProps } from './step-dialog.ts';
import { retentionWords } from './words/retention-words.ts';

interface Replacing {
  readonly former: string;
  readonly successor: Option | null;
  readonly orderNo: string;
  readonly orderOn: string | null;
}

/** The member who is replaced, where it is clear: the one who cannot answer any more, or the only one who waits. */
function likelyOf(waiting: StepDialogProps['list']['members']): string {
  const shut = waiting.filter(({ isShut }) => isShut);
  const [likely, ...others] = shut.length > 0 ? shut : waiting;
  return others.length === 0 ? (likely?.personId ?? '') : '';
}

/** Names another member by an order, in the place of one who has not answered. */
export function ReplaceDialog({ list, onClose }: StepDialogProps) {
  const say = useWords(retentionWords);
  const replace = useReplaceMember();
  const checks = useChecks();
  const waiting = list.members.filter(({ signedAt }) => signedAt === null);
  const start: Replacing = {
    ...{ former: likelyOf(waiting), successor: null },
    ...{ orderNo: '', orderOn: null },
  };
  const form = useDialogForm({
    ...{ name: 'retention.replace', about: list.id, start },
    check: ({ former, successor, orderNo, orderOn }) => ({
      former: checks.missing(former === ''),
      successor: list.members.some(({ personId }) => personId === successor?.value)
        ? say('replace.known')
        : checks.missing(!successor),
      orderNo: checks.missing(orderNo.trim() === ''),
      orderOn: checks.missing(!orderOn),
    }),
    send: async ({ former, successor, orderNo, orderOn }) =>
      replace.mutateAsync({
        ...{ id: list.id, personId: former, successorId: successor?.value ?? '', orderNo },
        orderOn: orderOn ?? '',
      }),
    told: useDone(),
    onClose,
  });
  return (
    <FormDialog
      title={say('step.replace')}
      form={form}
      label={say('step.replace')}
      onClose={onClose}
    >
      <p className="s-muted">{say('replace.text')}</p>
      <RadioGroup
        label={say('replace.former')}
        isRequired
        options={waiting.map(({ personId, name, positionName, isShut }) => ({
          ...{ value: personId, label: name },
          hint: isShut ? `${positionName} · ${say('detail.shut')}` : positionName,
        }))}
        {...form.field('former')}
      />
      <PersonPicker
        label={say('replace.successor')}
        scopeUnitId={null}
        isRequired
        {...form.field('successor')}
      />
      <TextField
        label={say('submit.orderNo')}
        isRequired
        maxLength={100}
        {...form.field('orderNo')}
      />
      <DatePicker label={say('submit.orderOn')} isRequired {...form.field('orderOn')} />
    </FormDialog>
  );
}
