import type { Instant } from '@sarn/kernel';
import { row, statement } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import { secondFactorLimits } from '../contract/index.ts';
import { secondFactorTables } from './tables.ts';

/** Tries of an account in a row, and whether this one locks the second factor. */
export interface CountedTry {
  readonly count: number;
  /** Set when this try reached the limit; a right code clears it. */
  readonly restsUntil: Instant | null;
}

const { failuresBeforeRest: most, restMinutes, longestRestMinutes } = secondFactorLimits;

/**
 * Counts a try before the code is compared, and locks the second factor at every tenth in the same
 * statement, so that guesses at the same time are all counted. A right code clears the count.
 *
 * @returns undefined while the second factor of the account is locked
 */
export function countTry(
  db: Handle,
  accountId: string,
  now: Instant,
): Promise<CountedTry | undefined> {
  return countSql.first(db, accountId, now);
}

const countSql = statement(
  'second-factor-guard.count-try',
  row<CountedTry>({ count: 'int4', restsUntil: 'timestamptz?' }),
  ['uuid', 'timestamptz'],
  `insert into second_factor_guard as g (account_id, failed_count) values ($1, 1)
   on conflict (account_id) do update set failed_count = g.failed_count + 1,
     rests_until = case when (g.failed_count + 1) % ${most} = 0 then $2::timestamptz
       + make_interval(mins => least(${longestRestMinutes},
         ${restMinutes} * power(2, least((g.failed_count + 1) / ${most} - 1, 20)))::int) end
     where g.rests_until is null or g.rests_until <= $2
   returning failed_count "count", rests_until "restsUntil"`,
);

/** When the lock of the second factor ends; null when it is not locked. */
export async function findRest(
  db: Handle,
  accountId: string,
  now: Instant,
): Promise<Instant | null> {
  const found = await secondFactorTables(db)
    .selectFrom('second_factor_guard')
    .select('rests_until as until')
    .where('account_id', '=', accountId)
    .where('rests_until', '>', now)
    .executeTakeFirst();
  return found?.until ?? null;
}

export async function clearGuard(tx: Tx, accountId: string): Promise<void> {
  await secondFactorTables(tx)
    .deleteFrom('second_factor_guard')
    .where('account_id', '=', accountId)
    .execute();
}
