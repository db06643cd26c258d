import type { Handle, Tx } from '../db/database.ts';
import { row } from '../db/statement/columns.ts';
import { statement, writeStatement } from '../db/statement/statement.ts';

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

/** A count of a time span that begins with its first one; times are milliseconds since 1970. */
interface Counted {
  readonly key: string;
  readonly now: number;
  readonly endsAt: number;
}

/** How many were counted in a span that has not ended. */
export async function countedOf(h: Handle, { key, now }: Omit<Counted, 'endsAt'>): Promise<number> {
  return (await countedSql.first(h, key, now))?.points ?? 0;
}

/** Counts one more; in a span that has ended, the first of a new one. */
export const countOne = (tx: Tx, { key, now, endsAt }: Counted): Promise<void> =>
  countSql(tx, key, now, endsAt);

const countedSql = statement(
  'rate-limit.counted',
  row<{ points: number }>({ points: 'int4' }),
  ['text', 'int8'],
  'select points from rate_limit where key = $1 and expire > $2',
);

const countSql = writeStatement(
  'rate-limit.count',
  ['text', 'int8', 'int8'],
  `insert into rate_limit as known (key, points, expire) values ($1, 1, $3)
   on conflict (key) do update set
     points = case when known.expire > $2 then known.points + 1 else 1 end,
     expire = case when known.expire > $2 then known.expire else $3 end`,
);
