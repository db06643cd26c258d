import type { Instant } from '@sarn/kernel';
import type { Handle, Tx } from '@sarn/platform-server';
import type { Insertable } from 'kysely';
import type { OwnPasskey } from '../contract/index.ts';
import type { PasskeyTable } from './second-factor.tables.gen.ts';
import { secondFactorTables } from './tables.ts';

export interface PasskeyRow {
  readonly id: string;
  readonly accountId: string;
  readonly credentialId: string;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly transports: readonly string[];
}

const passkeys = (h: Handle) =>
  secondFactorTables(h)
    .selectFrom('passkey')
    .select([
      'id',
      'account_id as accountId',
      'credential_id as credentialId',
      'public_key as publicKey',
      'counter',
      'transports',
    ]);

/** Passkeys of an account, oldest first. */
export function listPasskeys(db: Handle, accountId: string): Promise<PasskeyRow[]> {
  return passkeys(db)
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** The same as their owner sees them. */
export function listOwnPasskeys(db: Handle, accountId: string): Promise<OwnPasskey[]> {
  return secondFactorTables(db)
    .selectFrom('passkey')
    .select([
      'id',
      'name',
      'is_synced as isSynced',
      'created_at as createdAt',
      'last_used_at as lastUsedAt',
    ])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Locks the row: uses of one passkey are counted one by one. */
export function findPasskeyForUpdate(
  tx: Tx,
  credentialId: string,
): Promise<PasskeyRow | undefined> {
  return passkeys(tx).where('credential_id', '=', credentialId).forUpdate().executeTakeFirst();
}

/** @returns false when the credential is known already */
export async function insertPasskey(tx: Tx, values: Insertable<PasskeyTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await secondFactorTables(tx)
    .insertInto('passkey')
    .values(values)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function noteUse(
  tx: Tx,
  id: string,
  use: { readonly counter: number; readonly isSynced: boolean; readonly now: Instant },
): Promise<void> {
  await secondFactorTables(tx)
    .updateTable('passkey')
    .set({ counter: use.counter, is_synced: use.isSynced, last_used_at: use.now })
    .where('id', '=', id)
    .execute();
}

/** @returns its name, or undefined when the account has no such passkey */
export async function deletePasskey(
  tx: Tx,
  accountId: string,
  id: string,
): Promise<string | undefined> {
  const deleted = await secondFactorTables(tx)
    .deleteFrom('passkey')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst();
  return deleted?.name;
}

/** @returns how many there were */
export async function deletePasskeys(tx: Tx, accountId: string): Promise<number> {
  const deleted = await secondFactorTables(tx)
    .deleteFrom('passkey')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return Number(deleted.numDeletedRows);
}
