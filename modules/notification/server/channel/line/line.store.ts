import type { Handle, Tx } from '@sarn/platform-server';

export interface LineLink {
  readonly personId: string;
  readonly lineUserId: string;
  readonly isBlocked: boolean;
  readonly linkedAt: string;
}

const columns = `person_id "personId", line_user_id "lineUserId", is_blocked "isBlocked",
  linked_at "linkedAt"`;

export async function findLink(h: Handle, personId: string): Promise<LineLink | undefined> {
  const rows = await h.query<LineLink>(`select ${columns} from line_link where person_id = $1`, [
    personId,
  ]);
  return rows[0];
}

export async function findLinkOfUser(h: Handle, userId: string): Promise<LineLink | undefined> {
  const rows = await h.query<LineLink>(`select ${columns} from line_link where line_user_id = $1`, [
    userId,
  ]);
  return rows[0];
}

/** LINE users who have not blocked the account, by person. */
export async function listReachable(
  h: Handle,
  personIds: readonly string[],
): Promise<{ personId: string; lineUserId: string }[]> {
  return h.query(
    `select person_id "personId", line_user_id "lineUserId" from line_link
     where person_id = any($1::uuid[]) and not is_blocked`,
    [personIds],
  );
}

/** Links the LINE account to this person and unlinks it from any other. */
export async function saveLink(
  tx: Tx,
  link: Pick<LineLink, 'personId' | 'lineUserId' | 'linkedAt'>,
): Promise<void> {
  await tx.query('delete from line_link where line_user_id = $1 and person_id <> $2', [
    link.lineUserId,
    link.personId,
  ]);
  await tx.query(
    `insert into line_link (person_id, line_user_id, linked_at) values ($1, $2, $3)
     on conflict (person_id) do update set line_user_id = excluded.line_user_id,
       linked_at = excluded.linked_at, is_blocked = false`,
    [link.personId, link.lineUserId, link.linkedAt],
  );
}

/** @returns the person it was linked to, or undefined */
export async function deleteLink(
  tx: Tx,
  of: { readonly personId: string } | { readonly userId: string },
): Promise<string | undefined> {
  const [column, value] =
    'personId' in of ? ['person_id', of.personId] : ['line_user_id', of.userId];
  const rows = await tx.query<{ personId: string }>(
    `delete from line_link where ${column} = $1 returning person_id "personId"`,
    [value],
  );
  return rows[0]?.personId;
}

/** @returns the person it is linked to, or undefined when it is not linked */
export async function setBlocked(
  tx: Tx,
  userId: string,
  isBlocked: boolean,
): Promise<string | undefined> {
  const rows = await tx.query<{ personId: string }>(
    `update line_link set is_blocked = $2 where line_user_id = $1
     returning person_id "personId"`,
    [userId, isBlocked],
  );
  return rows[0]?.personId;
}

/** A person has one open code: a new one replaces the earlier one. */
export async function replaceCode(
  tx: Tx,
  code: { hash: Buffer; personId: string; createdAt: string; expiresAt: string },
): Promise<void> {
  await tx.query('delete from line_link_code where person_id = $1 or expires_at < $2', [
    code.personId,
    code.createdAt,
  ]);
  await tx.query(
    `insert into line_link_code (code_hash, person_id, created_at, expires_at)
     values ($1, $2, $3, $4)`,
    [code.hash, code.personId, code.createdAt, code.expiresAt],
  );
}

/** Uses the code up. @returns its person; undefined when it is wrong, used or expired */
export async function takeCode(tx: Tx, hash: Buffer, now: string): Promise<string | undefined> {
  const rows = await tx.query<{ personId: string }>(
    `delete from line_link_code where code_hash = $1 and expires_at > $2
     returning person_id "personId"`,
    [hash, now],
  );
  return rows[0]?.personId;
}
