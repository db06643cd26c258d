import type { Instant } from '@sarn/kernel';
import { row, statement, writeStatement } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import type { Insertable } from 'kysely';
import type { SuspendCode } from '../../contract/index.ts';
import type { AccountTable } from '../authentication.tables.gen.ts';
import { authenticationTables } from '../tables.ts';

export interface AccountRow {
  readonly id: string;
  readonly personId: string;
  readonly username: string;
  readonly passwordHash: string;
  readonly failedCount: number;
  readonly lockedUntil: Instant | null;
  /** Name in the agency's directory, which checks the password; null when our own hash does. */
  readonly directoryName: string | null;
  /** Not suspended, and the person still works here. */
  readonly isOpen: boolean;
}

const select = `select a.id, a.person_id "personId", a.username, a.password_hash "passwordHash",
    a.failed_count "failedCount", a.locked_until "lockedUntil", a.directory_name "directoryName",
    (not a.is_suspended and m.is_active) "isOpen"
  from account a join person m on m.id = a.person_id`;

const account = row<AccountRow>({
  id: 'uuid',
  personId: 'uuid',
  username: 'text',
  passwordHash: 'text',
  failedCount: 'int4',
  lockedUntil: 'timestamptz?',
  directoryName: 'text?',
  isOpen: 'bool',
});

const byUsernameSql = statement(
  'account.by-username',
  account,
  ['text'],
  `${select} where a.username = $1`,
);

export const findByUsername = (db: Handle, username: string): Promise<AccountRow | undefined> =>
  byUsernameSql.first(db, username);

const byPersonSql = statement(
  'account.by-person',
  account,
  ['uuid'],
  `${select} where a.person_id = $1`,
);

export const findByPerson = (db: Handle, personId: string): Promise<AccountRow | undefined> =>
  byPersonSql.first(db, personId);

