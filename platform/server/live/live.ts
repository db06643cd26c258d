import { changedEvent, changedVersion } from '@sarn/kernel';
import type { ChangedPayload, SentChange } from '@sarn/kernel';

/** Tells browsers to look again. Payloads carry ids only: the data is fetched, and checked, anew. */
export interface Live {
  /** Call it in `tx.afterCommit`, so that nobody looks before the rows are there. */
  tell(callerIds: readonly string[], event: string, payload: LivePayload): void;
  /** As `tell`, to everybody who is signed in: for what all may see. */
  tellEveryone(event: string, payload: LivePayload): void;
  /** Ends the sockets of a revoked session. */
  drop(sessionId: string): void;
  /** False when no browser can hear anything now: then nobody need be looked up. */
  isHeard(): boolean;
}

export type LivePayload = Readonly<Record<string, string | number | boolean | null>>;

/** Tells these people that a thing changed. Give only people who may know its id. */
export function tellChange(live: Live, callerIds: readonly string[], change: SentChange): void {
  live.tell(callerIds, changedEvent, toPayload(change));
}

/** As `tellChange`, to everybody who is signed in: for what all may read. */
export function tellChangeToAll(live: Live, change: SentChange): void {
  live.tellEveryone(changedEvent, toPayload(change));
}

const toPayload = (change: SentChange): ChangedPayload => ({ ...change, v: changedVersion });
