import type { Clock } from '../clock.ts';
import type { Tx } from '../db/database.ts';
import { row } from '../db/statement/columns.ts';
import { statement } from '../db/statement/statement.ts';
import { platformTables } from '../tables.ts';
import type { Audit, AuditEntry } from './audit.ts';

const hourMs = 3_600_000;

/** A reading by a person; the system itself reads nothing. */
export type AuditReading = Omit<AuditEntry, 'callerId'> & { readonly callerId: string };

/**
 * Records that a person read something: one entry per person, subject and hour, however often they
 * read it.
 *
 * @returns whether an entry was written
 */
export async function writeReading(
  { audit, clock }: { readonly audit: Audit; readonly clock: Clock },
  tx: Tx,
  reading: AuditReading,
): Promise<boolean> {
  const hour = new Date(Math.floor(clock.now().getTime() / hourMs) * hourMs);
  const { callerId, act, subject } = reading;
  const noted = await noteSql.first(
    tx,
    callerId,
    act,
    subject.kind,
    subject.id,
    hour.toISOString(),
  );
  if (noted === undefined) return false;
  await audit.write(tx, reading);
  return true;
}

const noteSql = statement(
  'audit-reading.note',
  row<{ act: string }>({ act: 'text' }),
  ['text', 'text', 'text', 'text', 'timestamptz'],
  `insert into audit_reading (reader_id, act, subject_kind, subject_id, hour)
   values ($1, $2, $3, $4, $5) on conflict do nothing returning act`,
);

/** Deletes the rows of past hours; the entries stay. @returns how many rows */
export async function forgetReadings(tx: Tx, before: Date): Promise<number> {
  const gone = await platformTables(tx)
    .deleteFrom('audit_reading')
    .where('hour', '<', before.toISOString())
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
}
