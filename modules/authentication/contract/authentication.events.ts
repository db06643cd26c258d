/**
 * Sent to the sockets of a person just before one of their sessions is disconnected, with
 * `{ sessionId, reason }`: the browser of this session shows the reason and goes to sign-in,
 * the others do nothing.
 */
export const sessionEndedEvent = 'session-ended';

/** Why a session ended before it expired. */
export const sessionEndReasons = [
  'signed-out',
  'revoked',
  'taken-over',
  'password-changed',
  'password-reset',
  'suspended',
] as const;
export type SessionEndReason = (typeof sessionEndReasons)[number];
