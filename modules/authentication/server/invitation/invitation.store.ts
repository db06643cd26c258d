import type { Instant } from '@sarn/kernel';
import { row, statement } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import type { Insertable } from 'kysely';
import type { InvitationTable } from '../authentication.tables.gen.ts';
import { authenticationTables } from '../tables.ts';

/** Whom an invitation is for. */
export interface Invitee {
  readonly accountId: string;
  readonly personId: string;
  readonly username: string;
  readonly email: string | null;
  readonly isOpen: boolean;
  /** The directory checks the password: nobody is invited. */
  readonly isInDirectory: boolean;
  /** A password was set since the account was made. */
  readonly hadPassword: boolean;
}

const inviteesSql = statement(
  'invitation.invitees',
  row<Invitee>({
    ...{ accountId: 'uuid', personId: 'uuid', username: 'text', email: 'text?' },
    ...{ isOpen: 'bool', isInDirectory: 'bool', hadPassword: 'bool' },
  }),
  ['uuid[]'],
  `select a.id "accountId", a.person_id "personId", a.username, m.email,
     (not a.is_suspended and m.is_active) "isOpen", a.directory_name is not null "isInDirectory",
     a.password_changed_at > a.created_at "hadPassword"
   from account a join person m on m.id = a.person_id where a.person_id = any($1)
   order by a.id`,
);

export const listInvitees = (h: Handle, personIds: readonly string[]): Promise<Invitee[]> =>
  inviteesSql.all(h, personIds);

/** Makes the open invitation of an account invalid, before a new one is inserted. */
export async function replaceInvitation(tx: Tx, accountId: string, now: Instant): Promise<void> {
  await authenticationTables(tx)
    .updateTable('invitation')
    .set({ replaced_at: now })
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .where('replaced_at', 'is', null)
    .execute();
}

export async function insertInvitation(tx: Tx, values: Insertable<InvitationTable>): Promise<void> {
  await authenticationTables(tx).insertInto('invitation').values(values).execute();
}

/** Uses an open invitation. @returns its account; undefined where there is none */
export async function useInvitation(
  tx: Tx,
  tokenHash: Buffer,
  now: Instant,
): Promise<string | undefined> {
  const used = await authenticationTables(tx)
    .updateTable('invitation')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('replaced_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('account_id as accountId')
    .executeTakeFirst();
  return used?.accountId;
}

/** Deletes invitations that ended before the moment. */
export async function forgetInvitations(tx: Tx, before: Instant): Promise<void> {
  await authenticationTables(tx)
    .deleteFrom('invitation')
    .where('expires_at', '<', before)
    .execute();
}

/** Deletes accounts that were made and never used, with their invitations. @returns whose they were */
export async function deleteAccounts(tx: Tx, personIds: readonly string[]): Promise<string[]> {
  const tables = authenticationTables(tx);
  const accounts = tables.selectFrom('account').select('id').where('person_id', 'in', personIds);
  await tables.deleteFrom('invitation').where('account_id', 'in', accounts).execute();
  const gone = await tables
    .deleteFrom('account')
    .where('person_id', 'in', personIds)
    .returning('person_id as personId')
    .execute();
  return gone.map(({ personId }) => personId);
}
