import type { Tx } from '../db/database.ts';

/** One line of the audit trail: who did what to which thing. */
export interface AuditEntry {
  /** `module.act`, as in `identity.signed-in`; its words are in the module's audit words. */
  readonly act: string;
  /** Person, or null for the system itself. */
  readonly callerId: string | null;
  readonly subject: { readonly kind: string; readonly id: string };
  /** Plain facts of the act; no secrets, no texts of secret documents. */
  readonly detail?: Readonly<Record<string, unknown>>;
  /** Of the call that is served here when left out. */
  readonly requestId?: string;
}

export interface Audit {
  /** Writes in the transaction of the act: both happen, or neither. */
  write(tx: Tx, entry: AuditEntry): Promise<void>;
}
