import {
  FormDialog,
  PasswordField,
  TextField,
  useForm,
  useWords,
  wholeForm,
} from '@sarn/platform-web';
import { useAddPasskey } from './second-factor.client.ts';
import { secondFactorWords } from './words/second-factor-words.ts';

export interface AddPasskeyDialogProps {
  readonly onClose: () => void;
  /** Recovery codes to be shown; empty when there are some already. */
  readonly onDone: (message: string, recoveryCodes: readonly string[]) => void;
}

/** Makes a passkey: a name and the password, then the browser asks for the finger, face or PIN. */
export function AddPasskeyDialog({ onClose, onDone }: AddPasskeyDialogProps) {
  const say = useWords(secondFactorWords);
  const add = useAddPasskey();
  const form = useForm({
    name: 'second-factor.passkey',
    start: { name: '', password: '' },
    withoutSecrets: ({ name }) => ({ name }),
    check: ({ name, password }) => ({
      [wholeForm]:
        name.trim() === ''
          ? say('passkey.nameMissing')
          : password === '' && say('confirm.passwordMissing'),
    }),
    send: async ({ name, password }) => add.mutateAsync({ name: name.trim(), password }),
    onDone: ({ message, recoveryCodes }) => onDone(message, recoveryCodes),
  });
  return (
    <FormDialog
      size="s"
      title={say('passkey.title')}
      form={form}
      label={say('passkey.submit')}
      onClose={onClose}
    >
      <p>{say('passkey.text')}</p>
      <TextField
        label={say('passkey.name')}
        description={say('passkey.nameHint')}
        maxLength={60}
        {...form.field('name')}
      />
      <PasswordField
        label={say('confirm.password')}
        description={say('confirm.passwordHint')}
        {...form.field('password')}
      />
    </FormDialog>
  );
}
