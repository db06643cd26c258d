import { AppError, newId } from '@sarn/kernel';
import { hashSecret } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import {
  findByPerson,
  insertAccount,
  setDirectoryName,
  setPasswordHash,
  setSuspended,
  hasAccounts,
} from './account.store.ts';
import type { AccountRow } from './account.store.ts';
import { readDraft } from '@sarn/organisation/server';
import type { Actor, Changes } from '@sarn/organisation/server';
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
  /** Whether any account exists; false in a new installation. */
  hasAccounts(db: Handle): Promise<boolean>;
  createAccount(tx: Tx, by: Actor, draft: AccountDraft): Promise<string>;
  /** Sets a password for somebody and ends all sessions. @param hash of `hashPassword` */
  setPassword(tx: Tx, by: Actor, personId: string, hash: string): Promise<void>;
  /**
   * Lets the agency's directory check the password of an account, under its name there; null: our
   * own hash again. The sessions end.
   */
  setDirectoryName(tx: Tx, by: Actor, personId: string, name: string | null): Promise<void>;
  /** A suspended account loses its sessions at once. */
  setSuspended(tx: Tx, by: Actor, personId: string, isSuspended: boolean): Promise<void>;
}

export function createAccounts(
  { record, now }: Changes,
  sessions: Pick<Sessions, 'end'>,
): Accounts {
  return {
    hashPassword: hashSecret,
    hasAccounts,
    async createAccount(tx, by, draft) {
      const read = readDraft(AccountDraft, draft);
      const { id = newId(), personId, username, passwordHash, directoryName } = read;
      const account = {
        id,
        person_id: personId,
        username: username.toLowerCase(),
        password_hash: passwordHash,
        directory_name: directoryName,
        password_changed_at: now(),
        locked_until: null,
        created_at: now(),
      };
      await orTaken(insertAccount(tx, account));
      await record(tx, by, 'account-created', { kind: 'account', id });
      return id;
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
    async setSuspended(tx, by, personId, isSuspended) {
      const { id } = await getAccount(tx, personId);
      await setSuspended(tx, id, isSuspended);
      if (isSuspended) await sessions.end(tx, personId, { accountId: id, reason: 'suspended' });
      const act = isSuspended ? 'account-suspended' : 'account-reinstated';
      await record(tx, by, act, { kind: 'account', id });
    },
  };
}

async function getAccount(db: Handle, personId: string): Promise<AccountRow> {
  const account = await findByPerson(db, personId);
  if (!account) throw new AppError('platform.not-found');
  return account;
}
