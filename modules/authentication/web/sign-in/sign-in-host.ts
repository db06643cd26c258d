import { createContext, useContext } from 'react';

/** What the application around the sign-in screens decides. */
export interface SignInHost {
  /** Whether the forgotten-password form asks for the ID card too. */
  readonly asksIdCard: boolean;
  /** Whether people may sign in by a passkey. */
  readonly offersPasskeys: boolean;
  /** Begins to load the application: the credentials were right. */
  readonly preload: () => void;
  /** Opens the application, now that the session is kept. */
  readonly enter: () => void;
  /**
   * Shows another of the sign-in screens: `/login`, `/forgot-password?…`.
   *
   * @param isInstead whether it takes the place of this one, which one cannot go back to
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
