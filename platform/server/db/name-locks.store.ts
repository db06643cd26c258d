import { sql } from 'kysely';
import type { Tx } from './database.ts';

/**
 * A lock by name: a second transaction that asks for the same name waits until the first has
 * committed.
 */
export async function lockName(tx: Tx, name: string, purpose: number): Promise<void> {
  await lockNames(tx, [name], purpose);
}

/** The locks of many names, always taken in the same order. */
export async function lockNames(tx: Tx, names: readonly string[], purpose: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(key) from (
      select distinct hashtextextended(name, ${purpose}) key
      from unnest(${[...names]}::text[]) as asked (name) order by 1
    ) sorted`.execute(tx.sql);
}
