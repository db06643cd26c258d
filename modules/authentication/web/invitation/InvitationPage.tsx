import { call, PublicPasswordField, useForm, useWords } from '@sarn/platform-web/public';
import { useEffect } from 'react';
import { acceptInvitation } from '../light-calls.ts';
import { newPasswordRefusal } from '../password/new-password.ts';
import { NewPasswordFields } from '../password/NewPasswordFields.tsx';
import { passwordWords } from '../password/words/password-words.ts';
import { Message } from '../sign-in/Message.tsx';
import { useSignInHost } from '../sign-in/sign-in-host.ts';
import { SignInSheet } from '../sign-in/SignInSheet.tsx';
import { signInTimes } from '../sign-in/sign-in-times.ts';
import { useMessage } from '../sign-in/use-message.ts';

/** `/invitation?key=…`: the first password of a new account. */
export default function InvitationPage() {
  const say = useWords(passwordWords);
  const { goTo } = useSignInHost();
  const key = new URLSearchParams(location.search).get('key');
  const { shown, refuse, send, clear } = useMessage();
  const form = useForm({
    name: 'password.invitation',
    start: { password: '', repeated: '' },
    withoutSecrets: () => ({}),
    send: async ({ password, repeated }) => {
      const refusal = newPasswordRefusal(say, password, repeated);
      if (refusal) return refuse(refusal);
      return send(
        () => call(acceptInvitation, { key: key ?? '', password }),
        signInTimes.resetRedirect,
      );
    },
  });
  useEffect(() => {
    if (!key) goTo('/login', true);
  }, [key, goTo]);
  if (!key) return null;
  return (
    <>
      <SignInSheet
        title={say('invitation.title')}
        submitLabel={say('invitation.submit')}
        form={form}
      >
        <NewPasswordFields
          Field={PublicPasswordField}
          password={form.field('password')}
          repeated={form.field('repeated')}
        />
      </SignInSheet>
      {shown && (
        <Message {...shown} onClose={() => (shown.tone === 'success' ? goTo('/login') : clear())} />
      )}
    </>
  );
}
