import type { Handle, Tx } from '@sarn/platform-server';

/** Lines of one year of a register, by what became of them. */
export interface YearCounts {
  readonly last: number;
  readonly used: number;
  readonly void: number;
  readonly released: number;
  readonly reserved: number;
}

/** Counts the lines of a year and holds its counter, so that no number is given meanwhile. */
export async function countYearForUpdate(
  tx: Tx,
  registerId: string,
  year: number,
): Promise<YearCounts | undefined> {
  await tx.query(
    `select 1 from register_counter where register_id = $1 and be_year = $2 for update`,
    [registerId, year],
  );
  const rows = await tx.query<YearCounts>(
    `select max(number) as last, count(*) filter (where state = 'USED') as used,
            count(*) filter (where state = 'VOID') as void,
            count(*) filter (where state = 'RELEASED') as released,
            count(*) filter (where state = 'RESERVED') as reserved
     from register_entry where register_id = $1 and be_year = $2 having count(*) > 0`,
    [registerId, year],
  );
  return rows[0];
}

/** Closes a year; false where it is closed already. */
export async function insertClosedYear(
  tx: Tx,
  row: {
    readonly registerId: string;
    readonly year: number;
    readonly by: string;
    readonly byName: string;
    readonly at: string;
    readonly counts: YearCounts;
  },
): Promise<boolean> {
  const { last, used, void: spoiled, released } = row.counts;
  const rows = await tx.query(
    `insert into register_year (register_id, be_year, last_number, used, void, released, closed_by,
       closed_name, closed_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict do nothing returning be_year`,
    [row.registerId, row.year, last, used, spoiled, released, row.by, row.byName, row.at],
  );
  return rows.length > 0;
}

export async function isYearClosed(h: Handle, registerId: string, year: number): Promise<boolean> {
  const rows = await h.query(
    `select 1 from register_year where register_id = $1 and be_year = $2`,
    [registerId, year],
  );
  return rows.length > 0;
}

export interface ClosedYear {
  readonly registerId: string;
  readonly year: number;
  readonly last: number;
  readonly by: string;
  readonly at: string;
}

export function listClosedYears(h: Handle, registerIds: readonly string[]): Promise<ClosedYear[]> {
  return h.query<ClosedYear>(
    `select register_id as "registerId", be_year as year, last_number as last,
            closed_name as by, closed_at as at
     from register_year where register_id = any ($1::uuid[]) order by be_year desc`,
    [registerIds],
  );
}

/** Whether the register that a unit keeps of a kind is closed for the year. */
export async function isBookClosed(
  h: Handle,
  book: { readonly unitId: string; readonly kind: string; readonly year: number },
): Promise<boolean> {
  const rows = await h.query(
    `select 1 from register_year closed join register on register.id = closed.register_id
     where register.unit_id = $1 and register.kind = $2 and closed.be_year = $3`,
    [book.unitId, book.kind, book.year],
  );
  return rows.length > 0;
}
