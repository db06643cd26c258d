import type { Instant } from '@sarn/kernel';
import type { Handle, Tx } from '@sarn/platform-server';

export async function findRoleId(db: Handle, code: string): Promise<string | undefined> {
  const rows = await db.query<{ id: string }>('select id from role where code = $1', [code]);
  return rows[0]?.id;
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
  const rows = await tx.query(
    `insert into role_grant (id, role_id, person_id, post_id, created_at)
     values ($1, $2, $3, $4, $5) on conflict do nothing returning id`,
    [grant.id, grant.roleId, grant.personId, grant.postId, grant.now],
  );
  return rows.length > 0;
}

/** @returns whether there was such a grant */
export async function deleteGrant(
  tx: Tx,
  roleId: string,
  to: { readonly personId: string | null; readonly postId: string | null },
): Promise<boolean> {
  const rows = await tx.query(
    `delete from role_grant where role_id = $1 and (person_id = $2 or post_id = $3) returning id`,
    [roleId, to.personId, to.postId],
  );
  return rows.length > 0;
}

/** Replaces what a role permits. */
export async function setPermissions(
  tx: Tx,
  roleId: string,
  permissions: readonly string[],
): Promise<void> {
  await tx.query('delete from role_permission where role_id = $1', [roleId]);
  await tx.query(
    `insert into role_permission (role_id, permission)
     select $1, code from unnest($2::text[]) as code on conflict do nothing`,
    [roleId, permissions],
  );
}

/** Names of the roles given to a person or to a post held on the day. */
export async function listRoleNames(
  db: Handle,
  personId: string,
  postIds: readonly string[],
  isEnglish: boolean,
): Promise<string[]> {
  const rows = await db.query<{ name: string }>(
    `select r.${isEnglish ? 'name_en' : 'name_th'} "name" from role r
     where exists (select 1 from role_grant g where g.role_id = r.id
       and (g.person_id = $1 or g.post_id = any($2::uuid[])))
     order by r.sort, r.id`,
    [personId, postIds],
  );
  return rows.map((row) => row.name);
}

/** Whether a person, or a post held on the day, has a role with one of these numbers. */
export async function hasRoleNumbered(
  db: Handle,
  personId: string,
  numbers: readonly number[],
  day: string,
): Promise<boolean> {
  const rows = await db.query(
    `select 1 from role r join role_grant g on g.role_id = r.id
     left join post_holding h on h.post_id = g.post_id and h.valid_from <= $3
       and (h.valid_to is null or h.valid_to >= $3)
     where r.legacy_no = any ($2::int[]) and $1 = coalesce(g.person_id, h.person_id) limit 1`,
    [personId, numbers, day],
  );
  return rows.length > 0;
}

/** Addresses of those whose role holds the permission, by person or by a post held today. */
export async function listMailsOfPermitted(
  db: Handle,
  permission: string,
  day: string,
): Promise<string[]> {
  const rows = await db.query<{ email: string }>(
    `select distinct m.email from role_permission rp join role_grant g on g.role_id = rp.role_id
     left join post_holding h on h.post_id = g.post_id and h.valid_from <= $2
       and (h.valid_to is null or h.valid_to >= $2)
     join person m on m.id = coalesce(g.person_id, h.person_id)
     where rp.permission = $1 and m.is_active and m.email is not null order by m.email`,
    [permission, day],
  );
  return rows.map(({ email }) => email);
}
