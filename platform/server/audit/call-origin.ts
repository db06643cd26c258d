import { AsyncLocalStorage } from 'node:async_hooks';

/** Where the call comes from that is served here; nothing in jobs and at the start. */
export interface CallOrigin {
  readonly ip: string;
  readonly requestId: string;
}

/** Set by the HTTP layer around each call, so that no act need hand it on to the audit trail. */
export const callOrigin = new AsyncLocalStorage<CallOrigin>();
