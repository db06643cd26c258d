import type { IssuingLock } from '@sarn/certificate/contract';
import { FormDialog, PasswordField, useDialogForm, useWords } from '@sarn/platform-web';
import { useUnlockAuthority } from '../certificate.client.ts';
import { certificateWords } from '../words/certificate-words.ts';

interface UnlockDialogProps {
  readonly lock: IssuingLock;
  readonly onClose: () => void;
}

/** Opens the issuing key with its secret, until the server is stopped. */
export function UnlockDialog({ lock, onClose }: UnlockDialogProps) {
  const say = useWords(certificateWords);
  const unlock = useUnlockAuthority();
  const form = useDialogForm({
    name: 'certificate.unlock',
    start: { secret: '' },
    withoutSecrets: () => ({}),
    check: ({ secret }) => ({ secret: secret === '' && say('authority.secretMissing') }),
    send: (values) => unlock.mutateAsync(values),
    told: () => ({ title: say('authority.unlocked') }),
    onClose,
  });
  const title = say('authority.unlock');
  return (
    <FormDialog size="s" title={title} label={title} form={form} onClose={onClose}>
      <p>{say('authority.unlockText')}</p>
      {lock.isShared && <p>{say('authority.shared')}</p>}
      <PasswordField label={say('authority.secret')} isRequired {...form.field('secret')} />
    </FormDialog>
  );
}
