import type { Instant } from '@sarn/kernel';
import type { Handle, Tx } from '@sarn/platform-server';

export interface OneTimeKey {
  readonly secret: Buffer;
  readonly createdAt: Instant;
  /** Null until a first code has confirmed that the app has the key. */
  readonly confirmedAt: Instant | null;
}

export async function findOneTimeKey(
  db: Handle,
  accountId: string,
): Promise<OneTimeKey | undefined> {
  const rows = await db.query<OneTimeKey>(
    `select secret, created_at "createdAt", confirmed_at "confirmedAt"
     from one_time_key where account_id = $1`,
    [accountId],
  );
  return rows[0];
}

/** Stores an unconfirmed key. @returns false when there is a confirmed one */
export async function putOneTimeKey(
  tx: Tx,
  key: { readonly accountId: string; readonly secret: Buffer; readonly now: Instant },
): Promise<boolean> {
  const rows = await tx.query(
    `insert into one_time_key (account_id, secret, created_at) values ($1, $2, $3)
     on conflict (account_id) do update set secret = excluded.secret,
       created_at = excluded.created_at where one_time_key.confirmed_at is null
     returning 1 as done`,
    [key.accountId, key.secret, key.now],
  );
  return rows.length > 0;
}

/** Confirms a key by its first code. @returns false when another code has confirmed it */
export async function confirmOneTimeKey(
  tx: Tx,
  accountId: string,
  step: number,
  now: Instant,
): Promise<boolean> {
  const rows = await tx.query(
    `update one_time_key set confirmed_at = $3, last_step = $2
     where account_id = $1 and confirmed_at is null returning 1 as done`,
    [accountId, step, now],
  );
  return rows.length > 0;
}

/** Uses a step up. @returns false when a code of this step or a later one was used before */
export async function takeStep(tx: Tx, accountId: string, step: number): Promise<boolean> {
  const rows = await tx.query(
    `update one_time_key set last_step = $2
     where account_id = $1 and last_step < $2 returning 1 as done`,
    [accountId, step],
  );
  return rows.length > 0;
}

/** @returns whether there was a confirmed one */
export async function deleteOneTimeKey(tx: Tx, accountId: string): Promise<boolean> {
  const rows = await tx.query<{ was: boolean }>(
    `delete from one_time_key where account_id = $1 returning confirmed_at is not null was`,
    [accountId],
  );
  return rows[0]?.was ?? false;
}

/** Whether anything is stored that only the identity key of the installation reads. */
export async function hasSecondFactorSecrets(h: Handle): Promise<boolean> {
  const rows = await h.query<{ found: boolean }>(
    `select exists (select 1 from one_time_key)
       or exists (select 1 from recovery_code where used_at is null) found`,
  );
  return rows[0]?.found === true;
}
