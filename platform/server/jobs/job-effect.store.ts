import type { Tx } from '../db/database.ts';

/**
 * Marks the effect of a job as done by this transaction. A repeat of the job waits here until this
 * transaction ends.
 *
 * @returns false when the effect was already done
 */
export async function claimEffect(tx: Tx, jobName: string, key: string): Promise<boolean> {
  const rows = await tx.query(
    `insert into job_effect (job_name, key) values ($1, $2)
     on conflict do nothing returning 1`,
    [jobName, key],
  );
  return rows.length > 0;
}

/** @returns how many marks were deleted */
export async function forgetEffects(tx: Tx, days: number): Promise<number> {
  const rows = await tx.query<{ n: number }>(
    `with gone as (delete from job_effect where done_at < now() - make_interval(days => $1)
     returning 1) select count(*) n from gone`,
    [days],
  );
  return rows[0]?.n ?? 0;
}
