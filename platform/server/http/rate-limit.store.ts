import type { Tx } from '../db/database.ts';

/** @returns how many counts of spans that have ended were forgotten */
export async function forgetEndedLimits(tx: Tx, now: Date): Promise<number> {
  const rows = await tx.query<{ n: number }>(
    `with gone as (delete from rate_limit where expire < $1 returning 1)
     select count(*) n from gone`,
    [now.getTime()],
  );
  return rows[0]?.n ?? 0;
}
