import { sessionEndedEvent } from '@sarn/authentication/contract';
import type { SessionEndReason } from '@sarn/authentication/contract';
import { onSessionEnded, useLive } from '@sarn/platform-web';
import { Suspense, lazy, useEffect, useSyncExternalStore } from 'react';
import { useMe } from '@sarn/organisation/web';
import type { SignInHost } from '../sign-in/sign-in-host.ts';
import { askToSignInAgain, endedSession, leaveEnded } from './session.ts';
import type { EndReason } from './session.ts';

const SignInAgain = lazy(async () => ({
  default: (await import('./SignInAgain.tsx')).SignInAgain,
}));

const reasons: Readonly<Record<SessionEndReason, EndReason>> = {
  'signed-out': 'expired',
  revoked: 'revoked',
  'taken-over': 'takenOver',
  'password-changed': 'passwordChanged',
  'password-reset': 'passwordReset',
  suspended: 'suspended',
};

/**
 * The same person goes on, here or at another computer. In all other cases somebody may see
 * the page who must not: a device was lost, or its person has signed out in another tab.
 */
const staysAfter: ReadonlySet<SessionEndReason> = new Set(['taken-over']);

/** When the session ends elsewhere: asks to sign in again above the page, or leaves it. */
export function SessionEnded(props: Pick<SignInHost, 'offersPasskeys' | 'secondFactor'>) {
  const ownSession = useMe().data?.sessionId;
  const reason = useSyncExternalStore(endedSession.subscribe, endedSession.get);
  useEffect(() => onSessionEnded(() => askToSignInAgain('expired')), []);
  useLive(sessionEndedEvent, (payload) => {
    const told = payload as { sessionId?: string; reason?: SessionEndReason };
    if (!ownSession || told.sessionId !== ownSession) return;
    const why = told.reason ?? 'revoked';
    if (staysAfter.has(why)) askToSignInAgain(reasons[why]);
    else leaveEnded(reasons[why]);
  });
  if (reason === null) return null;
  return (
    <Suspense>
      <SignInAgain reason={reason} {...props} />
    </Suspense>
  );
}
