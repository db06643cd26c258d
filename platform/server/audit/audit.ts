import type { Tx } from '../db/database.ts';

/** One entry of the audit trail: who did what to which subject. */
export interface AuditEntry {
  /** `module.act`, as in `identity.signed-in`; its phrase is in the module's audit words. */
  readonly act: string;
  /** The person, or null for the system itself. */
  readonly callerId: string | null;
  readonly subject: { readonly kind: string; readonly id: string };
  /** Facts of the act; no passwords or tokens, no text of classified documents. */
  readonly detail?: Readonly<Record<string, unknown>>;
  /** Where the call came from; that of the running call when left out. */
  readonly requestId?: string;
}

/** Told of acts while they are done: of one, or of all that are written together. */
export type AuditListener = (tx: Tx, entries: readonly AuditEntry[]) => Promise<void>;

export interface Audit {
  /** Writes in the transaction of the act: both are committed, or neither. */
  write(tx: Tx, entry: AuditEntry): Promise<void>;
  /** The same for many acts at once, in their order: an import of thousands of people. */
  writeAll(tx: Tx, entries: readonly AuditEntry[]): Promise<void>;
  /**
   * From now on called with the entries, in the transaction of its act: what it throws undoes the act.
   * Of this process; to be called at its start.
   */
  listen(listener: AuditListener): void;
}
