/** Tells browsers to look again. Payloads carry ids only: the data is fetched, and checked, anew. */
export interface Live {
  /** Call it in `tx.afterCommit`, so that nobody looks before the rows are there. */
  tell(callerIds: readonly string[], event: string, payload: LivePayload): void;
  /** As `tell`, to everybody who is signed in: for what all may see. */
  tellEveryone(event: string, payload: LivePayload): void;
  /** Ends the sockets of a revoked session. */
  drop(sessionId: string): void;
}

export type LivePayload = Readonly<Record<string, string | number | boolean | null>>;
