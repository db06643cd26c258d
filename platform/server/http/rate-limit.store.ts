import type { Tx } from '../db/database.ts';
import { row } from '../db/statement/columns.ts';
import { statement } from '../db/statement/statement.ts';

/** @returns how many counts of ended time spans were deleted */
export async function forgetEndedLimits(tx: Tx, now: Date): Promise<number> {
  return (await forgetSql.first(tx, now.getTime()))?.n ?? 0;
}

const forgetSql = statement(
  'rate-limit.forget-ended',
  row<{ n: number }>({ n: 'int8' }),
  ['int8'],
  `with gone as (delete from rate_limit where expire < $1 returning 1)
   select count(*) n from gone`,
);
