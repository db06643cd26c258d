import type { SecondFactorAsked, SignedIn } from '@sarn/authentication/contract';
import { createContext, useContext } from 'react';
import type { ComponentType } from 'react';

/** Screen that asks for the second factor, after the password was right. */
export interface SecondFactorStepProps {
  readonly asked: SecondFactorAsked['secondFactor'];
  readonly onDone: (answer: SignedIn) => void;
  /** The ticket is no longer valid, or the person goes back: sign-in starts again. */
  readonly onOver: (error: unknown) => void;
}

/** What the module of the second factor brings to the sign-in screens, loaded when needed. */
export interface SecondFactorSignIn {
  readonly Step: ComponentType<SecondFactorStepProps>;
  /** @throws ApiError; with `oauth_id` in its body when a session elsewhere is to be ended */
  readonly byPasskey: () => Promise<SignedIn>;
  /** Ends the session elsewhere, after the person was asked. */
  readonly takeOver: (ticket: string) => Promise<SignedIn>;
}

/** Settings and functions that the application gives to the sign-in screens. */
export interface SignInHost {
  /** Whether the forgotten-password form also asks for the ID card. */
  readonly asksIdCard: boolean;
  /** Whether that form is sent only with a valid address. */
  readonly checksEmail: boolean;
  /** Whether people may sign in by a passkey. */
  readonly offersPasskeys: boolean;
  readonly secondFactor: SecondFactorSignIn;
  /** Starts to load the application after the credentials were right. */
  readonly preload: () => void;
  /** Opens the application after the session was stored. */
  readonly enter: () => void;
  /**
   * Shows another of the sign-in screens: `/login`, `/forgot-password?…`.
   *
   * @param isInstead whether it replaces this one in the history of the browser
   */
  readonly goTo: (path: string, isInstead?: boolean) => void;
}

const SignInHostContext = createContext<SignInHost | null>(null);

/** Provider around the sign-in screens. */
export const SignInHostProvider = SignInHostContext.Provider;

export function useSignInHost(): SignInHost {
  const host = useContext(SignInHostContext);
  if (!host) throw new Error('the sign-in screens need a SignInHostProvider');
  return host;
}
