import type { Instant } from '@sarn/kernel';
import type { Handle, Tx } from '@sarn/platform-server';
import type { Insertable, Kysely } from 'kysely';
import type { AuthenticationTables, OneTimePasswordTable } from './authentication.tables.gen.ts';

export interface OpenCode {
  readonly id: string;
  readonly accountId: string | null;
  readonly codeHash: string;
}

const isOpen = 'used_at is null and replaced_at is null';

/** Makes the open codes of an account invalid, before a new one is inserted. */
export async function replaceCodes(tx: Tx, accountId: string | null, now: Instant): Promise<void> {
  await tx.query(
    `update one_time_password set replaced_at = $2
     where account_id = $1 and purpose = 'password-reset' and ${isOpen}`,
    [accountId, now],
  );
}

export async function insertCode(tx: Tx, row: Insertable<OneTimePasswordTable>): Promise<void> {
  await (tx.sql as Kysely<AuthenticationTables>)
    .insertInto('one_time_password')
    .values(row)
    .execute();
}

/**
 * Uses one try of the open code of a reference or an account. The try is counted before the code
 * is compared, so that many guesses at once cannot share one.
 */
export async function spendTry(
  db: Handle,
  by: { readonly referenceHash: Buffer | null; readonly accountId: string | null },
  now: Instant,
): Promise<OpenCode | undefined> {
  const rows = await db.query<OpenCode>(
    `update one_time_password set tries_left = tries_left - 1
     where (reference_hash = $1 or account_id = $2) and purpose = 'password-reset'
       and ${isOpen} and tries_left > 0 and expires_at > $3
     returning id, account_id "accountId", code_hash "codeHash"`,
    [by.referenceHash, by.accountId, now],
  );
  return rows[0];
}

/** @returns false when the code was used at the same time, or a newer code replaced it */
export async function closeCode(tx: Tx, id: string, now: Instant): Promise<boolean> {
  const rows = await tx.query(
    `update one_time_password set used_at = $2 where id = $1 and ${isOpen} and expires_at > $2
     returning id`,
    [id, now],
  );
  return rows.length > 0;
}
