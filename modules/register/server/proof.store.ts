import { row, statement } from '@sarn/platform-server';
import type { Handle } from '@sarn/platform-server';
import { registerTables } from './tables.ts';
import type { NumberedLine } from './proof.rules.ts';

/** The last number a register gave in a year; 0 when it gave none. */
export async function lastNumberOf(h: Handle, registerId: string, year: number): Promise<number> {
  const counter = await registerTables(h)
    .selectFrom('register_counter')
    .select('last_number as last')
    .where('register_id', '=', registerId)
    .where('be_year', '=', year)
    .executeTakeFirst();
  return counter?.last ?? 0;
}

/** Whether a register has a number above its counter; both are read in one statement. */
export async function listBeyond(h: Handle, registerId: string, year: number): Promise<number[]> {
  return (await beyondSql.all(h, registerId, year)).map(({ number }) => number);
}

const beyondSql = statement(
  'book.list-beyond',
  row<{ number: number }>({ number: 'int4' }),
  ['uuid', 'int4'],
  `select number from register_entry entry
   where register_id = $1 and be_year = $2 and number > coalesce((
     select last_number from register_counter counter
     where counter.register_id = $1 and counter.be_year = $2), 0)
   order by number limit 200`,
);

export interface ProofRow extends NumberedLine {
  readonly id: string;
}

/** Numbers of a register up to `last`, rising, after a given entry. */
export function listNumbers(
  h: Handle,
  query: {
    readonly registerId: string;
    readonly year: number;
    readonly last: number;
    readonly after: { readonly number: number; readonly id: string };
    readonly limit: number;
  },
): Promise<ProofRow[]> {
  const { registerId, year, last, after, limit } = query;
  return numbersSql.all(h, registerId, year, last, after.number, after.id, limit);
}

const numbersSql = statement(
  'book.list-numbers',
  row<ProofRow>({ id: 'uuid', number: 'int4', state: 'text', hasPaper: 'bool' }),
  ['uuid', 'int4', 'int4', 'int4', 'uuid', 'int8'],
  `select id, number, state, document_id is not null as "hasPaper" from register_entry
   where register_id = $1 and be_year = $2 and number <= $3 and number >= $4
     and (number, id) > ($4, $5::uuid)
   order by number, id limit $6`,
);
