import type { Tx } from '@sarn/platform-server';

/** A refusal of the database. */
export interface Refusal {
  /** SQLSTATE. */
  readonly code: string;
}

/** Refusals that speak of the rows and not of the database: constraints, values, triggers. */
const isOfRows = (code: string): boolean => /^(?:22|23|P0001)/.test(code);

/**
 * Runs statements that the database may refuse without losing the transaction.
 *
 * @returns null when they are done; the refusal, after which nothing of them is there
 */
export async function tryIn(tx: Tx, work: () => Promise<void>): Promise<Refusal | null> {
  await tx.query('savepoint part');
  try {
    await work();
    await tx.query('release savepoint part');
    return null;
  } catch (error) {
    const { code = '' } = error as { code?: string };
    if (!isOfRows(code)) throw error;
    await tx.query('rollback to savepoint part');
    return { code };
  }
}
