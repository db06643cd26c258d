import { row, statement } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import { sql } from 'kysely';
import type { GroupForm, GroupLine, GroupMember } from '../contract/index.ts';
import { accessTables } from './tables.ts';

/** Who belongs to which group on the day $1, with the groups that contain it. */
const belongs = `direct as (
    select g.id gid, m.id pid from user_group g join person m on m.is_active
    where g.kind = 'everyone'
    union
    select x.group_id, x.person_id from user_group_member x
    join person m on m.id = x.person_id and m.is_active
    union
    select g.id, h.person_id
    from user_group g join post p on p.valid_from <= $1 and (p.valid_to is null or p.valid_to >= $1)
      and (g.rule_duty is null or p.duty = g.rule_duty)
    left join position_level l on l.id = p.position_level_id
    left join position_type t on t.code = l.type
    join post_holding h on h.post_id = p.id
      and h.valid_from <= $1 and (h.valid_to is null or h.valid_to >= $1)
    join person m on m.id = h.person_id and m.is_active
    where g.kind = 'rule'
      and (g.rule_position_type_id is null or t.id = g.rule_position_type_id)
      and (g.rule_unit_id is null or p.unit_id in (
        with recursive below as (
          select g.rule_unit_id as id
          union
          select u.id from unit u join below on u.parent_id = below.id)
        select id from below))
  ), reached as (
    select gid, pid, 1 as depth from direct
    union
    select part.group_id, reached.pid, reached.depth + 1
    from reached join user_group_part part on part.part_id = reached.gid
    where reached.depth < 3
  ), belongs as (
    select distinct reached.gid, reached.pid from reached join user_group g on g.id = reached.gid
      and g.valid_from <= $1 and (g.valid_to is null or g.valid_to >= $1))`;

export const listGroupRows = (h: Handle, day: string): Promise<GroupLine[]> =>
  groupsSql.all(h, day);

const groupsSql = statement(
  'user_group.list',
  row<GroupLine>({
    ...{ id: 'uuid', code: 'text', nameTh: 'text', nameEn: 'text', kind: 'text' },
    ...{ ruleUnitId: 'uuid?', ruleUnitName: 'text!', ruleDuty: 'text?' },
    ...{ rulePositionTypeId: 'uuid?', rulePositionTypeName: 'text!', people: 'int4!' },
    ...{ parts: 'jsonb!', menus: 'int4!', isSeed: 'bool', validFrom: 'date' },
    ...{ validTo: 'date?', version: 'int4' },
  }),
  ['date'],
  `with recursive ${belongs}
   select g.id, g.code, g.name_th "nameTh", g.name_en "nameEn", g.kind,
     g.rule_unit_id "ruleUnitId", coalesce(u.name_th, '') "ruleUnitName", g.rule_duty "ruleDuty",
     g.rule_position_type_id "rulePositionTypeId", coalesce(t.name_th, '') "rulePositionTypeName",
     (select count(*)::int from belongs b where b.gid = g.id) people,
     coalesce((select jsonb_agg(jsonb_build_object('id', o.id, 'name', o.name_th)
         order by o.sort, o.id)
       from user_group_part part join user_group o on o.id = part.part_id
       where part.group_id = g.id), '[]') parts,
     (select count(*)::int from user_group_menu m where m.group_id = g.id) menus,
     g.is_seed "isSeed", g.valid_from "validFrom", g.valid_to "validTo", g.version
   from user_group g left join unit u on u.id = g.rule_unit_id
   left join position_type t on t.id = g.rule_position_type_id
   order by g.valid_to nulls first, g.sort, g.name_th, g.id`,
);

export const listMembers = (h: Handle, day: string, groupId: string): Promise<GroupMember[]> =>
  membersSql.all(h, day, groupId);

const membersSql = statement(
  'user_group.members',
  row<GroupMember>({ id: 'uuid', name: 'text!', text: 'text!', isNamed: 'bool!' }),
  ['date', 'uuid'],
  `with recursive ${belongs}
   select m.id, trim(m.prefix_th || m.first_name_th || ' ' || m.last_name_th) as name,
     coalesce((select string_agg(p.title_th, ', ' order by p.sort, p.id)
       from post_holding h join post p on p.id = h.post_id
       where h.person_id = m.id and h.valid_from <= $1
         and (h.valid_to is null or h.valid_to >= $1)), '') as text,
     exists (select 1 from user_group_member x
       where x.group_id = $2 and x.person_id = m.id) as "isNamed"
   from belongs b join person m on m.id = b.pid where b.gid = $2 order by m.sort_key, m.id`,
);

