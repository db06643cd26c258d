import {
  PublicButton,
  PublicForm,
  PublicPasswordField,
  PublicTextField,
  useForm,
  usePageTitle,
  useWords,
} from '@sarn/platform-web/public';
import { Suspense, lazy } from 'react';
import { authenticationWords } from '../words/authentication-words.ts';
import { CookieBanner } from './CookieBanner.tsx';
import { EndedNotice } from './EndedNotice.tsx';
import { HostLink } from './HostLink.tsx';
import { PasskeyButton } from './PasskeyButton.tsx';
import { SignInMessageBox } from './SignInMessageBox.tsx';
import { useSignInHost } from './sign-in-host.ts';
import { useSignIn } from './use-sign-in.ts';
import type { SignInPath } from './use-sign-in.ts';
import './sign-in.css';

// Loaded after the form is shown: most agencies have none of them.
const OtherWays = lazy(() => import('../federated/OtherWays.tsx'));

interface SignInFormProps {
  readonly path: SignInPath;
  /** Title of the page; above another page there is none. */
  readonly title?: string;
}

/** Username and password; the same on both sign-in screens and above a page whose session ended. */
export function SignInForm({ path, title }: SignInFormProps) {
  const say = useWords(authenticationWords);
  usePageTitle(title ?? null);
  const { Step } = useSignInHost().secondFactor;
  const signIn = useSignIn(path);
  const form = useForm({
    name: 'sign-in',
    start: { username: '', password: '' },
    keep: () => 'nowhere',
    withoutSecrets: ({ username }) => ({ username }),
    send: ({ username, password }) => signIn.submit({ username: username.trim(), password }),
  });
  const submit = async () => (signIn.isPending ? null : form.submit());
  const { message } = signIn;
  if (message?.kind === 'secondFactor') {
    return (
      <Suspense>
        <Step asked={message.asked} onDone={signIn.finish} onOver={signIn.giveUp} />
      </Suspense>
    );
  }
  return (
    <>
      <PublicForm className="sign-in-form" form={{ ...form, submit }}>
        {title && <h1>{title}</h1>}
        {title && <EndedNotice />}
        <PublicTextField
          label={say('signIn.username')}
          name="username"
          autoComplete="username"
          autoFocus
          maxLength={200}
          {...form.field('username')}
        />
        <PublicPasswordField
          label={say('signIn.password')}
          name="password"
          {...form.field('password')}
        />
        <p className="sign-in-forgot">
          <HostLink to="/forgot-password">{say('signIn.forgot')}</HostLink>
        </p>
        {signIn.captchaBox}
        <PublicButton type="submit" variant="primary" isWide isPending={signIn.isPending}>
          {say('signIn.submit')}
        </PublicButton>
        <PasskeyButton onPress={signIn.byPasskey} isDisabled={signIn.isPending} />
        <Suspense>
          <OtherWays isDisabled={signIn.isPending} />
        </Suspense>
      </PublicForm>
      {message && <SignInMessageBox message={message} onDismiss={signIn.dismiss} />}
      {title && <CookieBanner />}
    </>
  );
}
