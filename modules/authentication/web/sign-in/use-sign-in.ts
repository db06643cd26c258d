import type { SecondFactorAsked, SignedIn } from '@sarn/authentication/contract';
import {
  ApiError,
  call,
  errorText,
  networkError,
  useWords,
  faultText,
} from '@sarn/platform-web/public';
import { useState } from 'react';
import { useCaptcha } from '../captcha/use-captcha.tsx';
import { finishProviderSignIn, login, preLogin } from '../light-calls.ts';
import { keepSession, verifySession } from '../session/session.ts';
import { shownUser } from '../session/user.wire.ts';
import type { SignedInUser } from '../session/user.wire.ts';
import { authenticationWords } from '../words/authentication-words.ts';
import { useSignInHost } from './sign-in-host.ts';
import { signInTimes } from './sign-in-times.ts';

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** The message shown over the form. */
export type SignInMessage =
  /** `looksAgain`: after closing, the server is asked who is signed in (specification §8). */
  | { kind: 'refused'; title: string; text: string; timeoutMs?: number; looksAgain?: boolean }
  | { kind: 'takeOver'; text: string; confirm: () => void }
  | { kind: 'secondFactor'; asked: SecondFactorAsked['secondFactor'] }
  | { kind: 'welcome'; user: SignedInUser };

/** Completes a sign-in once the person has agreed to end the session elsewhere. */
type Complete = (ticket: string) => Promise<SignedIn>;

/** The path that each of the two screens calls, as old clients do. */
export type SignInPath = '/users/login' | '/users/ig-login';

/** Runs one attempt at a time, and shows its welcome, its question or its error. */
function useAttempt() {
  const say = useWords(authenticationWords);
  const host = useSignInHost();
  const [message, setMessage] = useState<SignInMessage | null>(null);
  const [isPending, setPending] = useState(false);

  const finish = (answer: SignedIn): void => {
    host.preload();
    keepSession(answer.success.token, answer.userLogin);
    setMessage({ kind: 'welcome', user: shownUser(answer.userLogin) });
  };

  const refuse = (error: unknown, complete?: Complete): void => {
    const { code, body, message: sentence } = error instanceof ApiError ? error : networkError();
    const ticket = body['oauth_id'];
    if (complete && typeof ticket === 'string' && ticket !== '') {
      const confirm = () => void step(() => complete(ticket), complete);
      setMessage({ kind: 'takeOver', text: sentence, confirm });
    } else if (code === 'identity.second-factor-needed') {
      const { secondFactor: asked } = body as SecondFactorAsked;
      setMessage({ kind: 'secondFactor', asked });
    } else if (code === 'identity.wrong-credentials') {
      const texts = { title: say('dialog.noUser'), text: say('dialog.noUserText') };
      setMessage({ kind: 'refused', ...texts, timeoutMs: signInTimes.noUser, looksAgain: true });
    } else {
      setMessage({ kind: 'refused', title: say('dialog.failed'), text: errorText(error) });
    }
  };

  /** One sign-in, from the first call to the welcome message or the error. */
  const step = async (work: () => Promise<SignedIn>, complete: Complete): Promise<void> => {
    setMessage(null);
    setPending(true);
    try {
      finish(await work());
    } catch (error) {
      refuse(error, complete);
    }
    setPending(false);
  };

  return { message, setMessage, isPending, finish, refuse, step };
}

/** The steps of sign-in (specification §4): pre-check, take-over if needed, sign-in, welcome. */
export function useSignIn(path: SignInPath) {
  const say = useWords(authenticationWords);
  const host = useSignInHost();
  const captcha = useCaptcha();
  const { message, setMessage, isPending, finish, refuse, step } = useAttempt();

  const reallySignIn = (who: Credentials, ticket?: string): Promise<SignedIn> =>
    captcha.guarded((solved) =>
      call({ ...login, path }, { ...who, ...solved, ...(ticket ? { oauth_id: ticket } : {}) }),
    );

  /** Refuses empty fields, then pre-checks and signs in. */
  const submit = async (who: Credentials): Promise<void> => {
    const missing = missingField(who);
    if (missing) {
      setMessage({ kind: 'refused', title: say('dialog.error'), text: faultText(missing) });
      return;
    }
    const complete: Complete = (ticket) => reallySignIn(who, ticket);
    await step(async () => {
      await captcha.guarded((solved) => call(preLogin, { ...who, ...solved }));
      return reallySignIn(who);
    }, complete);
  };

  return {
    message,
    isPending,
    /** The check against automated programs, while it runs. */
    captchaBox: captcha.box,
    submit,
    /** Finishes a sign-in at the agency's provider, with the query of its redirect. */
    byProvider: (sent: { readonly query: string; readonly secret: string }) =>
      void step(
        () => call(finishProviderSignIn, sent),
        (ticket) => call(finishProviderSignIn, { ...sent, oauth_id: ticket }),
      ),
    /** Signs in by a passkey, without name and password. */
    byPasskey: () => void step(host.secondFactor.byPasskey, host.secondFactor.takeOver),
    finish,
    /** The second factor was cancelled or refused: back to the form, with the error if any. */
    giveUp: (error: unknown) => (error === null ? setMessage(null) : refuse(error)),
    dismiss: () => {
      setMessage(null);
      if (message?.kind === 'refused' && message.looksAgain) void lookAgain(host.enter);
    },
  };
}

/** If there was a sign-in in another tab meanwhile, this tab opens the application too. */
async function lookAgain(enter: () => void): Promise<void> {
  try {
    if (await verifySession()) enter();
  } catch (error) {
    console.warn('who is signed in could not be asked', error);
  }
}

function missingField({ username, password }: Credentials): string | null {
  if (username.trim() === '') return 'identity.username-required';
  return password.trim() === '' ? 'identity.password-required' : null;
}
