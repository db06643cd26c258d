import type { Handle, Tx } from '@sarn/platform-server';
import { registerTables } from './tables.ts';

/** From where a register goes on. */
export interface RegisterStart {
  readonly registerId: string;
  /** Buddhist year. */
  readonly year: number;
  /** The last number in the book on paper. */
  readonly last: number;
  readonly reason: string;
  readonly by: string;
  readonly at: string;
}

/** Whether a register has an entry in that year; its counter must be locked. */
export async function hasEntries(tx: Tx, registerId: string, year: number): Promise<boolean> {
  const entry = await registerTables(tx)
    .selectFrom('register_entry')
    .select('id')
    .where('register_id', '=', registerId)
    .where('be_year', '=', year)
    .limit(1)
    .executeTakeFirst();
  return entry !== undefined;
}

/** Writes it over an earlier one, together with the counter. */
export async function putStart(tx: Tx, start: RegisterStart): Promise<void> {
  const { registerId, year, last, reason, by, at } = start;
  const told = { last_number: last, reason, set_by: by, set_at: at };
  const place = { register_id: registerId, be_year: year };
  await registerTables(tx)
    .insertInto('register_start')
    .values({ ...place, ...told })
    .onConflict((known) => known.columns(['register_id', 'be_year']).doUpdateSet(told))
    .execute();
  await registerTables(tx)
    .insertInto('register_counter')
    .values({ ...place, last_number: last })
    .onConflict((known) =>
      known.columns(['register_id', 'be_year']).doUpdateSet({ last_number: last }),
    )
    .execute();
}

/** The last number of the book on paper; 0 where the register began with 1. */
export async function findStart(h: Handle, registerId: string, year: number): Promise<number> {
  const start = await registerTables(h)
    .selectFrom('register_start')
    .select('last_number as last')
    .where('register_id', '=', registerId)
    .where('be_year', '=', year)
    .executeTakeFirst();
  return start?.last ?? 0;
}
