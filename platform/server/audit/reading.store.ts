import type { Clock } from '../clock.ts';
import type { Tx } from '../db/database.ts';
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
  const rows = await tx.query(
    `insert into audit_reading (reader_id, act, subject_kind, subject_id, hour)
     values ($1, $2, $3, $4, $5) on conflict do nothing returning 1`,
    [callerId, act, subject.kind, subject.id, hour.toISOString()],
  );
  if (rows.length === 0) return false;
  await audit.write(tx, reading);
  return true;
}

/** Deletes the rows of past hours; the entries stay. @returns how many rows */
export async function forgetReadings(tx: Tx, before: Date): Promise<number> {
  const rows = await tx.query<{ n: number }>(
    `with gone as (delete from audit_reading where hour < $1 returning 1)
     select count(*) n from gone`,
    [before.toISOString()],
  );
  return rows[0]?.n ?? 0;
}
