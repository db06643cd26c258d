import type { Instant } from '@sarn/kernel';
import { builtStatement, row, writeStatement } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import type { Insertable } from 'kysely';
import type { OneTimePasswordTable } from './authentication.tables.gen.ts';
import { authenticationTables } from './tables.ts';

export interface OpenCode {
  readonly id: string;
  readonly accountId: string | null;
  readonly codeHash: string;
}

const isOpen = 'used_at is null and replaced_at is null';

/** Makes the open codes of an account invalid, before a new one is inserted. */
export async function replaceCodes(tx: Tx, accountId: string | null, now: Instant): Promise<void> {
  await replaceSql(tx, accountId, now);
}

const replaceSql = writeStatement(
  'one-time-password.replace',
  ['uuid?', 'timestamptz'],
  `update one_time_password set replaced_at = $2
   where account_id = $1 and purpose = 'password-reset' and ${isOpen}`,
);

/** How many codes an account was sent since then, used and replaced ones included. */
export async function countCodesSince(tx: Tx, accountId: string, since: Instant): Promise<number> {
  const found = await authenticationTables(tx)
    .selectFrom('one_time_password')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('account_id', '=', accountId)
    .where('purpose', '=', 'password-reset')
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return found.n;
}

export async function insertCode(tx: Tx, values: Insertable<OneTimePasswordTable>): Promise<void> {
  await authenticationTables(tx).insertInto('one_time_password').values(values).execute();
}

/**
 * Uses one try of the open code of a reference or an account. The try is counted before the code
 * is compared, so that many guesses at once cannot share one. The tries of the link are counted
 * apart: whoever knows only the address cannot use them up.
 */
export function spendTry(db: Handle, by: CodeSubject, now: Instant): Promise<OpenCode | undefined> {
  return spendSql.first(db, { by, now });
}

/** Whose code is tried: that of a link, or without one that of an account. */
interface CodeSubject {
  readonly referenceHash: Buffer | null;
  readonly accountId: string | null;
}

const spendSql = builtStatement<OpenCode, { by: CodeSubject; now: Instant }>(
  'one-time-password.spend-try',
  row<OpenCode>({ id: 'uuid', accountId: 'uuid?', codeHash: 'text' }),
  ({ by, now }) => {
    const [tries, subject, value] =
      by.referenceHash === null
        ? (['tries_left', 'account_id', by.accountId] as const)
        : (['link_tries_left', 'reference_hash', by.referenceHash] as const);
    const text = `update one_time_password set ${tries} = ${tries} - 1
     where ${subject} = $1 and purpose = 'password-reset'
       and ${isOpen} and ${tries} > 0 and expires_at > $2
     returning id, account_id "accountId", code_hash "codeHash"`;
    return { text, values: [value, now] };
  },
  () =>
    [null, Buffer.alloc(0)].map((referenceHash) => ({
      by: { referenceHash, accountId: null },
      now: '',
    })),
);

/** @returns false when the code was used at the same time, or a newer code replaced it */
export async function closeCode(tx: Tx, id: string, now: Instant): Promise<boolean> {
  const closed = await authenticationTables(tx)
    .updateTable('one_time_password')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('replaced_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return closed.numUpdatedRows > 0n;
}
