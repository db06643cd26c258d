import type { Instant } from '@sarn/kernel';
import { tablesOf } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import type { Insertable } from 'kysely';
import type { AuthenticationTables, OneTimePasswordTable } from './authentication.tables.gen.ts';

export interface OpenCode {
  readonly id: string;
  readonly accountId: string | null;
  readonly codeHash: string;
}

const tables = tablesOf<AuthenticationTables>();
const isOpen = 'used_at is null and replaced_at is null';

/** Makes the open codes of an account invalid, before a new one is inserted. */
export async function replaceCodes(tx: Tx, accountId: string | null, now: Instant): Promise<void> {
  await tx.query(
    `update one_time_password set replaced_at = $2
     where account_id = $1 and purpose = 'password-reset' and ${isOpen}`,
    [accountId, now],
  );
}

/** How many codes an account was sent since then, used and replaced ones included. */
export async function countCodesSince(tx: Tx, accountId: string, since: Instant): Promise<number> {
  const found = await tables(tx)
    .selectFrom('one_time_password')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('account_id', '=', accountId)
    .where('purpose', '=', 'password-reset')
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return found.n;
}

export async function insertCode(tx: Tx, row: Insertable<OneTimePasswordTable>): Promise<void> {
  await tables(tx).insertInto('one_time_password').values(row).execute();
}

/**
 * Uses one try of the open code of a reference or an account. The try is counted before the code
 * is compared, so that many guesses at once cannot share one. The tries of the link are counted
 * apart: whoever knows only the address cannot use them up.
 */
export async function spendTry(
  db: Handle,
  by: { readonly referenceHash: Buffer | null; readonly accountId: string | null },
  now: Instant,
): Promise<OpenCode | undefined> {
  const [tries, subject, value] =
    by.referenceHash === null
      ? (['tries_left', 'account_id', by.accountId] as const)
      : (['link_tries_left', 'reference_hash', by.referenceHash] as const);
  const rows = await db.query<OpenCode>(
    `update one_time_password set ${tries} = ${tries} - 1
     where ${subject} = $1 and purpose = 'password-reset'
       and ${isOpen} and ${tries} > 0 and expires_at > $2
     returning id, account_id "accountId", code_hash "codeHash"`,
    [value, now],
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