/** Ids of the groups that a person belongs to on the day. */
export async function groupsOfPerson(h: Handle, day: string, personId: string): Promise<string[]> {
  return (await groupsOfPersonSql.all(h, day, personId)).map(({ id }) => id);
}

const groupsOfPersonSql = statement(
  'user_group.of-person',
  row<{ id: string }>({ id: 'uuid' }),
  ['date', 'uuid'],
  `with recursive ${belongs} select b.gid as id from belongs b where b.pid = $2`,
);

/** Ids of the people who belong to one of the groups on the day. */
export async function peopleOfGroups(
  h: Handle,
  day: string,
  groupIds: readonly string[],
): Promise<string[]> {
  return (await peopleOfGroupsSql.all(h, day, [...groupIds])).map(({ id }) => id);
}

const peopleOfGroupsSql = statement(
  'user_group.people-of',
  row<{ id: string }>({ id: 'uuid' }),
  ['date', 'uuid[]'],
  `with recursive ${belongs}
   select distinct b.pid as id from belongs b where b.gid = any ($2::uuid[])`,
);

/** Groups that are in force on the day, by their codes; codes that none has are left out. */
export const groupsByCode = (
  h: Handle,
  day: string,
  codes: readonly string[],
): Promise<{ id: string; code: string }[]> => groupsByCodeSql.all(h, day, [...codes]);

const groupsByCodeSql = statement(
  'user_group.by-code',
  row<{ id: string; code: string }>({ id: 'uuid', code: 'text' }),
  ['date', 'text[]'],
  `select id, code from user_group
   where code = any ($2) and valid_from <= $1 and (valid_to is null or valid_to >= $1)`,
);

/** Who is named in a group, also people who left. */
export async function listNamed(h: Handle, groupId: string): Promise<string[]> {
  const rows = await accessTables(h)
    .selectFrom('user_group_member')
    .select('person_id as id')
    .where('group_id', '=', groupId)
    .execute();
  return rows.map(({ id }) => id);
}

/** Groups in which a person is named, also those that have ended. */
export async function groupsNaming(h: Handle, personId: string): Promise<string[]> {
  const rows = await accessTables(h)
    .selectFrom('user_group_member')
    .select('group_id as id')
    .where('person_id', '=', personId)
    .execute();
  return rows.map(({ id }) => id);
}

/** Types of positions by id and code, also those that ended. */
export const listPositionTypeCodes = (h: Handle): Promise<{ id: string; code: string }[]> =>
  typeCodesSql.all(h);

const typeCodesSql = statement(
  'user_group.position-type-codes',
  row<{ id: string; code: string }>({ id: 'uuid', code: 'text' }),
  [],
  'select id, code from position_type order by sort, id',
);

export const listPositionTypes = (h: Handle): Promise<{ id: string; name: string }[]> =>
  positionTypesSql.all(h);

const positionTypesSql = statement(
  'user_group.position-types',
  row<{ id: string; name: string }>({ id: 'uuid', name: 'text' }),
  [],
  'select id, name_th as name from position_type order by sort, id',
);

/** Names of people, for the history. */
export const namesOfPeople = (h: Handle, ids: readonly string[]): Promise<{ name: string }[]> =>
  peopleSql.all(h, ids);

const peopleSql = statement(
  'user_group.names-of-people',
  row<{ name: string }>({ name: 'text!' }),
  ['uuid[]'],
  `select trim(prefix_th || first_name_th || ' ' || last_name_th) as name from person
   where id = any ($1::uuid[]) order by sort_key, id`,
);

const columnsOf = (form: GroupForm) => ({
  ...{ name_th: form.nameTh, name_en: form.nameEn, kind: form.kind },
  ...{ rule_unit_id: form.ruleUnitId, rule_duty: form.ruleDuty },
  rule_position_type_id: form.rulePositionTypeId,
  ...{ valid_from: form.validFrom, valid_to: form.validTo },
});

