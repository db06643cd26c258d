import type { RoleGrant } from '@sarn/access-control/contract';
import { addDays, civilDateAt } from '@sarn/kernel';
import { DatePicker, FormDialog, useDialogForm, useWords } from '@sarn/platform-web';
import { useEndGrant } from './access.client.ts';
import { ReasonField, useAccessChecks } from './ReasonField.tsx';
import { useTold } from './use-told.ts';
import { accessWords } from './words/access-words.ts';

interface EndGrantDialogProps {
  readonly grant: RoleGrant;
  readonly onClose: () => void;
}

/** Takes a role away, at once or from a day on. */
export function EndGrantDialog({ grant, onClose }: EndGrantDialogProps) {
  const say = useWords(accessWords);
  const checks = useAccessChecks();
  const told = useTold();
  const end = useEndGrant();
  const start: { untilDay: string | null; reason: string } = {
    untilDay: addDays(civilDateAt(new Date()), -1),
    reason: '',
  };
  const form = useDialogForm({
    name: 'access.end-grant',
    about: grant.id,
    start,
    check: ({ untilDay, reason }) => ({
      untilDay: checks.day(untilDay),
      reason: checks.reason(reason),
    }),
    send: async ({ untilDay, reason }) =>
      end.mutateAsync({ grantId: grant.id, untilDay: untilDay ?? '', reason }),
    told,
    onClose,
  });
  return (
    <FormDialog
      size="s"
      title={say('grants.endTitle', { role: grant.roleName, name: grant.granteeName })}
      form={form}
      label={say('grants.end')}
      tone="danger"
      onClose={onClose}
    >
      <DatePicker
        label={say('grants.untilDay')}
        description={say('grants.atOnce')}
        isRequired
        {...form.field('untilDay')}
      />
      <ReasonField {...form.field('reason')} />
    </FormDialog>
  );
}
