import { FormDialog, useDialogForm, useWords } from '@sarn/platform-web';
import { ReasonField, useChecks } from './ReasonField.tsx';
import { useLiftHold } from './retention.client.ts';
import { retentionWords } from './words/retention-words.ts';

interface LiftDialogProps {
  readonly holdId: string;
  readonly onClose: () => void;
}

/** Lifts a legal hold, with the reason. */
export function LiftDialog({ holdId: id, onClose }: LiftDialogProps) {
  const say = useWords(retentionWords);
  const lift = useLiftHold();
  const checks = useChecks();
  const form = useDialogForm({
    name: 'retention.lift',
    about: id,
    start: { reason: '' },
    check: ({ reason }) => ({ reason: checks.reason(reason) }),
    send: async ({ reason }) => lift.mutateAsync({ id, reason }),
    told: () => ({ title: say('hold.lifted') }),
    onClose,
  });
  return (
    <FormDialog title={say('hold.lift')} form={form} label={say('hold.lift')} onClose={onClose}>
      <ReasonField {...form.field('reason')} />
    </FormDialog>
  );
}