/** Whether any account exists. */
export async function hasAccounts(db: Handle): Promise<boolean> {
  const found = await authenticationTables(db)
    .selectFrom('account')
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

const lockSql = statement(
  'account.lock',
  account,
  ['uuid'],
  `${select} where a.id = $1 for update of a`,
);

/** Locks the account until the transaction ends: sign-ins of one account run one by one. */
export const lockAccountForUpdate = (tx: Tx, id: string): Promise<AccountRow | undefined> =>
  lockSql.first(tx, id);

export interface OpenAccount {
  readonly id: string;
  readonly idCardHash: Buffer | null;
  readonly directoryName: string | null;
}

/** The open account of an address, and what an ID card of its person must hash to. */
export function findByEmail(db: Handle, email: string): Promise<OpenAccount | undefined> {
  return byEmailSql.first(db, email);
}

const byEmailSql = statement(
  'account.by-email',
  row<OpenAccount>({ id: 'uuid', idCardHash: 'bytea?', directoryName: 'text?' }),
  ['text'],
  `select a.id, m.id_card_hash "idCardHash", a.directory_name "directoryName"
   from account a join person m on m.id = a.person_id
   where m.email = $1 and m.is_active and not a.is_suspended`,
);

/** Rows of one statement. */
const batch = 500;

export async function insertAccounts(
  tx: Tx,
  rows: readonly Insertable<AccountTable>[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += batch) {
    await authenticationTables(tx)
      .insertInto('account')
      .values(rows.slice(from, from + batch))
      .execute();
  }
}

/** Which of these names an account has already. */
export async function listTakenNames(
  h: Handle,
  usernames: readonly string[],
): Promise<ReadonlySet<string>> {
  if (usernames.length === 0) return new Set();
  const rows = await takenNamesSql.all(h, usernames);
  return new Set(rows.map(({ username }) => username));
}

const takenNamesSql = statement(
  'account.taken-names',
  row<{ username: string }>({ username: 'text' }),
  ['text[]'],
  'select username from account where username = any($1)',
);

/** Whose accounts these are. */
export async function listOwners(
  h: Handle,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await ownersSql.all(h, ids);
  return new Map(rows.map(({ id, personId }) => [id, personId]));
}

const ownersSql = statement(
  'account.owners',
  row<{ id: string; personId: string }>({ id: 'uuid', personId: 'uuid' }),
  ['uuid[]'],
  'select id, person_id "personId" from account where id = any($1)',
);

/** Which of these people have a suspended or closed account. */
export async function listShut(
  h: Handle,
  personIds: readonly string[],
): Promise<ReadonlyMap<string, 'suspended' | 'closed'>> {
  const rows = await shutSql.all(h, personIds);
  return new Map(
    rows.map(({ personId, isClosed }) => [personId, isClosed ? 'closed' : 'suspended']),
  );
}

const shutSql = statement(
  'account.shut',
  row<{ personId: string; isClosed: boolean }>({ personId: 'uuid', isClosed: 'bool' }),
  ['uuid[]'],
  `select person_id "personId", closed_at is not null "isClosed"
   from account where person_id = any($1) and is_suspended`,
);

/** Who suspended or closed an account, when and why. */
export interface Suspension {
  readonly now: Instant;
  readonly by: string | null;
  /** Null: a person did it, and the reason is in their words. */
  readonly code: Exclude<SuspendCode, 'directory-back'> | null;
  /** With a code: what it refers to. */
  readonly reason: string;
}

export async function setClosed(tx: Tx, id: string, closing: Suspension): Promise<void> {
  await authenticationTables(tx)
    .updateTable('account')
    .set(({ fn, ref, val }) => ({
      ...{ is_suspended: true, closed_at: closing.now, suspended_by: closing.by },
      suspended_at: fn.coalesce(ref('suspended_at'), val(closing.now)),
      ...{ suspend_code: closing.code, suspend_reason: closing.reason },
    }))
    .where('id', '=', id)
    .execute();
}

export async function setFailures(
  tx: Tx,
  id: string | null,
  count: number,
  lockedUntil: Instant | null,
): Promise<void> {
  await setFailuresSql(tx, id, count, lockedUntil);
}

const setFailuresSql = writeStatement(
  'account.set-failures',
  ['uuid?', 'int4', 'timestamptz?'],
  'update account set failed_count = $2, locked_until = $3 where id = $1',
);

/** Sets the hash, the failure count to zero, and ends the lock. */
export async function setPasswordHash(
  tx: Tx,
  id: string,
  hash: string,
  now: Instant,
): Promise<void> {
  await authenticationTables(tx)
    .updateTable('account')
    .set({
      password_hash: hash,
      password_changed_at: now,
      failed_count: 0,
      locked_until: null,
    })
    .where('id', '=', id)
    .execute();
}

/** @returns whether the account exists */
export async function setSuspended(
  tx: Tx,
  id: string,
  suspension: Suspension | null,
): Promise<boolean> {
  const { numUpdatedRows } = await authenticationTables(tx)
    .updateTable('account')
    .set({
      ...{ is_suspended: suspension !== null, suspended_at: suspension?.now ?? null },
      ...{ suspended_by: suspension?.by ?? null, closed_at: null },
      suspend_code: suspension?.code ?? null,
      suspend_reason: suspension?.reason ?? '',
    })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** @returns whether the account exists */
export async function setDirectoryName(
  tx: Tx,
  id: string,
  directoryName: string | null,
): Promise<boolean> {
  const updated = await authenticationTables(tx)
    .updateTable('account')
    .set({ directory_name: directoryName })
    .where('id', '=', id)
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
}

/** Whether a session of the account that is still kept was opened from this address. */
export async function isKnownAddress(db: Handle, id: string, ip: string): Promise<boolean> {
  const found = await authenticationTables(db)
    .selectFrom('session')
    .select('id')
    .where('account_id', '=', id)
    .where('ip', '=', ip.slice(0, 60))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
