import { builtStatement, row, statement, variants } from '@sarn/platform-server';
import type { Handle } from '@sarn/platform-server';
import type { GrantScope, PostOption, RoleGrant, RoleTypeLine } from '../contract/index.ts';
import type { Side } from './side.ts';

export interface RoleRow {
  readonly id: string;
  readonly code: string;
  readonly nameTh: string;
  readonly nameEn: string;
  readonly typeCode: string;
  readonly typeName: string;
  readonly widestScope: GrantScope;
  readonly grantee: 'any' | 'person' | 'post';
  readonly needsSecond: boolean;
  readonly legacyNo: number | null;
  readonly isSeed: boolean;
  readonly validFrom: string;
  readonly validTo: string | null;
  readonly version: number;
  readonly people: number;
  readonly permissions: { code: string; scope: GrantScope }[];
}

const roleColumns = row<RoleRow>({
  ...{ id: 'uuid', code: 'text', nameTh: 'text', nameEn: 'text', typeCode: 'text' },
  ...{ typeName: 'text', widestScope: 'text', grantee: 'text', needsSecond: 'bool' },
  ...{ legacyNo: 'int4?', isSeed: 'bool', validFrom: 'date', validTo: 'date?' },
  ...{ version: 'int4', people: 'int4!', permissions: 'jsonb!' },
});

const roleText = `select r.id, r.code, r.name_th "nameTh", r.name_en "nameEn", r.type_code "typeCode",
    t.name_th "typeName", t.widest_scope "widestScope", t.grantee, t.needs_second "needsSecond",
    r.legacy_no "legacyNo", r.is_seed "isSeed", r.valid_from "validFrom", r.valid_to "validTo",
    r.version,
    (select count(distinct m.id)::int from role_grant g
     left join post_holding h on h.post_id = g.post_id and h.valid_from <= $1
       and (h.valid_to is null or h.valid_to >= $1)
     join person m on m.id = coalesce(g.person_id, h.person_id) and m.is_active
     where g.role_id = r.id and g.valid_from <= $1
       and (g.valid_to is null or g.valid_to >= $1)) people,
    coalesce((select jsonb_agg(jsonb_build_object('code', p.permission, 'scope', p.scope)
      order by p.permission) from role_permission p where p.role_id = r.id), '[]') permissions
  from role r join role_type t on t.code = r.type_code`;

/** All roles, with how many people have each on the day. */
export const listRoleRows = (h: Handle, day: string): Promise<RoleRow[]> => rolesSql.all(h, day);

const rolesSql = statement(
  'role.list-for-settings',
  roleColumns,
  ['date'],
  `${roleText} order by r.valid_to nulls first, r.sort, r.id`,
);

export const findRoleRow = (h: Handle, day: string, id: string): Promise<RoleRow | undefined> =>
  roleSql.first(h, day, id);

const roleSql = statement(
  'role.find-for-settings',
  roleColumns,
  ['date', 'uuid'],
  `${roleText} where r.id = $2`,
);

export const listTypeRows = (h: Handle): Promise<RoleTypeLine[]> => typesSql.all(h);

const typeColumns = row<RoleTypeLine>({
  ...{ code: 'text', nameTh: 'text', nameEn: 'text', widestScope: 'text', grantee: 'text' },
  ...{ needsSecond: 'bool', hasHeadPortal: 'bool', sort: 'int4', isSeed: 'bool' },
  ...{ validFrom: 'date', validTo: 'date?', version: 'int4', roles: 'int4!' },
});

const typesSql = statement(
  'role_type.list',
  typeColumns,
  [],
  `select t.code, t.name_th "nameTh", t.name_en "nameEn", t.widest_scope "widestScope", t.grantee,
     t.needs_second "needsSecond", t.has_head_portal "hasHeadPortal", t.sort,
     t.is_seed "isSeed", t.valid_from "validFrom", t.valid_to "validTo", t.version,
     (select count(*)::int from role r where r.type_code = t.code) roles
   from role_type t order by t.valid_to nulls first, t.sort, t.code`,
);

/** Which grants are listed. */
export interface GrantsAsked {
  readonly day: string;
  /** Of the names of roles, posts and units. */
  readonly language: Side;
  readonly id: string | null;
  readonly roleId: string | null;
  /** Only of roles with a permission of these codes. */
  readonly permissions: readonly string[] | null;
  readonly isEnded: boolean;
}

export const listGrantRows = (h: Handle, asked: GrantsAsked): Promise<RoleGrant[]> =>
  grantsSql.all(h, asked);

const person = (m: string) =>
  `trim(${m}.prefix_th || ${m}.first_name_th || ' ' || ${m}.last_name_th)`;

/** A name in the language of the parameter; the Thai one where there is no other. */
const named = (parameter: string, table: string, name = 'name') =>
  `coalesce(case when ${parameter} = 'en' then nullif(${table}.${name}_en, '') end, ${table}.${name}_th)`;

