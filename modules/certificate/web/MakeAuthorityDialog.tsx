import { FormDialog, PasswordField, TextField, useDialogForm, useWords } from '@sarn/platform-web';
import { useMakeAuthority } from './certificate.client.ts';
import { certificateWords } from './words/certificate-words.ts';

interface MakeAuthorityDialogProps {
  /** Given the root key, which nobody can fetch again. */
  readonly onMade: (pem: string) => void;
  readonly onClose: () => void;
}

/** Makes the certification authority; the passphrase seals the root key that is handed out. */
export function MakeAuthorityDialog({ onMade, onClose }: MakeAuthorityDialogProps) {
  const say = useWords(certificateWords);
  const make = useMakeAuthority();
  const form = useDialogForm({
    name: 'certificate.authority',
    start: { name: '', passphrase: '', password: '' },
    withoutSecrets: ({ name }) => ({ name }),
    check: ({ name, passphrase, password }) => ({
      name: name.trim().length < 3 && say('authority.nameMissing'),
      passphrase: passphrase.length < 12 && say('authority.passphraseShort'),
      password: password === '' && say('passwordMissing'),
    }),
    send: (values) => make.mutateAsync(values),
    onDone: ({ rootKey }) => onMade(rootKey),
    told: () => ({ title: say('authority.made') }),
    onClose,
  });
  const title = say('authority.make');
  return (
    <FormDialog size="s" title={title} label={title} form={form} onClose={onClose}>
      <p>{say('authority.makeText')}</p>
      <TextField label={say('authority.name')} isRequired maxLength={60} {...form.field('name')} />
      <PasswordField
        label={say('authority.passphrase')}
        description={say('authority.passphraseHint')}
        isRequired
        autoComplete="new-password"
        {...form.field('passphrase')}
      />
      <PasswordField label={say('password')} isRequired {...form.field('password')} />
    </FormDialog>
  );
}
