import { changedEvent, changedVersion } from '@sarn/kernel';
import type { ChangedPayload, SentChange } from '@sarn/kernel';

/** Tells browsers to fetch again. Payloads carry ids only: the fetch is checked as any other. */
export interface Live {
  /** Call it in `tx.afterCommit`, so that nobody fetches before the rows are committed. */
  tell(callerIds: readonly string[], event: string, payload: LivePayload): void;
  /** As `tell`, to everybody who is signed in: for what all may see. */
  tellEveryone(event: string, payload: LivePayload): void;
  /** Ends the sockets of a revoked session. */
  drop(sessionId: string): void;
  /** False when no browser is connected: then the recipients need not be looked up. */
  isHeard(): boolean;
}

export type LivePayload = Readonly<Record<string, string | number | boolean | null>>;

/** Tells these people that a record changed. Give only people who may know its id. */
export function tellChange(live: Live, callerIds: readonly string[], change: SentChange): void {
  live.tell(callerIds, changedEvent, toPayload(change));
}

/** As `tellChange`, to everybody who is signed in: for what all may read. */
export function tellChangeToAll(live: Live, change: SentChange): void {
  live.tellEveryone(changedEvent, toPayload(change));
}

const toPayload = (change: SentChange): ChangedPayload => ({ ...change, v: changedVersion });
