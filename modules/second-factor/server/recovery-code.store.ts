import type { Instant } from '@sarn/kernel';
import type { Handle, Tx } from '@sarn/platform-server';

export async function countRecoveryCodes(db: Handle, accountId: string): Promise<number> {
  const rows = await db.query<{ n: number }>(
    'select count(*) n from recovery_code where account_id = $1 and used_at is null',
    [accountId],
  );
  return rows[0]?.n ?? 0;
}

/** Replaces the old set by a new one; an empty set leaves none. */
export async function replaceRecoveryCodes(
  tx: Tx,
  accountId: string,
  hashes: readonly Buffer[],
): Promise<void> {
  await tx.query('delete from recovery_code where account_id = $1', [accountId]);
  if (hashes.length === 0) return;
  await tx.query(
    `insert into recovery_code (account_id, code_hash) select $1, unnest($2::bytea[])`,
    [accountId, hashes],
  );
}

/** Uses a code up; of two calls at once one succeeds. @returns whether it was valid */
export async function spendRecoveryCode(
  tx: Tx,
  accountId: string,
  hash: Buffer,
  now: Instant,
): Promise<boolean> {
  const rows = await tx.query(
    `update recovery_code set used_at = $3
     where account_id = $1 and code_hash = $2 and used_at is null returning 1 as done`,
    [accountId, hash, now],
  );
  return rows.length > 0;
}
