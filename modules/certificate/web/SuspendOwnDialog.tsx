import { FormDialog, TextArea, useDialogForm, useWords } from '@sarn/platform-web';
import { useSuspendOwn } from './certificate.client.ts';
import { certificateWords } from './words/certificate-words.ts';

/** Suspends the own certificate at once. */
export function SuspendOwnDialog({ onClose }: { readonly onClose: () => void }) {
  const say = useWords(certificateWords);
  const suspend = useSuspendOwn();
  const form = useDialogForm({
    name: 'certificate.suspend-own',
    start: { reason: '' },
    check: ({ reason }) => ({ reason: reason.trim().length < 3 && say('reasonMissing') }),
    send: ({ reason }) => suspend.mutateAsync({ reason }),
    told: () => ({ title: say('own.suspended') }),
    onClose,
  });
  const title = say('own.suspendTitle');
  return (
    <FormDialog size="s" title={title} label={title} tone="danger" form={form} onClose={onClose}>
      <p>{say('own.suspendText')}</p>
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