const grantText = `select g.id, g.role_id "roleId", ${named('$2', 'r')} "roleName", r.code "roleCode",
    g.person_id "personId", g.post_id "postId",
    case when m.id is not null then ${person('m')} else ${named('$2', 'p', 'title')} end "granteeName",
    coalesce(case when m.id is not null
      then (select string_agg(${named('$2', 'own', 'title')}, ', ' order by own.sort, own.id)
        from post_holding h join post own on own.id = h.post_id
        where h.person_id = m.id and h.valid_from <= $1 and (h.valid_to is null or h.valid_to >= $1))
      else (select string_agg(${person('x')}, ', ' order by x.sort_key)
        from post_holding h join person x on x.id = h.person_id and x.is_active
        where h.post_id = p.id and h.valid_from <= $1 and (h.valid_to is null or h.valid_to >= $1))
      end, '') "granteeText",
    g.unit_id "unitId", coalesce(${named('$2', 'u')}, '') "unitName", g.valid_from "validFrom",
    g.valid_to "validTo",
    exists (select 1 from account a join person x on x.id = a.person_id and x.is_active
      where not a.is_suspended and (x.id = g.person_id or x.id in (
        select h.person_id from post_holding h where h.post_id = g.post_id
          and h.valid_from <= $1 and (h.valid_to is null or h.valid_to >= $1)))) "canSignIn"
  from role_grant g join role r on r.id = g.role_id
  left join person m on m.id = g.person_id left join post p on p.id = g.post_id
  left join unit u on u.id = g.unit_id`;

const grantsSql = builtStatement<RoleGrant, GrantsAsked>(
  'role_grant.list-for-settings',
  row<RoleGrant>({
    ...{ id: 'uuid', roleId: 'uuid', roleName: 'text!', roleCode: 'text' },
    ...{ personId: 'uuid?', postId: 'uuid?', granteeName: 'text!', granteeText: 'text!' },
    ...{ unitId: 'uuid?', unitName: 'text!', validFrom: 'date', validTo: 'date?' },
    canSignIn: 'bool!',
  }),
  ({ day, language, id, roleId, permissions, isEnded }) => {
    const values: unknown[] = [day, language];
    const put = (value: unknown) => `$${values.push(value)}`;
    const conditions = [
      ...(id === null ? [] : [`g.id = ${put(id)}`]),
      ...(roleId === null ? [] : [`g.role_id = ${put(roleId)}`]),
      ...(permissions === null
        ? []
        : [
            `exists (select 1 from role_permission q where q.role_id = g.role_id
               and q.permission = any (${put(permissions)}::text[]))`,
          ]),
      ...(isEnded ? [] : ['(g.valid_to is null or g.valid_to >= $1)']),
    ];
    const where = conditions.length > 0 ? `where ${conditions.join(' and ')}` : '';
    return {
      text: `${grantText} ${where} order by r.sort, r.id, g.valid_to nulls first, "granteeName", g.id limit 500`,
      values,
    };
  },
  () =>
    variants<GrantsAsked>({
      day: ['2026-01-01'],
      language: ['en'],
      id: [null, '01930000-0000-7000-8000-000000000201'],
      roleId: [null, '01930000-0000-7000-8000-000000000201'],
      permissions: [null, ['settings.access']],
      isEnded: [true, false],
    }),
);

/** Posts of the day whose title, unit or people on them hold the text; at most 20. */
export const findPostRows = (
  h: Handle,
  {
    day,
    search,
    language,
  }: { readonly day: string; readonly search: string; readonly language: Side },
): Promise<PostOption[]> =>
  postsSql.all(h, day, `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`, language);

const postsSql = statement(
  'post.find-for-grants',
  row<PostOption>({ id: 'uuid', title: 'text!', unitName: 'text!', holders: 'text!' }),
  ['date', 'text', 'text'],
  `select id, title, "unitName", holders from (
     select p.id, ${named('$3', 'p', 'title')} title, ${named('$3', 'u')} "unitName",
       p.title_th || ' ' || u.name_th thai,
       coalesce((select string_agg(${person('m')}, ', ' order by m.sort_key)
         from post_holding h join person m on m.id = h.person_id and m.is_active
         where h.post_id = p.id and h.valid_from <= $1
           and (h.valid_to is null or h.valid_to >= $1)), '') holders
     from post p join unit u on u.id = p.unit_id
     where p.valid_from <= $1 and (p.valid_to is null or p.valid_to >= $1)
   ) found
   where title ilike $2 or "unitName" ilike $2 or thai ilike $2 or holders ilike $2
   order by "unitName", title, id limit 20`,
);

/** Name of a person, post, unit, role or group; undefined for an unknown id. */
export async function nameOfGrantee(h: Handle, id: string): Promise<string | undefined> {
  return (await granteeSql.first(h, id))?.name;
}

const granteeSql = statement(
  'role_grant.grantee-name',
  row<{ name: string }>({ name: 'text!' }),
  ['uuid'],
  `select ${person('m')} as name from person m where m.id = $1
   union all select title_th from post where id = $1
   union all select name_th from unit where id = $1
   union all select name_th from role where id = $1
   union all select name_th from user_group where id = $1`,
);
