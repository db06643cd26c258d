/**
 * Told to the sockets of a person just before one of his sessions is cut, with
 * `{ sessionId, reason }`: the browser that holds this session says why and goes to sign-in,
 * the others do nothing.
 */
export const sessionEndedEvent = 'session-ended';

/** Why a session ended before its time. */
export const sessionEndReasons = [
  'signed-out',
  'revoked',
  'taken-over',
  'password-changed',
  'password-reset',
  'suspended',
] as const;
export type SessionEndReason = (typeof sessionEndReasons)[number];
