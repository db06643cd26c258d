import type { Instant } from '@sarn/kernel';
import { row, statement } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import { organisationTables } from './tables.ts';

export async function findRoleId(db: Handle, code: string): Promise<string | undefined> {
  const found = await organisationTables(db)
    .selectFrom('role')
    .select('id')
    .where('code', '=', code)
    .executeTakeFirst();
  return found?.id;
}

export interface Grant {
  readonly id: string;
  readonly roleId: string;
  readonly personId: string | null;
  readonly postId: string | null;
  readonly now: Instant;
}

/** @returns false when it was granted already */
export async function insertGrant(tx: Tx, grant: Grant): Promise<boolean> {
  const inserted = await organisationTables(tx)
    .insertInto('role_grant')
    .values({
      id: grant.id,
      role_id: grant.roleId,
      person_id: grant.personId,
      post_id: grant.postId,
      created_at: grant.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

/** @returns whether there was such a grant */
export async function deleteGrant(
  tx: Tx,
  roleId: string,
  to: { readonly personId: string | null; readonly postId: string | null },
): Promise<boolean> {
  const deleted = await deleteGrantSql.all(tx, roleId, to.personId, to.postId);
  return deleted.length > 0;
}

const deleteGrantSql = statement(
  'role.delete-grant',
  row<{ id: string }>({ id: 'uuid' }),
  ['uuid', 'uuid?', 'uuid?'],
  `delete from role_grant where role_id = $1 and (person_id = $2 or post_id = $3)
     and valid_to is null returning id`,
);

/** Replaces what a role permits. */
export async function setPermissions(
  tx: Tx,
  roleId: string,
  permissions: readonly string[],
): Promise<void> {
  const tables = organisationTables(tx);
  // Only those that go: a rule of the database refuses taking the last administrator's away.
  const kept = permissions.length > 0 ? permissions : [''];
  await tables
    .deleteFrom('role_permission')
    .where('role_id', '=', roleId)
    .where('permission', 'not in', kept)
    .execute();
  if (permissions.length === 0) return;
  await tables
    .insertInto('role_permission')
    .values(permissions.map((permission) => ({ role_id: roleId, permission })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Names of the roles given to a person or to a post held on the day. */
export async function listRoleNames(
  db: Handle,
  personId: string,
  postIds: readonly string[],
  { isEnglish, day }: { readonly isEnglish: boolean; readonly day: string },
): Promise<string[]> {
  const rows = await namesSql.all(db, personId, postIds, isEnglish, day);
  return rows.map(({ name }) => name);
}

const namesSql = statement(
  'role.names',
  row<{ name: string }>({ name: 'text' }),
  ['uuid', 'uuid[]', 'bool', 'date'],
  `select case when $3 then r.name_en else r.name_th end "name" from role r
   where r.valid_from <= $4 and (r.valid_to is null or r.valid_to >= $4) and exists (select 1 from role_grant g where g.role_id = r.id
     and (g.person_id = $1 or g.post_id = any($2::uuid[]))
     and g.valid_from <= $4 and (g.valid_to is null or g.valid_to >= $4))
   order by r.sort, r.id`,
);

/** Whether a role of heads is had that has not ended: its type says so, or it is one of the agency with such a number. */
export async function hasRoleNumbered(
  db: Handle,
  personId: string,
  numbers: readonly number[],
  day: string,
): Promise<boolean> {
  return (await numberedSql.first(db, personId, numbers, day)) !== undefined;
}

const numberedSql = statement(
  'role.numbered',
  row<{ id: string }>({ id: 'uuid' }),
  ['uuid', 'int4[]', 'date'],
  `select r.id from role r join role_type t on t.code = r.type_code
   join role_grant g on g.role_id = r.id
   left join post_holding h on h.post_id = g.post_id and h.valid_from <= $3
     and (h.valid_to is null or h.valid_to >= $3)
   where (t.has_head_portal or (not r.is_seed and r.legacy_no = any ($2::int[])))
     and r.valid_from <= $3 and (r.valid_to is null or r.valid_to >= $3)
     and $1 = coalesce(g.person_id, h.person_id) and g.valid_from <= $3 and (g.valid_to is null or g.valid_to >= $3) limit 1`,
);

/** Addresses of those whose role holds the permission, by person or by a post held today. */
export async function listMailsOfPermitted(
  db: Handle,
  permission: string,
  day: string,
): Promise<string[]> {
  const rows = await mailsSql.all(db, permission, day);
  return rows.map(({ email }) => email);
}

const mailsSql = statement(
  'role.mails-of-permitted',
  row<{ email: string }>({ email: 'text!' }),
  ['text', 'date'],
  `select distinct m.email from role_permission rp join role_grant g on g.role_id = rp.role_id
   join role r on r.id = g.role_id and r.valid_from <= $2 and (r.valid_to is null or r.valid_to >= $2)
   left join post_holding h on h.post_id = g.post_id and h.valid_from <= $2
     and (h.valid_to is null or h.valid_to >= $2)
   join person m on m.id = coalesce(g.person_id, h.person_id)
   where rp.permission = $1 and g.valid_from <= $2 and (g.valid_to is null or g.valid_to >= $2)
     and m.is_active and m.email is not null order by m.email`,
);
