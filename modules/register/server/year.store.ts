import { row, statement } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import type { RegisterKind } from '../contract/index.ts';
import { registerTables } from './tables.ts';

/** Entries of one year of a register, counted by state. */
export interface YearCounts {
  readonly last: number;
  readonly used: number;
  readonly void: number;
  readonly released: number;
  readonly reserved: number;
}

/** Counts the entries of a year and locks its counter, so that no number is given meanwhile. */
export async function countYearForUpdate(
  tx: Tx,
  registerId: string,
  year: number,
): Promise<YearCounts | undefined> {
  await registerTables(tx)
    .selectFrom('register_counter')
    .select('last_number')
    .where('register_id', '=', registerId)
    .where('be_year', '=', year)
    .forUpdate()
    .execute();
  return countSql.first(tx, registerId, year);
}

const countSql = statement(
  'year.count',
  row<YearCounts>({
    last: 'int4',
    used: 'int8',
    void: 'int8',
    released: 'int8',
    reserved: 'int8',
  }),
  ['uuid', 'int4'],
  `select max(number) as last, count(*) filter (where state = 'USED') as used,
          count(*) filter (where state = 'VOID') as void,
          count(*) filter (where state = 'RELEASED') as released,
          count(*) filter (where state = 'RESERVED') as reserved
   from register_entry where register_id = $1 and be_year = $2 having count(*) > 0`,
);

/** Closes a year; false where it is closed already. */
export async function insertClosedYear(
  tx: Tx,
  year: {
    readonly registerId: string;
    readonly year: number;
    readonly by: string;
    readonly byName: string;
    readonly at: string;
    readonly counts: YearCounts;
  },
): Promise<boolean> {
  const { last, used, void: spoiled, released } = year.counts;
  const closed = await registerTables(tx)
    .insertInto('register_year')
    .values({
      register_id: year.registerId,
      be_year: year.year,
      last_number: last,
      used,
      void: spoiled,
      released,
      closed_by: year.by,
      closed_name: year.byName,
      closed_at: year.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('be_year')
    .executeTakeFirst();
  return closed !== undefined;
}

export async function isYearClosed(h: Handle, registerId: string, year: number): Promise<boolean> {
  const closed = await registerTables(h)
    .selectFrom('register_year')
    .select('be_year')
    .where('register_id', '=', registerId)
    .where('be_year', '=', year)
    .executeTakeFirst();
  return closed !== undefined;
}

export interface ClosedYear {
  readonly registerId: string;
  readonly year: number;
  readonly last: number;
  readonly by: string;
  readonly at: string;
}

export function listClosedYears(h: Handle, registerIds: readonly string[]): Promise<ClosedYear[]> {
  return closedSql.all(h, registerIds);
}

const closedSql = statement(
  'year.list-closed',
  row<ClosedYear>({
    registerId: 'uuid',
    year: 'int4',
    last: 'int4',
    by: 'text',
    at: 'timestamptz',
  }),
  ['uuid[]'],
  `select register_id as "registerId", be_year as year, last_number as last,
          closed_name as by, closed_at as at
   from register_year where register_id = any ($1::uuid[]) order by be_year desc`,
);

/** Whether the register that a unit keeps of a kind is closed for the year. */
export async function isBookClosed(
  h: Handle,
  book: { readonly unitId: string; readonly kind: RegisterKind; readonly year: number },
): Promise<boolean> {
  const found = await registerTables(h)
    .selectFrom('register_year as closed')
    .innerJoin('register', 'register.id', 'closed.register_id')
    .select('closed.be_year')
    .where('register.unit_id', '=', book.unitId)
    .where('register.kind', '=', book.kind)
    .where('closed.be_year', '=', book.year)
    .executeTakeFirst();
  return found !== undefined;
}