export async function insertGroup(
  tx: Tx,
  { id, code }: { readonly id: string; readonly code: string },
  form: GroupForm,
): Promise<void> {
  await accessTables(tx)
    .insertInto('user_group')
    .values({ id, code, sort: 100, ...columnsOf(form) })
    .execute();
}

/** @returns false when the row has another version by now */
export async function updateGroup(
  tx: Tx,
  id: string,
  version: number,
  form: GroupForm | null,
): Promise<boolean> {
  const changed = await accessTables(tx)
    .updateTable('user_group')
    .set({ ...(form ? columnsOf(form) : {}), version: sql`version + 1` })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .execute();
  return changed.length > 0;
}

/** Replaces who is named in a group, and which groups it contains. */
export async function setGroupContent(
  tx: Tx,
  id: string,
  { memberIds, partIds }: Pick<GroupForm, 'memberIds' | 'partIds'>,
): Promise<void> {
  const tables = accessTables(tx);
  await tables.deleteFrom('user_group_member').where('group_id', '=', id).execute();
  await tables.deleteFrom('user_group_part').where('group_id', '=', id).execute();
  const members = [...new Set(memberIds)].map((person_id) => ({ group_id: id, person_id }));
  const parts = [...new Set(partIds)].map((part_id) => ({ group_id: id, part_id }));
  if (members.length > 0) await tables.insertInto('user_group_member').values(members).execute();
  if (parts.length > 0) await tables.insertInto('user_group_part').values(parts).execute();
}

/** Which groups contain which, with every other change of that waiting until the end. */
export async function listPartsLocked(tx: Tx): Promise<{ group: string; part: string }[]> {
  await lockSql.all(tx);
  const rows = await accessTables(tx)
    .selectFrom('user_group_part')
    .select(['group_id as group', 'part_id as part'])
    .execute();
  return rows;
}

const lockSql = statement(
  'user_group.lock-parts',
  row<{ locked: string }>({ locked: 'text!' }),
  [],
  `select pg_advisory_xact_lock(hashtext('access-control.group-parts'))::text as locked`,
);

export interface GroupMenuRow {
  readonly menu: string;
  readonly level: 'query' | 'manage';
}

export const listGroupMenus = (h: Handle, groupId: string): Promise<GroupMenuRow[]> =>
  accessTables(h)
    .selectFrom('user_group_menu')
    .select(['menu', 'level'])
    .where('group_id', '=', groupId)
    .execute();

/** Sets a cell, or takes it away without permissions. */
export async function setGroupMenu(
  tx: Tx,
  groupId: string,
  cell: GroupMenuRow & { readonly permissions: readonly string[] },
): Promise<void> {
  const { menu, level, permissions } = cell;
  const tables = accessTables(tx);
  const at = tables.deleteFrom('user_group_menu').where('group_id', '=', groupId);
  await at.where('menu', '=', menu).execute();
  if (permissions.length === 0) return;
  await tables
    .insertInto('user_group_menu')
    .values({ group_id: groupId, menu, level, permissions: [...permissions] })
    .execute();
}

/** Roles by which members of a group have a permission, besides the group. */
export const listRolesOfMembers = (
  h: Handle,
  day: string,
  groupId: string,
): Promise<{ permission: string; role: string }[]> => rolesSql.all(h, day, groupId);

const rolesSql = statement(
  'user_group.roles-of-members',
  row<{ permission: string; role: string }>({ permission: 'text', role: 'text' }),
  ['date', 'uuid'],
  `with recursive ${belongs}
   select distinct p.permission, r.name_th as role
   from role_grant g join role r on r.id = g.role_id
     and r.valid_from <= $1 and (r.valid_to is null or r.valid_to >= $1)
   join role_permission p on p.role_id = r.id
   left join post_holding h on h.post_id = g.post_id
     and h.valid_from <= $1 and (h.valid_to is null or h.valid_to >= $1)
   join belongs b on b.gid = $2 and b.pid = coalesce(g.person_id, h.person_id)
   where g.valid_from <= $1 and (g.valid_to is null or g.valid_to >= $1)
   order by p.permission, r.name_th`,
);
