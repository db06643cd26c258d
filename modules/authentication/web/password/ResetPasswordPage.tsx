import { PublicPasswordField, PublicTextField, call, useWords } from '@sarn/platform-web/public';
import { useEffect, useState } from 'react';
import { resetPassword } from '../light-calls.ts';
import { Message } from '../sign-in/Message.tsx';
import { SignInSheet } from '../sign-in/SignInSheet.tsx';
import { useSignInHost } from '../sign-in/sign-in-host.ts';
import { signInTimes } from '../sign-in/sign-in-times.ts';
import { useMessage } from '../sign-in/use-message.ts';
import { authenticationWords } from '../words/authentication-words.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { newPasswordRefusal } from './new-password.ts';

/** `/reset-password?key=…`: a new password by the code from the e-mail. */
export default function ResetPasswordPage() {
  const say = useWords(authenticationWords);
  const { goTo } = useSignInHost();
  const key = new URLSearchParams(location.search).get('key');
  const { shown, isPending, refuse, send, clear } = useMessage();
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const [code, setCode] = useState('');
  useEffect(() => {
    if (!key) goTo('/login', true);
  }, [key, goTo]);
  if (!key) return null;
  const submit = () => {
    const refusal = newPasswordRefusal(say, password, repeated);
    if (refusal) return refuse(refusal);
    if (code.trim() === '') return refuse(say('reset.codeMissing'));
    const sent = { NEW_PASSWORD: password, EMAIL: key, OTP: code.trim() };
    void send(() => call(resetPassword, sent), signInTimes.resetRedirect);
  };
  return (
    <>
      <SignInSheet
        title={say('reset.title')}
        submitLabel={say('reset.submit')}
        isPending={isPending}
        onSubmit={submit}
      >
        <NewPasswordFields
          Field={PublicPasswordField}
          password={password}
          repeated={repeated}
          onPassword={setPassword}
          onRepeated={setRepeated}
        />
        <PublicTextField
          label={say('reset.code')}
          description={say('reset.codeHint')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={40}
          value={code}
          onChange={setCode}
        />
      </SignInSheet>
      {shown && (
        <Message {...shown} onClose={() => (shown.tone === 'success' ? goTo('/login') : clear())} />
      )}
    </>
  );
}
