import { FormDialog, PasswordField, useDialogForm, useWords } from '@sarn/platform-web';
import { useProtectAuthority } from '../certificate.client.ts';
import { IssuingSecretFields } from './IssuingSecretFields.tsx';
import { useIssuingSecretCheck } from './use-issuing-secret.ts';
import type { SecretFile } from './use-issuing-secret.ts';
import { certificateWords } from '../words/certificate-words.ts';

interface ProtectDialogProps {
  readonly file: SecretFile;
  readonly onClose: () => void;
}

/** Seals the issuing key of an authority that was made without a secret. */
export function ProtectDialog({ file, onClose }: ProtectDialogProps) {
  const say = useWords(certificateWords);
  const protect = useProtectAuthority();
  const check = useIssuingSecretCheck(file);
  const form = useDialogForm({
    name: 'certificate.protect',
    start: { secret: '', again: '', password: '' },
    withoutSecrets: () => ({}),
    check: (values) => ({
      ...check(values),
      password: values.password === '' && say('passwordMissing'),
    }),
    send: ({ secret, password }) =>
      protect.mutateAsync({ password, ...(file === 'none' && { secret }) }),
    told: () => ({ title: say('authority.protected') }),
    onClose,
  });
  const title = say('authority.protect');
  return (
    <FormDialog size="s" title={title} label={title} form={form} onClose={onClose}>
      <p>{say('authority.protectText')}</p>
      <IssuingSecretFields
        label={say('authority.secret')}
        file={file}
        secret={form.field('secret')}
        again={form.field('again')}
      />
      <PasswordField label={say('password')} isRequired {...form.field('password')} />
    </FormDialog>
  );
}
