import {
  call,
  PublicPasswordField,
  PublicTextField,
  useForm,
  useWords,
} from '@sarn/platform-web/public';
import { useEffect } from 'react';
import { resetPassword } from '../light-calls.ts';
import { Message } from '../sign-in/Message.tsx';
import { SignInSheet } from '../sign-in/SignInSheet.tsx';
import { useSignInHost } from '../sign-in/sign-in-host.ts';
import { signInTimes } from '../sign-in/sign-in-times.ts';
import { useMessage } from '../sign-in/use-message.ts';
import { passwordWords } from './words/password-words.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { newPasswordRefusal } from './new-password.ts';

/** `/reset-password?key=…`: a new password by the code from the e-mail. */
export default function ResetPasswordPage() {
  const say = useWords(passwordWords);
  const { goTo } = useSignInHost();
  const key = new URLSearchParams(location.search).get('key');
  const { shown, refuse, send, clear } = useMessage();
  const form = useForm({
    name: 'password.reset',
    start: { password: '', repeated: '', code: '' },
    withoutSecrets: () => ({}),
    send: async ({ password, repeated, code }) => {
      const refusal = newPasswordRefusal(say, password, repeated);
      if (refusal) return refuse(refusal);
      if (code.trim() === '') return refuse(say('reset.codeMissing'));
      const sent = { NEW_PASSWORD: password, EMAIL: key ?? '', OTP: code.trim() };
      return send(() => call(resetPassword, sent), signInTimes.resetRedirect);
    },
  });
  useEffect(() => {
    if (!key) goTo('/login', true);
  }, [key, goTo]);
  if (!key) return null;
  return (
    <>
      <SignInSheet title={say('reset.title')} submitLabel={say('reset.submit')} form={form}>
        <NewPasswordFields
          Field={PublicPasswordField}
          password={form.field('password')}
          repeated={form.field('repeated')}
        />
        <PublicTextField
          label={say('reset.code')}
          description={say('reset.codeHint')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={40}
          {...form.field('code')}
        />
      </SignInSheet>
      {shown && (
        <Message {...shown} onClose={() => (shown.tone === 'success' ? goTo('/login') : clear())} />
      )}
    </>
  );
}
