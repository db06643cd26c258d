import { sessionEndedEvent } from '@sarn/authentication/contract';
import type { SessionEndReason } from '@sarn/authentication/contract';
import { onSessionEnded, useLive } from '@sarn/platform-web';
import { useEffect } from 'react';
import { useMe } from '../authentication.client.ts';
import { leaveEnded } from './session.ts';
import type { EndReason } from './session.ts';

const reasons: Readonly<Record<SessionEndReason, EndReason>> = {
  'signed-out': 'expired',
  revoked: 'revoked',
  'taken-over': 'takenOver',
  'password-changed': 'passwordChanged',
  'password-reset': 'passwordChanged',
  suspended: 'suspended',
};

/** Goes to sign-in with the reason when the session is ended from elsewhere; renders nothing. */
export function SessionEnded() {
  const ownSession = useMe().data?.sessionId;
  useEffect(() => onSessionEnded(() => leaveEnded('expired')), []);
  useLive(sessionEndedEvent, (payload) => {
    const told = payload as { sessionId?: string; reason?: SessionEndReason };
    if (!ownSession || told.sessionId !== ownSession) return;
    leaveEnded(reasons[told.reason ?? 'revoked'] ?? 'expired');
  });
  return null;
}
