import { FormDialog, TextArea, useDialogForm, useWords } from '@sarn/platform-web';
import { useRevokeOwn } from './certificate.client.ts';
import { certificateWords } from './words/certificate-words.ts';

/** Ends the own certificate at once. */
export function RevokeOwnDialog({ onClose }: { readonly onClose: () => void }) {
  const say = useWords(certificateWords);
  const revoke = useRevokeOwn();
  const form = useDialogForm({
    name: 'certificate.revoke-own',
    start: { reason: '' },
    check: ({ reason }) => ({ reason: reason.trim().length < 3 && say('reasonMissing') }),
    send: ({ reason }) => revoke.mutateAsync({ reason }),
    told: () => ({ title: say('revoked') }),
    onClose,
  });
  const title = say('revokeOwn');
  return (
    <FormDialog size="s" title={title} label={title} tone="danger" form={form} onClose={onClose}>
      <p>{say('revokeOwnText')}</p>
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
