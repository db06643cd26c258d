import { FormDialog, TextArea, useDialogForm, useWords } from '@sarn/platform-web';
import { useRevokeOwn, useSuspendOwn } from './certificate.client.ts';
import { certificateWords } from './words/certificate-words.ts';

interface EndOwnDialogProps {
  /** `suspend`: an administrator can let it be used again; `revoke`: nobody can. */
  readonly act: 'suspend' | 'revoke';
  readonly onClose: () => void;
}

const phrases = {
  suspend: { title: 'own.suspendTitle', text: 'own.suspendText', told: 'own.suspended' },
  revoke: { title: 'revokeOwn', text: 'revokeOwnText', told: 'revoked' },
} as const;

/** Suspends or revokes the own certificate at once, with a reason. */
export function EndOwnDialog({ act, onClose }: EndOwnDialogProps) {
  const say = useWords(certificateWords);
  const changes = { suspend: useSuspendOwn(), revoke: useRevokeOwn() };
  const words = phrases[act];
  const form = useDialogForm({
    name: `certificate.${act}-own`,
    start: { reason: '' },
    check: ({ reason }) => ({ reason: reason.trim().length < 3 && say('reasonMissing') }),
    send: ({ reason }) => changes[act].mutateAsync({ reason }),
    told: () => ({ title: say(words.told) }),
    onClose,
  });
  const title = say(words.title);
  return (
    <FormDialog size="s" title={title} label={title} tone="danger" form={form} onClose={onClose}>
      <p>{say(words.text)}</p>
      <TextArea
        label={say('reason')}
        isRequired
        rows={2}
        maxLength={300}
        {...form.field('reason')}
      />
    </FormDialog>
  );
}
