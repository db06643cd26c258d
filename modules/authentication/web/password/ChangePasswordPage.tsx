import {
  Button,
  Card,
  ErrorSummary,
  FormLayout,
  PageHeader,
  PasswordField,
  useToasts,
  useWords,
} from '@sarn/platform-web';
import { useState } from 'react';
import { useAccount, useChangePassword } from '../authentication.client.ts';
import { sessionWords } from '../session/words/session-words.ts';
import { authenticationWords } from '../words/authentication-words.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { newPasswordRefusal } from './new-password.ts';

/** `/change-password`; a password of the agency's directory is changed there. */
export default function ChangePasswordPage() {
  const say = useWords(sessionWords);
  const account = useAccount();
  const place = account.data?.passwordPlace ?? null;
  return (
    <div className="s-record-page s-record-page-narrow">
      <PageHeader title={say('change.title')} />
      <Card>{place === null ? <ChangeForm /> : <p>{say('change.elsewhere', { place })}</p>}</Card>
    </div>
  );
}

function ChangeForm() {
  const say = useWords(sessionWords);
  const sayRules = useWords(authenticationWords);
  const toasts = useToasts();
  const change = useChangePassword();
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const submit = async () => {
    const missing = current === '' ? say('change.currentMissing') : null;
    const found = missing ?? newPasswordRefusal(sayRules, password, repeated);
    setRefusal(found);
    change.reset();
    if (found) return;
    const sent = { currentPassword: current, newPassword: password };
    const done = await change.mutateAsync(sent).catch(() => null);
    if (!done) return;
    for (const clear of [setCurrent, setPassword, setRepeated]) clear('');
    toasts.show({ tone: 'success', title: done.message, timeoutMs: 5000 });
  };
  const save = (
    <Button type="submit" variant="primary" isPending={change.isPending}>
      {say('change.submit')}
    </Button>
  );
  return (
    <FormLayout onSubmit={() => void submit()} actions={save}>
      <p className="s-muted">{say('change.text')}</p>
      <ErrorSummary error={refusal ?? change.error} isFocused />
      <PasswordField label={say('change.current')} value={current} onChange={setCurrent} />
      <NewPasswordFields
        Field={PasswordField}
        password={password}
        repeated={repeated}
        onPassword={setPassword}
        onRepeated={setRepeated}
      />
    </FormLayout>
  );
}
