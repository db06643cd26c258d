import { AppError, newId } from '@sarn/kernel';
import { hashSecret, unknownSecretHash } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import {
  findByPerson,
  insertAccounts,
  listOwners,
  listShut,
  listTakenNames,
  setClosed,
  setFailures,
  setDirectoryName,
  setPasswordHash,
  setSuspended,
  hasAccounts,
} from './account.store.ts';
import type { AccountRow } from './account.store.ts';
import { deleteAccounts } from '../invitation/invitation.store.ts';
import { readDraft } from '@sarn/organisation/server';
import type { Actor, Changes } from '@sarn/organisation/server';
import type { SuspendCode } from '../../contract/index.ts';
import type { Sessions } from '../session.service.ts';
import { AccountDraft } from './account.drafts.ts';
import { orTaken } from '../taken.ts';

/**
 * Making and changing accounts, for settings and the demo agency. The calling route checks whether
 * the actor has the permission.
 */
export interface Accounts {
  /**
   * Argon2id; computed before the transaction, because it is slow. The password rules are not
   * checked here, but by `newPasswordFault` of the contract.
   */
  hashPassword(password: string): Promise<string>;
  /** The hash of a password that nobody knows: the person sets another by a link or a code. */
  unknownPassword(): string;
  /** Whether any account exists; false in a new installation. */
  hasAccounts(db: Handle): Promise<boolean>;
  createAccount(tx: Tx, by: Actor, draft: AccountDraft): Promise<string>;
  /** The same for many. */
  createAccounts(tx: Tx, by: Actor, drafts: readonly AccountDraft[]): Promise<void>;
  /** Which of these names an account has already. */
  takenNames(h: Handle, usernames: readonly string[]): Promise<ReadonlySet<string>>;
  /**
   * Deletes the accounts of people, which were made and never used.
   *
   * @throws the database's error 23503 where a session or another row refers to one: call it by `tryIn`
   */
  removeUnused(tx: Tx, by: Actor, personIds: readonly string[]): Promise<void>;
  /** Whether the directory of the agency checks the password. @throws AppError 'platform.not-found' */
  isInDirectory(h: Handle, personId: string): Promise<boolean>;
  hasAccount(h: Handle, personId: string): Promise<boolean>;
  /** Null: the person has none. */
  idOf(h: Handle, personId: string): Promise<string | null>;
  /** Whose accounts these are; ids of people by ids of accounts. */
  owners(h: Handle, ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Ends the rest after wrong passwords. */
  unlock(tx: Tx, by: Actor, personId: string): Promise<void>;
  /** Ends all sessions of a person, or one. @returns how many */
  endSessions(tx: Tx, by: Actor, personId: string, onlyId?: string): Promise<number>;
  /** Which of these people cannot sign in, because their account is suspended or closed. */
  shut(
    h: Handle,
    personIds: readonly string[],
  ): Promise<ReadonlyMap<string, 'suspended' | 'closed'>>;
  /** A suspended account is closed for good; `setSuspended` opens it again. */
  close(tx: Tx, by: Actor, personId: string, reason: string): Promise<void>;
  /** Sets a password for somebody and ends all sessions. @param hash of `hashPassword` */
  setPassword(tx: Tx, by: Actor, personId: string, hash: string): Promise<void>;
  /**
   * Lets the agency's directory check the password of an account, under its name there; null: our
   * own hash again. The sessions end.
   */
  setDirectoryName(tx: Tx, by: Actor, personId: string, name: string | null): Promise<void>;
  /** A suspended account loses its sessions at once. @param why of a person, or of the product itself */
  setSuspended(
    tx: Tx,
    by: Actor,
    personId: string,
    isSuspended: boolean,
    why?: string | CodedReason,
  ): Promise<void>;
}

/** Why the product itself changed an account. */
export interface CodedReason {
  readonly code: SuspendCode;
  /** What it refers to: the name in the directory, or what was typed beside it. */
  readonly of: string;
}

export const createAccounts = (changes: Changes, sessions: Pick<Sessions, 'end'>): Accounts => ({
  ...makingOf(changes),
  ...changingOf(changes, sessions),
});

type Making =
  | 'hashPassword'
  | 'unknownPassword'
  | 'hasAccounts'
  | 'createAccount'
  | 'createAccounts'
  | 'takenNames'
  | 'removeUnused';

/** Making accounts, and taking back what was never used. */
function makingOf({ record, recordAll, now }: Changes): Pick<Accounts, Making> {
  return {
    hashPassword: hashSecret,
    unknownPassword: unknownSecretHash,
    hasAccounts,
    async createAccount(tx, by, draft) {
      const account = accountRow(draft, now());
      await orTaken(insertAccounts(tx, [account]));
      await record(tx, by, 'account-created', { kind: 'account', id: account.id });
      return account.id;
    },
    async createAccounts(tx, by, drafts) {
      const rows = drafts.map((draft) => accountRow(draft, now()));
      await orTaken(insertAccounts(tx, rows));
      const made = rows.map(({ id }) => ({ kind: 'account', id }));
      await recordAll(tx, by, 'account-created', made);
    },
    takenNames: listTakenNames,
    async removeUnused(tx, by, personIds) {
      const gone = await deleteAccounts(tx, personIds);
      const people = gone.map((id) => ({ kind: 'person', id }));
      await recordAll(tx, by, 'account-removed', people);
    },
  };
}

/** What happens to an account while it lives, and its end. */
function changingOf(
  { record, now }: Changes,
  sessions: Pick<Sessions, 'end'>,
): Omit<Accounts, Making> {
  return {
    hasAccount: async (h, personId) => (await findByPerson(h, personId)) !== undefined,
    isInDirectory: async (h, personId) => (await getAccount(h, personId)).directoryName !== null,
    idOf: async (h, personId) => (await findByPerson(h, personId))?.id ?? null,
    owners: listOwners,
    shut: listShut,
    async unlock(tx, by, personId) {
      const { id } = await getAccount(tx, personId);
      await setFailures(tx, id, 0, null);
      await record(tx, by, 'account-unlocked', { kind: 'account', id });
    },
    async endSessions(tx, by, personId, onlyId) {
      const { id } = await getAccount(tx, personId);
      const only = onlyId === undefined ? {} : { onlyId };
      const ended = await sessions.end(tx, personId, { accountId: id, reason: 'revoked', ...only });
      await record(tx, by, 'session-revoked', { kind: 'account', id });
      return ended.length;
    },
    async close(tx, by, personId, reason) {
      const { id } = await getAccount(tx, personId);
      const at = { now: now(), by: by.callerId };
      await setClosed(tx, id, { ...at, code: null, reason });
      await sessions.end(tx, personId, { accountId: id, reason: 'suspended' });
      await record(tx, by, 'account-closed', { kind: 'account', id }, { reason });
    },
    async setPassword(tx, by, personId, hash) {
      const { id } = await getAccount(tx, personId);
      await setPasswordHash(tx, id, hash, now());
      await sessions.end(tx, personId, { accountId: id, reason: 'password-reset' });
      await record(tx, by, 'password-set', { kind: 'account', id });
    },
    async setDirectoryName(tx, by, personId, name) {
      const { id } = await getAccount(tx, personId);
      await orTaken(setDirectoryName(tx, id, name));
      await sessions.end(tx, personId, { accountId: id, reason: 'password-reset' });
      const act = name === null ? 'account-from-directory' : 'account-to-directory';
      await record(tx, by, act, { kind: 'account', id });
    },
    async setSuspended(tx, by, personId, isSuspended, why = '') {
      const { id } = await getAccount(tx, personId);
      const { code, of: reason } = typeof why === 'string' ? { code: null, of: why } : why;
      const kept = code === 'directory-back' ? null : code;
      const suspended = { now: now(), by: by.callerId, code: kept, reason };
      await setSuspended(tx, id, isSuspended ? suspended : null);
      if (isSuspended) await sessions.end(tx, personId, { accountId: id, reason: 'suspended' });
      const act = isSuspended ? 'account-suspended' : 'account-reinstated';
      const said = reason === '' ? undefined : { reason };
      const detail = code === null ? said : { code, of: reason };
      // The trail shows the name of an act alone, so the kind is a part of it.
      const named = code === null ? act : `${act}-${code}`;
      await record(tx, by, named, { kind: 'account', id }, detail);
    },
  };
}

function accountRow(draft: AccountDraft, now: string) {
  const read = readDraft(AccountDraft, draft);
  const { id = newId(), personId, username, passwordHash, directoryName } = read;
  return {
    ...{ id, person_id: personId, username: username.toLowerCase(), password_hash: passwordHash },
    ...{ directory_name: directoryName, password_changed_at: now, locked_until: null },
    created_at: now,
  };
}

async function getAccount(db: Handle, personId: string): Promise<AccountRow> {
  const account = await findByPerson(db, personId);
  if (!account) throw new AppError('platform.not-found');
  return account;
}
