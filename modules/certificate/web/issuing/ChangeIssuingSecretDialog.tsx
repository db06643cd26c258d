import { FormDialog, PasswordField, useDialogForm, useWords } from '@sarn/platform-web';
import { useChangeIssuingSecret } from '../certificate.client.ts';
import { IssuingSecretFields } from './IssuingSecretFields.tsx';
import { useIssuingSecretCheck } from './use-issuing-secret.ts';
import type { SecretFile } from './use-issuing-secret.ts';
import { certificateWords } from '../words/certificate-words.ts';

interface ChangeIssuingSecretDialogProps {
  readonly file: SecretFile;
  readonly onClose: () => void;
}

/** Another secret for the same issuing key. */
export function ChangeIssuingSecretDialog({ file, onClose }: ChangeIssuingSecretDialogProps) {
  const say = useWords(certificateWords);
  const change = useChangeIssuingSecret();
  const check = useIssuingSecretCheck(file);
  const form = useDialogForm({
    name: 'certificate.issuing-secret',
    start: { old: '', secret: '', again: '', password: '' },
    withoutSecrets: () => ({}),
    check: (values) => ({
      ...check(values),
      old: values.old === '' && say('authority.secretMissing'),
      password: values.password === '' && say('passwordMissing'),
    }),
    send: ({ old, secret, password }) =>
      change.mutateAsync({
        ...{ secret: old, password },
        ...(file === 'none' && { newSecret: secret }),
      }),
    told: () => ({ title: say('authority.secretChanged') }),
    onClose,
  });
  const title = say('authority.changeSecret');
  return (
    <FormDialog size="s" title={title} label={title} form={form} onClose={onClose}>
      <p>{say('authority.changeSecretText')}</p>
      <PasswordField label={say('authority.oldSecret')} isRequired {...form.field('old')} />
      <IssuingSecretFields
        label={say('authority.newSecret')}
        file={file}
        secret={form.field('secret')}
        again={form.field('again')}
      />
      <PasswordField label={say('password')} isRequired {...form.field('password')} />
    </FormDialog>
  );
}
