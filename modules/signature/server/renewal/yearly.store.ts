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

/** How long a run may be silent; it writes after each document. One that was silent longer has ended with its program. */
export const silentMs = 10 * 60_000;

/** What has begun of the yearly run of a year. */
export interface YearlyBegun {
  readonly firstAt: string | null;
  /** Nothing is left to do. */
  readonly isWhole: boolean;
  /** One works now. */
  readonly isWorking: boolean;
}

export async function yearlyBegun(h: Handle, since: string, now: Date): Promise<YearlyBegun> {
  const heard = new Date(now.getTime() - silentMs).toISOString();
  const runs = await signatureTables(h)
    .selectFrom('renewal_run')
    .select(['begun_at as begunAt', 'ended_at as endedAt', 'is_whole as isWhole'])
    .select((at) => at('changed_at', '>', heard).as('isHeard'))
    .where('kind', '=', 'yearly')
    .where('begun_at', '>=', since)
    .orderBy('begun_at')
    .execute();
  return {
    firstAt: runs[0]?.begunAt ?? null,
    isWhole: runs.some(({ isWhole }) => isWhole),
    isWorking: runs.some(({ endedAt, isHeard }) => endedAt === null && isHeard),
  };
}

/**
 * Whether the yearly run is due: none since then is whole or at work, though something was signed before. An agency that
 * began later has nothing whose time stamp could end: its first run is that of the next January.
 */
export async function isYearlyDue(h: Handle, since: string, now: Date): Promise<boolean> {
  const { isWhole, isWorking } = await yearlyBegun(h, since, now);
  if (isWhole || isWorking) return false;
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
