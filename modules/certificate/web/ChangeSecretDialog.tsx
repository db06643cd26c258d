import { FormDialog, PasswordField, useDialogForm, useWords } from '@sarn/platform-web';
import { NewSecretFields } from './NewSecretFields.tsx';
import { useChangeSecret } from './certificate.client.ts';
import { useSecretCheck } from './secret-check.ts';
import { certificateWords } from './words/certificate-words.ts';

/** Another signing password for the same key. */
export function ChangeSecretDialog({ onClose }: { readonly onClose: () => void }) {
  const say = useWords(certificateWords);
  const save = useChangeSecret();
  const check = useSecretCheck();
  const form = useDialogForm({
    name: 'certificate.secret',
    start: { old: '', secret: '', again: '' },
    withoutSecrets: () => ({}),
    check: (values) => ({ ...check(values), old: values.old === '' && say('oldSecretMissing') }),
    send: ({ old, secret }) => save.mutateAsync({ secret: old, newSecret: secret }),
    told: () => ({ title: say('secretChanged') }),
    onClose,
  });
  const title = say('changeSecret');
  return (
    <FormDialog size="s" title={title} label={title} form={form} onClose={onClose}>
      <PasswordField label={say('oldSecret')} isRequired {...form.field('old')} />
      <NewSecretFields
        label={say('newSecret')}
        secret={form.field('secret')}
        again={form.field('again')}
      />
    </FormDialog>
  );
}
