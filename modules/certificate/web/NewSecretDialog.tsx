import { FormDialog, PasswordField, useDialogForm, useWords } from '@sarn/platform-web';
import { NewSecretFields } from './NewSecretFields.tsx';
import { useAsk } from './certificate.client.ts';
import { useSecretCheck } from './secret-check.ts';
import { certificateWords } from './words/certificate-words.ts';

/** Asks for a certificate: the person chooses the secret of the key that is made. */
export function NewSecretDialog({ onClose }: { readonly onClose: () => void }) {
  const say = useWords(certificateWords);
  const ask = useAsk();
  const check = useSecretCheck();
  const form = useDialogForm({
    name: 'certificate.ask',
    start: { secret: '', again: '', password: '' },
    withoutSecrets: () => ({}),
    check: (values) => ({
      ...check(values, values.password),
      password: values.password === '' && say('passwordMissing'),
    }),
    send: ({ secret, password }) => ask.mutateAsync({ secret, password }),
    told: () => ({ title: say('asked') }),
    onClose,
  });
  return (
    <FormDialog size="s" title={say('ask')} label={say('ask')} form={form} onClose={onClose}>
      <p>{say('askText')}</p>
      <NewSecretFields
        label={say('secret')}
        secret={form.field('secret')}
        again={form.field('again')}
      />
      <PasswordField label={say('password')} isRequired {...form.field('password')} />
    </FormDialog>
  );
}
