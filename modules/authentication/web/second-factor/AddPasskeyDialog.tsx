import {
  Button,
  Dialog,
  ErrorSummary,
  FormLayout,
  PasswordField,
  TextField,
  useWords,
} from '@sarn/platform-web';
import { useId, useState } from 'react';
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
  const form = useId();
  const add = useAddPasskey();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState<string | null>(null);
  const submit = async (): Promise<void> => {
    add.reset();
    const noPassword = password === '' ? say('confirm.passwordMissing') : null;
    const found = name.trim() === '' ? say('passkey.nameMissing') : noPassword;
    setMissing(found);
    if (found) return;
    const done = await add.mutateAsync({ name: name.trim(), password }).catch(() => null);
    if (done) onDone(done.message, done.recoveryCodes);
  };
  const footer = (
    <>
      <Button onPress={onClose}>{say('confirm.cancel')}</Button>
      <Button type="submit" form={form} variant="primary" isPending={add.isPending}>
        {say('passkey.submit')}
      </Button>
    </>
  );
  return (
    <Dialog
      isOpen
      isGuarded
      size="s"
      title={say('passkey.title')}
      onClose={onClose}
      footer={footer}
    >
      <FormLayout id={form} onSubmit={() => void submit()}>
        <p>{say('passkey.text')}</p>
        <ErrorSummary error={missing ?? add.error} isFocused />
        <TextField
          label={say('passkey.name')}
          description={say('passkey.nameHint')}
          maxLength={60}
          value={name}
          onChange={setName}
        />
        <PasswordField
          label={say('confirm.password')}
          description={say('confirm.passwordHint')}
          value={password}
          onChange={setPassword}
        />
      </FormLayout>
    </Dialog>
  );
}
