import {
  FormDialog,
  PasswordField,
  RadioGroup,
  TextField,
  useDialogForm,
  useWords,
} from '@sarn/platform-web';
import { useMakeAuthority } from './certificate.client.ts';
import { IssuingSecretFields } from './issuing/IssuingSecretFields.tsx';
import { useIssuingSecretCheck } from './issuing/use-issuing-secret.ts';
import type { SecretFile } from './issuing/use-issuing-secret.ts';
import { certificateWords } from './words/certificate-words.ts';

interface MakeAuthorityDialogProps {
  readonly file: SecretFile;
  /** Given the root key, which nobody can fetch again. */
  readonly onMade: (pem: string) => void;
  readonly onClose: () => void;
}

const protections = ['secret', 'installation'] as const;
const start = {
  ...{ name: '', passphrase: '', protection: 'secret' as (typeof protections)[number] },
  ...{ secret: '', again: '', password: '' },
};

/** The form: what seals the root key that is handed out, and what the issuing key that stays here. */
function useMakeForm({ file, onMade, onClose }: MakeAuthorityDialogProps) {
  const say = useWords(certificateWords);
  const make = useMakeAuthority();
  const checkSecret = useIssuingSecretCheck(file);
  return useDialogForm({
    name: 'certificate.authority',
    start,
    withoutSecrets: ({ name, protection }) => ({ name, protection }),
    check: (values) => ({
      name: values.name.trim().length < 3 && say('authority.nameMissing'),
      passphrase: values.passphrase.length < 12 && say('authority.passphraseShort'),
      ...(values.protection === 'secret' && checkSecret(values)),
      password: values.password === '' && say('passwordMissing'),
    }),
    send: ({ again: _again, secret, ...values }) =>
      make.mutateAsync({
        ...values,
        ...(values.protection === 'secret' && file === 'none' && { secret }),
      }),
    onDone: ({ rootKey }) => onMade(rootKey),
    told: () => ({ title: say('authority.made') }),
    onClose,
  });
}

/** Makes the certification authority; the passphrase seals the root key that is handed out. */
export function MakeAuthorityDialog(props: MakeAuthorityDialogProps) {
  const say = useWords(certificateWords);
  const form = useMakeForm(props);
  const title = say('authority.make');
  return (
    <FormDialog size="m" title={title} label={title} form={form} onClose={props.onClose}>
      <p>{say('authority.makeText')}</p>
      <TextField label={say('authority.name')} isRequired maxLength={60} {...form.field('name')} />
      <PasswordField
        label={say('authority.passphrase')}
        description={say('authority.passphraseHint')}
        isRequired
        autoComplete="new-password"
        {...form.field('passphrase')}
      />
      <RadioGroup
        label={say('authority.protection')}
        options={protections.map((value) => ({
          value,
          label: say(`authority.protections.${value}`),
          hint: say(`authority.protections.${value}Hint`),
        }))}
        {...form.field('protection')}
      />
      {form.values.protection === 'secret' && (
        <IssuingSecretFields
          label={say('authority.secret')}
          file={props.file}
          secret={form.field('secret')}
          again={form.field('again')}
        />
      )}
      <PasswordField label={say('password')} isRequired {...form.field('password')} />
    </FormDialog>
  );
}
