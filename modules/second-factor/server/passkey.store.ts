import type { Instant } from '@sarn/kernel';
import type { Handle, Tx } from '@sarn/platform-server';
import type { Insertable, Kysely } from 'kysely';
import type { OwnPasskey } from '../contract/index.ts';
import type { SecondFactorTables, PasskeyTable } from './second-factor.tables.gen.ts';

export interface PasskeyRow {
  readonly id: string;
  readonly accountId: string;
  readonly credentialId: string;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly transports: readonly string[];
}

const select = `select id, account_id "accountId", credential_id "credentialId",
  public_key "publicKey", counter, transports from passkey`;

/** Passkeys of an account, oldest first. */
export async function listPasskeys(db: Handle, accountId: string): Promise<PasskeyRow[]> {
  return db.query<PasskeyRow>(`${select} where account_id = $1 order by created_at, id`, [
    accountId,
  ]);
}

/** The same as their owner sees them. */
export async function listOwnPasskeys(db: Handle, accountId: string): Promise<OwnPasskey[]> {
  return db.query<OwnPasskey>(
    `select id, name, is_synced "isSynced", created_at "createdAt", last_used_at "lastUsedAt"
     from passkey where account_id = $1 order by created_at, id`,
    [accountId],
  );
}

/** Locks the row: uses of one passkey are counted one by one. */
export async function findPasskeyForUpdate(
  tx: Tx,
  credentialId: string,
): Promise<PasskeyRow | undefined> {
  const rows = await tx.query<PasskeyRow>(`${select} where credential_id = $1 for update`, [
    credentialId,
  ]);
  return rows[0];
}

/** @returns false when the credential is known already */
export async function insertPasskey(tx: Tx, row: Insertable<PasskeyTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await (tx.sql as Kysely<SecondFactorTables>)
    .insertInto('passkey')
    .values(row)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function noteUse(
  tx: Tx,
  id: string,
  use: { readonly counter: number; readonly isSynced: boolean; readonly now: Instant },
): Promise<void> {
  await tx.query(
    'update passkey set counter = $2, is_synced = $3, last_used_at = $4 where id = $1',
    [id, use.counter, use.isSynced, use.now],
  );
}

/** @returns its name, or undefined when the account has no such passkey */
export async function deletePasskey(
  tx: Tx,
  accountId: string,
  id: string,
): Promise<string | undefined> {
  const rows = await tx.query<{ name: string }>(
    'delete from passkey where account_id = $1 and id = $2 returning name',
    [accountId, id],
  );
  return rows[0]?.name;
}

/** @returns how many there were */
export async function deletePasskeys(tx: Tx, accountId: string): Promise<number> {
  const rows = await tx.query('delete from passkey where account_id = $1 returning 1 as done', [
    accountId,
  ]);
  return rows.length;
}
