import { newId } from '@sarn/kernel';
import type { Clock } from '../clock.ts';
import type { Tx } from '../db/database.ts';
import { writeStatement } from '../db/statement/statement.ts';
import type { Audit, AuditEntry, AuditListener } from './audit.ts';
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

const insertAllSql = writeStatement(
  'audit-entry.insert-all',
  ['timestamptz', 'text?', 'text'],
  `insert into audit_entry
     (id, at, act, caller_id, subject_kind, subject_id, detail, request_id, ip)
   select id, $1, act, "callerId", kind, subject, detail, "requestId", $2
   from jsonb_to_recordset($3::text::jsonb) given
     (id uuid, act text, "callerId" text, kind text, subject text, detail jsonb, "requestId" text)`,
);

/** Rows of one statement. */
const batch = 1_000;

async function writeMany(tx: Tx, clock: Clock, entries: readonly AuditEntry[]): Promise<void> {
  const at = clock.now();
  const origin = callOrigin.getStore();
  for (let from = 0; from < entries.length; from += batch) {
    const rows = entries.slice(from, from + batch).map((entry) => ({
      ...{ id: newId(at.getTime()), act: entry.act, callerId: entry.callerId },
      ...{ kind: entry.subject.kind, subject: entry.subject.id, detail: entry.detail ?? {} },
      requestId: entry.requestId ?? origin?.requestId ?? null,
    }));
    await insertAllSql(tx, at.toISOString(), origin?.ip ?? null, JSON.stringify(rows));
  }
}

/**
 * The audit trail in table `audit_entry`, which refuses every change of an existing row.
 *
 * @param nudge called after the commit, when a row waits for its seal
 */
export function createAudit(clock: Clock, nudge: () => void = () => undefined): Audit {
  const listeners: AuditListener[] = [];
  return {
    async write(tx, entry) {
      await writeAudit(tx, clock, entry);
      tx.afterCommit(nudge);
      for (const listener of listeners) await listener(tx, [entry]);
    },
    async writeAll(tx, entries) {
      if (entries.length === 0) return;
      await writeMany(tx, clock, entries);
      tx.afterCommit(nudge);
      for (const listener of listeners) await listener(tx, entries);
    },
    listen: (listener) => void listeners.push(listener),
  };
}
