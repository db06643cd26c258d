import { AppError } from '@sarn/kernel';
import type { Tx } from '@sarn/platform-server';
import { sql } from 'kysely';

/**
 * Carries one plan out on a savepoint: what is refused halfway is taken back, and the other plans of the
 * run go on.
 *
 * @returns the code of what prevents it; null when it is done
 */
export async function tryPlan(tx: Tx, carryOut: () => Promise<unknown>): Promise<string | null> {
  await sql`savepoint plan`.execute(tx.sql);
  try {
    await carryOut();
    await sql`release savepoint plan`.execute(tx.sql);
    return null;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await sql`rollback to savepoint plan`.execute(tx.sql);
    return error.code;
  }
}

/** Tries something out and takes it back. @throws what it throws */
export async function rehearse(tx: Tx, carryOut: () => Promise<unknown>): Promise<void> {
  await sql`savepoint rehearsal`.execute(tx.sql);
  try {
    await carryOut();
  } finally {
    await sql`rollback to savepoint rehearsal`.execute(tx.sql);
  }
}
