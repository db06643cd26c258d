import { createContext, useContext } from 'react';

/** Settings and functions that the application gives to the sign-in screens. */
export interface SignInHost {
  /** Whether the forgotten-password form also asks for the ID card. */
  readonly asksIdCard: boolean;
  /** Whether people may sign in by a passkey. */
  readonly offersPasskeys: boolean;
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
