import type { UserLogin } from '@sarn/identity/contract';
import { ApiError, call, errorText, useWords } from '@sarn/platform-web/public';
import { useState } from 'react';
import { login, preLogin } from '../light-calls.ts';
import { faultText } from '../password/fault-text.ts';
import { keepSession } from '../session/session.ts';
import { identityWords } from '../words/identity-words.ts';
import { useSignInHost } from './sign-in-host.ts';
import { signInTimes } from './sign-in-times.ts';

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** What stands before the form. */
export type SignInMessage =
  | { kind: 'refused'; title: string; text: string; timeoutMs?: number }
  | { kind: 'takeOver'; text: string; ticket: string }
  | { kind: 'welcome'; user: UserLogin };

/** The path old clients call from each of the two screens. */
export type SignInPath = '/users/login' | '/users/ig-login';

/** The steps of sign-in (specification §4): pre-check, take-over if needed, sign-in, welcome. */
export function useSignIn(path: SignInPath) {
  const say = useWords(identityWords);
  const host = useSignInHost();
  const [message, setMessage] = useState<SignInMessage | null>(null);
  const [isPending, setPending] = useState(false);

  const refuse = (error: unknown): void => {
    const ticket = error instanceof ApiError ? error.body['oauth_id'] : null;
    if (error instanceof ApiError && typeof ticket === 'string' && ticket !== '') {
      setMessage({ kind: 'takeOver', text: error.message, ticket });
    } else if (error instanceof ApiError && error.code === 'identity.wrong-credentials') {
      const texts = { title: say('dialog.noUser'), text: say('dialog.noUserText') };
      setMessage({ kind: 'refused', ...texts, timeoutMs: signInTimes.noUser });
    } else {
      setMessage({ kind: 'refused', title: say('dialog.failed'), text: errorText(error) });
    }
  };

  const step = async (work: () => Promise<void>): Promise<void> => {
    setMessage(null);
    setPending(true);
    await work().catch(refuse);
    setPending(false);
  };

  const reallySignIn = async (who: Credentials, ticket?: string): Promise<void> => {
    const answer = await call(
      { ...login, path },
      { ...who, ...(ticket ? { oauth_id: ticket } : {}) },
    );
    host.preload();
    keepSession(answer.success.token, answer.userLogin);
    setMessage({ kind: 'welcome', user: answer.userLogin });
  };

  /** Refuses empty fields, then pre-checks and signs in. */
  const submit = (who: Credentials): void => {
    const missing = missingField(who);
    if (missing) {
      setMessage({ kind: 'refused', title: say('dialog.error'), text: faultText(missing) });
      return;
    }
    void step(async () => {
      await call(preLogin, who);
      await reallySignIn(who);
    });
  };

  return {
    message,
    isPending,
    submit,
    takeOver: (who: Credentials, ticket: string) => void step(() => reallySignIn(who, ticket)),
    dismiss: () => setMessage(null),
  };
}

function missingField({ username, password }: Credentials): string | null {
  if (username.trim() === '') return 'identity.username-required';
  return password.trim() === '' ? 'identity.password-required' : null;
}
