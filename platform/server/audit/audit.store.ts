import { newId } from '@sarn/kernel';
import type { Clock } from '../clock.ts';
import type { Tx } from '../db/database.ts';
import { writeStatement } from '../db/statement/statement.ts';
import type { Audit, AuditEntry } from './audit.ts';
import { callOrigin } from './call-origin.ts';

const insertSql = writeStatement(
  'audit-entry.insert',
  ['uuid', 'timestamptz', 'text', 'text?', 'text', 'text', 'text', 'text?', 'text?'],
  `insert into audit_entry
     (id, at, act, caller_id, subject_kind, subject_id, detail, request_id, ip)
   values ($1, $2, $3, $4, $5, $6, $7::text::jsonb, $8, $9)`,
);

/** Writes one entry; for programs beside the server. Server code uses the platform's `audit`. */
export async function writeAudit(tx: Tx, clock: Clock, entry: AuditEntry): Promise<void> {
  const at = clock.now();
  const origin = callOrigin.getStore();
  await insertSql(
    tx,
    newId(at.getTime()),
    at.toISOString(),
    entry.act,
    entry.callerId,
    entry.subject.kind,
    entry.subject.id,
    JSON.stringify(entry.detail ?? {}),
    entry.requestId ?? origin?.requestId ?? null,
    origin?.ip ?? null,
  );
}

/**
 * The audit trail in table `audit_entry`, which refuses every change of an existing row.
 *
 * @param nudge called after the commit, when a row waits for its seal
 */
export function createAudit(clock: Clock, nudge: () => void = () => undefined): Audit {
  return {
    async write(tx, entry) {
      await writeAudit(tx, clock, entry);
      tx.afterCommit(nudge);
    },
  };
}
