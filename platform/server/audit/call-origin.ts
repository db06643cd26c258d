import { AsyncLocalStorage } from 'node:async_hooks';

/** Where the running call comes from; null in jobs and at the start of the server. */
export interface CallOrigin {
  readonly ip: string;
  readonly requestId: string;
  /** Who calls; null without a session. */
  readonly callerId: string | null;
}

/** Set by the HTTP layer around each call, so that no act need pass it to the audit trail. */
export const callOrigin = new AsyncLocalStorage<CallOrigin>();

/**
 * Who takes turns with others where the work of the running call is queued: the person, else the address. Works of the
 * server itself are one among them.
 */
export function turnOfCall(): string {
  const { callerId, ip } = callOrigin.getStore() ?? { callerId: null, ip: 'this server' };
  return callerId ?? ip;
}
