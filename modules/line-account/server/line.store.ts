import { row, statement } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import { lineTables } from './tables.ts';

export interface LineLink {
  readonly personId: string;
  readonly lineUserId: string;
  readonly isBlocked: boolean;
  readonly linkedAt: string;
}

const links = (h: Handle) =>
  lineTables(h)
    .selectFrom('line_link')
    .select([
      'person_id as personId',
      'line_user_id as lineUserId',
      'is_blocked as isBlocked',
      'linked_at as linkedAt',
    ]);

export function findLink(h: Handle, personId: string): Promise<LineLink | undefined> {
  return links(h).where('person_id', '=', personId).executeTakeFirst();
}

export function findLinkOfUser(h: Handle, userId: string): Promise<LineLink | undefined> {
  return links(h).where('line_user_id', '=', userId).executeTakeFirst();
}

/** A person and the LINE user who was linked to them. */
export interface ReachableUser {
  readonly personId: string;
  readonly lineUserId: string;
}

/** LINE users who have not blocked the account, by person. */
export function listReachable(h: Handle, personIds: readonly string[]): Promise<ReachableUser[]> {
  return reachableSql.all(h, personIds);
}

const reachableSql = statement(
  'line-link.reachable',
  row<ReachableUser>({ personId: 'uuid', lineUserId: 'text' }),
  ['uuid[]'],
  `select person_id "personId", line_user_id "lineUserId" from line_link
   where person_id = any($1::uuid[]) and not is_blocked`,
);

/** Links the LINE account to this person and unlinks it from any other. */
export async function saveLink(
  tx: Tx,
  link: Pick<LineLink, 'personId' | 'lineUserId' | 'linkedAt'>,
): Promise<void> {
  const tables = lineTables(tx);
  const linked = { line_user_id: link.lineUserId, linked_at: link.linkedAt };
  await tables
    .deleteFrom('line_link')
    .where('line_user_id', '=', link.lineUserId)
    .where('person_id', '<>', link.personId)
    .execute();
  await tables
    .insertInto('line_link')
    .values({ ...linked, person_id: link.personId })
    .onConflict((conflict) =>
      conflict.column('person_id').doUpdateSet({ ...linked, is_blocked: false }),
    )
    .execute();
}

/** @returns the person it was linked to, or undefined */
export async function deleteLink(
  tx: Tx,
  of: { readonly personId: string } | { readonly userId: string },
): Promise<string | undefined> {
  const all = lineTables(tx).deleteFrom('line_link').returning('person_id as personId');
  const theirs =
    'personId' in of
      ? all.where('person_id', '=', of.personId)
      : all.where('line_user_id', '=', of.userId);
  return (await theirs.executeTakeFirst())?.personId;
}

/** @returns the person it is linked to, or undefined when it is not linked */
export async function setBlocked(
  tx: Tx,
  userId: string,
  isBlocked: boolean,
): Promise<string | undefined> {
  const updated = await lineTables(tx)
    .updateTable('line_link')
    .set({ is_blocked: isBlocked })
    .where('line_user_id', '=', userId)
    .returning('person_id as personId')
    .executeTakeFirst();
  return updated?.personId;
}

/** A person has one open code: a new one replaces the earlier one. */
export async function replaceCode(
  tx: Tx,
  code: { hash: Buffer; personId: string; createdAt: string; expiresAt: string },
): Promise<void> {
  const { hash, personId, createdAt, expiresAt } = code;
  const tables = lineTables(tx);
  await tables
    .deleteFrom('line_link_code')
    .where((is) => is.or([is('person_id', '=', personId), is('expires_at', '<', createdAt)]))
    .execute();
  await tables
    .insertInto('line_link_code')
    .values({
      code_hash: hash,
      person_id: personId,
      created_at: createdAt,
      expires_at: expiresAt,
    })
    .execute();
}

/** Uses the code up. @returns its person; undefined when it is wrong, used or expired */
export async function takeCode(tx: Tx, hash: Buffer, now: string): Promise<string | undefined> {
  const taken = await lineTables(tx)
    .deleteFrom('line_link_code')
    .where('code_hash', '=', hash)
    .where('expires_at', '>', now)
    .returning('person_id as personId')
    .executeTakeFirst();
  return taken?.personId;
}
