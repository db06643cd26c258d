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
