import { civilDateAt } from '@sarn/kernel';
import type { Handle, Tx } from '@sarn/platform-server';
import { sql } from 'kysely';
import { signatureTables } from '../tables.ts';

/** The last 3 January, 01:20 in Bangkok, until now: from then on the yearly run is due. */
export function yearlySince(now: Date): string {
  const year = Number(civilDateAt(now).slice(0, 4));
  const inYear = (which: number): Date => new Date(Date.UTC(which, 0, 2, 18, 20));
  const since = inYear(year) <= now ? inYear(year) : inYear(year - 1);
  return since.toISOString();
}

/**
 * Whether no yearly run has begun since then, though something was signed before. An agency that began later has
 * nothing whose time stamp could end: its first run is that of the next January.
 */
export async function isYearlyDue(h: Handle, since: string): Promise<boolean> {
  const begun = await signatureTables(h)
    .selectFrom('renewal_run')
    .select('id')
    .where('kind', '=', 'yearly')
    .where('begun_at', '>=', since)
    .limit(1)
    .executeTakeFirst();
  if (begun) return false;
  const signed = await signatureTables(h)
    .selectFrom('document_signature')
    .select('id')
    .where('signed_at', '<', since)
    .limit(1)
    .executeTakeFirst();
  return signed !== undefined;
}

/** Two processes may find at once that the run is due: the second waits here, and finds the run of the first. */
export async function lockYearly(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('signature.yearly-run'))`.execute(
    signatureTables(tx),
  );
}
