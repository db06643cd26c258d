import type { Tx } from './database.ts';
import { sql } from 'kysely';

/** A refusal of the database. */
export interface Refusal {
  /** SQLSTATE. */
  readonly code: string;
}

/** Refusals that concern the rows and not the database: constraints, values, triggers, rules of the product. */
const isOfRows = (code: string): boolean => /^(?:22|23|P0001|SR001)/.test(code);

/**
 * Runs statements that the database may refuse, without losing the transaction.
 *
 * @returns null when they are done; the refusal, after which they are rolled back
 */
export async function tryIn(tx: Tx, work: () => Promise<void>): Promise<Refusal | null> {
  await sql`savepoint part`.execute(tx.sql);
  try {
    await work();
    await sql`release savepoint part`.execute(tx.sql);
    return null;
  } catch (error) {
    const { code = '' } = error as { code?: string };
    if (!isOfRows(code)) throw error;
    await sql`rollback to savepoint part`.execute(tx.sql);
    return { code };
  }
}
