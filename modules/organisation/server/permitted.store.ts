import { row, statement } from '@sarn/platform-server';
import type { Handle } from '@sarn/platform-server';

/** Active people whose role holds the permission, by person or by a post held on the day. */
export async function listPermitted(h: Handle, permission: string, day: string): Promise<string[]> {
  const rows = await permittedSql.all(h, permission, day);
  return rows.map(({ id }) => id);
}

const permittedSql = statement(
  'role.permitted',
  row<{ id: string }>({ id: 'uuid' }),
  ['text', 'date'],
  `select distinct person.id
   from role_permission given join role_grant granted on granted.role_id = given.role_id
   join role on role.id = given.role_id and role.valid_from <= $2
     and (role.valid_to is null or role.valid_to >= $2)
   left join post_holding held on held.post_id = granted.post_id and held.valid_from <= $2
     and (held.valid_to is null or held.valid_to >= $2)
   join person on person.id = coalesce(granted.person_id, held.person_id)
   where given.permission = $1 and granted.valid_from <= $2
     and (granted.valid_to is null or granted.valid_to >= $2) and person.is_active order by person.id`,
);

/** Whether an active person holds the permission for the whole agency at the moment, as it is at a sign-in. */
export async function isPermitted(
  h: Handle,
  permission: string,
  { personId, day, now }: { readonly personId: string; readonly day: string; readonly now: string },
): Promise<boolean> {
  return (await onePermittedSql.first(h, personId, permission, day, now)) !== undefined;
}

const onePermittedSql = statement(
  'role.one-permitted',
  row<{ id: string }>({ id: 'uuid' }),
  ['uuid', 'text', 'date', 'timestamptz'],
  `select person.id from person
   cross join lateral (
     select array_agg(capacity.post_id) filter (where not capacity.is_scoped) post_ids
     from capacities_of(person.id, $3, $4) capacity) held
   cross join lateral rights_of(person.id, coalesce(held.post_ids, '{}'), $3) right_held
   where person.id = $1 and person.is_active and right_held.permission = $2
     and right_held.scope = 'agency' limit 1`,
);
