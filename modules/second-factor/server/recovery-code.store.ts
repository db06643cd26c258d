import type { Instant } from '@sarn/kernel';
import type { Handle, Tx } from '@sarn/platform-server';
import { secondFactorTables } from './tables.ts';

export async function countRecoveryCodes(db: Handle, accountId: string): Promise<number> {
  const counted = await secondFactorTables(db)
    .selectFrom('recovery_code')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return counted.n;
}

/** Replaces the old set by a new one; an empty set leaves none. */
export async function replaceRecoveryCodes(
  tx: Tx,
  accountId: string,
  hashes: readonly Buffer[],
): Promise<void> {
  const tables = secondFactorTables(tx);
  await tables.deleteFrom('recovery_code').where('account_id', '=', accountId).execute();
  if (hashes.length === 0) return;
  await tables
    .insertInto('recovery_code')
    .values(hashes.map((hash) => ({ account_id: accountId, code_hash: hash })))
    .execute();
}

/** Uses a code up; of two calls at once one succeeds. @returns whether it was valid */
export async function spendRecoveryCode(
  tx: Tx,
  accountId: string,
  hash: Buffer,
  now: Instant,
): Promise<boolean> {
  const spent = await secondFactorTables(tx)
    .updateTable('recovery_code')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return spent.numUpdatedRows > 0n;
}
