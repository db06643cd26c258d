import type { Instant } from '@sarn/kernel';
import { row, statement } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import { secondFactorTables } from './tables.ts';

export interface OneTimeKey {
  readonly secret: Buffer;
  readonly createdAt: Instant;
  /** Null until a first code has confirmed that the app has the key. */
  readonly confirmedAt: Instant | null;
}

export function findOneTimeKey(db: Handle, accountId: string): Promise<OneTimeKey | undefined> {
  return secondFactorTables(db)
    .selectFrom('one_time_key')
    .select(['secret', 'created_at as createdAt', 'confirmed_at as confirmedAt'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

/** Stores an unconfirmed key. @returns false when there is a confirmed one */
export async function putOneTimeKey(
  tx: Tx,
  key: { readonly accountId: string; readonly secret: Buffer; readonly now: Instant },
): Promise<boolean> {
  const put = { secret: key.secret, created_at: key.now };
  const stored = await secondFactorTables(tx)
    .insertInto('one_time_key')
    .values({ ...put, account_id: key.accountId })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet(put).where('one_time_key.confirmed_at', 'is', null),
    )
    .executeTakeFirst();
  return stored.numInsertedOrUpdatedRows === 1n;
}

/** Confirms a key by its first code. @returns false when another code has confirmed it */
export async function confirmOneTimeKey(
  tx: Tx,
  accountId: string,
  step: number,
  now: Instant,
): Promise<boolean> {
  const confirmed = await secondFactorTables(tx)
    .updateTable('one_time_key')
    .set({ confirmed_at: now, last_step: step })
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  return confirmed.numUpdatedRows > 0n;
}

/** Uses a step up. @returns false when a code of this step or a later one was used before */
export async function takeStep(tx: Tx, accountId: string, step: number): Promise<boolean> {
  const taken = await secondFactorTables(tx)
    .updateTable('one_time_key')
    .set({ last_step: step })
    .where('account_id', '=', accountId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return taken.numUpdatedRows > 0n;
}

/** @returns whether there was a confirmed one */
export async function deleteOneTimeKey(tx: Tx, accountId: string): Promise<boolean> {
  const deleted = await secondFactorTables(tx)
    .deleteFrom('one_time_key')
    .where('account_id', '=', accountId)
    .returning('confirmed_at as confirmedAt')
    .executeTakeFirst();
  return (deleted?.confirmedAt ?? null) !== null;
}

/** Whether anything is stored that only the identity key of the installation reads. */
export async function hasSecondFactorSecrets(h: Handle): Promise<boolean> {
  return (await secretsSql.first(h))?.found === true;
}

const secretsSql = statement(
  'one-time-key.has-secrets',
  row<{ found: boolean }>({ found: 'bool' }),
  [],
  `select exists (select 1 from one_time_key)
     or exists (select 1 from recovery_code where used_at is null) found`,
);
