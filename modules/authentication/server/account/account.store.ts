import type { Instant } from '@sarn/kernel';
import type { Handle, Tx } from '@sarn/platform-server';
import type { Insertable, Kysely } from 'kysely';
import type { AccountTable, AuthenticationTables } from '../authentication.tables.gen.ts';

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

async function one(db: Handle, where: string, value: unknown): Promise<AccountRow | undefined> {
  const rows = await db.query<AccountRow>(`${select} where ${where}`, [value]);
  return rows[0];
}

export const findByUsername = (db: Handle, username: string): Promise<AccountRow | undefined> =>
  one(db, 'a.username = $1', username);

export const findByPerson = (db: Handle, personId: string): Promise<AccountRow | undefined> =>
  one(db, 'a.person_id = $1', personId);

/** Whether any account exists. */
export async function hasAccounts(db: Handle): Promise<boolean> {
  const rows = await db.query('select 1 from account limit 1');
  return rows.length > 0;
}

/** Locks the account until the transaction ends: sign-ins of one account run one by one. */
export const lockAccountForUpdate = (tx: Tx, id: string): Promise<AccountRow | undefined> =>
  one(tx, 'a.id = $1 for update of a', id);

export interface OpenAccount {
  readonly id: string;
  readonly idCardHash: Buffer | null;
  readonly directoryName: string | null;
}

/** The open account of an address, and what an ID card of its person must hash to. */
export async function findByEmail(db: Handle, email: string): Promise<OpenAccount | undefined> {
  const rows = await db.query<OpenAccount>(
    `select a.id, m.id_card_hash "idCardHash", a.directory_name "directoryName" from account a join person m on m.id = a.person_id
     where m.email = $1 and m.is_active and not a.is_suspended`,
    [email],
  );
  return rows[0];
}

export async function insertAccount(tx: Tx, row: Insertable<AccountTable>): Promise<void> {
  await (tx.sql as Kysely<AuthenticationTables>).insertInto('account').values(row).execute();
}

export async function setFailures(
  tx: Tx,
  id: string | null,
  count: number,
  lockedUntil: Instant | null,
): Promise<void> {
  await tx.query('update account set failed_count = $2, locked_until = $3 where id = $1', [
    id,
    count,
    lockedUntil,
  ]);
}

/** Sets the hash, the failure count to zero, and ends the lock. */
export async function setPasswordHash(
  tx: Tx,
  id: string,
  hash: string,
  now: Instant,
): Promise<void> {
  await tx.query(
    `update account set password_hash = $2, password_changed_at = $3, failed_count = 0,
       locked_until = null where id = $1`,
    [id, hash, now],
  );
}

/** @returns whether the account exists */
export async function setSuspended(tx: Tx, id: string, isSuspended: boolean): Promise<boolean> {
  const rows = await tx.query('update account set is_suspended = $2 where id = $1 returning id', [
    id,
    isSuspended,
  ]);
  return rows.length > 0;
}

/** @returns whether the account exists */
export async function setDirectoryName(
  tx: Tx,
  id: string,
  directoryName: string | null,
): Promise<boolean> {
  const rows = await tx.query('update account set directory_name = $2 where id = $1 returning id', [
    id,
    directoryName,
  ]);
  return rows.length > 0;
}

/** Whether a session of the account that is still kept was opened from this address. */
export async function isKnownAddress(db: Handle, id: string, ip: string): Promise<boolean> {
  const rows = await db.query('select 1 from session where account_id = $1 and ip = $2 limit 1', [
    id,
    ip.slice(0, 60),
  ]);
  return rows.length > 0;
}
