import { row, statement } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import { sql } from 'kysely';
import type { CreationStep, NumberOrder, SignatoryLine } from '../contract/index.ts';
import { creationTables } from './tables.ts';

/** Who may create a kind; empty: everybody who may draft. */
export interface Makers {
  readonly roleIds: readonly string[];
  readonly groupIds: readonly string[];
  readonly unitIds: readonly string[];
}

export interface RuleRow extends Makers {
  readonly kind: string;
  readonly speeds: readonly string[];
  readonly secrecies: readonly string[];
  readonly steps: readonly CreationStep[];
  readonly signatory: SignatoryLine | null;
  readonly numbering: NumberOrder;
  readonly version: number;
  readonly changedBy: string;
  readonly changedAt: string;
}

const columns = [
  ...(['kind', 'role_ids as roleIds', 'group_ids as groupIds', 'unit_ids as unitIds'] as const),
  ...(['speeds', 'secrecies', 'steps', 'version', 'signatory', 'numbering'] as const),
  ...(['changed_by as changedBy', 'changed_at as changedAt'] as const),
] as const;

export const listRules = (h: Handle): Promise<RuleRow[]> =>
  creationTables(h).selectFrom('creation_rule').select(columns).execute();

export const findRule = (h: Handle, kind: string): Promise<RuleRow | undefined> =>
  creationTables(h)
    .selectFrom('creation_rule')
    .select(columns)
    .where('kind', '=', kind)
    .executeTakeFirst();

/** Rules that name a unit, locked until the transaction ends. */
export const lockRulesNaming = (tx: Tx, unitId: string): Promise<RuleRow[]> =>
  creationTables(tx)
    .selectFrom('creation_rule')
    .select(columns)
    .where(sql<boolean>`${unitId}::uuid = any (unit_ids)`)
    .orderBy('kind')
    .forUpdate()
    .execute();

/** Kinds that are not offered on the day. */
export async function listEndedKinds(h: Handle, day: string): Promise<string[]> {
  return (await endedSql.all(h, day)).map(({ code }) => code);
}

const endedSql = statement(
  'creation.ended-kinds',
  row<{ code: string }>({ code: 'text' }),
  ['date'],
  'select code from document_type where valid_from > $1 or valid_to < $1',
);

/**
 * Writes a rule over the version that was read, 0 where there was none.
 *
 * @returns false when somebody else was first
 */
export async function putRule(tx: Tx, rule: RuleRow): Promise<boolean> {
  const { kind, version, ...more } = rule;
  const set = {
    ...{ role_ids: [...more.roleIds], group_ids: [...more.groupIds] },
    ...{ unit_ids: [...more.unitIds], speeds: [...more.speeds] },
    ...{ secrecies: [...more.secrecies], steps: [...more.steps] },
    ...{ signatory: more.signatory, numbering: more.numbering },
    ...{ version: version + 1, changed_by: more.changedBy, changed_at: more.changedAt },
  };
  const written = await creationTables(tx)
    .insertInto('creation_rule')
    .values({ kind, ...set })
    .onConflict((conflict) =>
      conflict.column('kind').doUpdateSet(set).where('creation_rule.version', '=', version),
    )
    .returning('version')
    .execute();
  return written.some((one) => one.version === version + 1);
}

/** SQL: a row is in force on the day $1. */
const inForce = (alias: string) =>
  `${alias}.valid_from <= $1 and (${alias}.valid_to is null or ${alias}.valid_to >= $1)`;

/** People of a role of the day: by person, or by a post that they hold. */
const granted = `role_grant g join role r on r.id = g.role_id and ${inForce('r')}
   left join post_holding h on h.post_id = g.post_id and ${inForce('h')}
   join person m on m.id = coalesce(g.person_id, h.person_id) and m.is_active
   where ${inForce('g')}`;

/** Ids of the roles that a person has on the day. */
export async function rolesOfPerson(h: Handle, day: string, personId: string): Promise<string[]> {
  return (await rolesSql.all(h, day, personId)).map(({ id }) => id);
}

const rolesSql = statement(
  'creation_rule.roles-of-person',
  row<{ id: string }>({ id: 'uuid' }),
  ['date', 'uuid'],
  `select distinct r.id from ${granted} and m.id = $2`,
);

interface MakersOfDay extends Omit<Makers, 'groupIds'> {
  readonly day: string;
  /** People of the groups. */
  readonly personIds: readonly string[];
}

/** Whether somebody who may draft has one of the roles, works in the units or is named. */
export async function isAnybodyLeft(h: Handle, makers: MakersOfDay): Promise<boolean> {
  const { day, roleIds, unitIds, personIds } = makers;
  const found = await leftSql.first(h, day, [...roleIds], [...unitIds], [...personIds]);
  return found?.isLeft === true;
}

const leftSql = statement(
  'creation_rule.is-anybody-left',
  row<{ isLeft: boolean }>({ isLeft: 'bool!' }),
  ['date', 'uuid[]', 'uuid[]', 'uuid[]'],
  `with recursive below as (
     select id from unit where id = any ($3::uuid[])
     union select u.id from unit u join below on u.parent_id = below.id),
   held as (select m.id as person_id, r.id as role_id from ${granted}),
   makers as (
     select person_id from held where role_id = any ($2::uuid[])
     union select unnest($4::uuid[])
     union select h.person_id from post_holding h join post p on p.id = h.post_id
       and ${inForce('p')} join below on below.id = p.unit_id where ${inForce('h')})
   select exists (
     select 1 from makers join held on held.person_id = makers.person_id
     join role_permission p on p.role_id = held.role_id and p.permission = 'registry.draft'
   ) as "isLeft"`,
);

interface NamedRow {
  readonly id: string;
  readonly nameTh: string;
  readonly nameEn: string;
}

/** A role or a group as a choice of a rule. */
interface MakerRow extends NamedRow {
  readonly of: 'role' | 'group';
  readonly isEnded: boolean;
}

/**
 * Roles and groups of the day, and these others. Without what a rule names, a rule whose roles ended
 * would look like one that names nobody, and saving it would let everybody create the kind.
 */
export const listMakerNames = (
  h: Handle,
  day: string,
  named: readonly string[],
): Promise<MakerRow[]> => namesSql.all(h, day, [...named]);

const namesSql = statement(
  'creation_rule.maker-names',
  row<MakerRow>({
    ...{ id: 'uuid!', nameTh: 'text!', nameEn: 'text!', of: 'text!', isEnded: 'bool!' },
  }),
  ['date', 'uuid[]'],
  `select id, "nameTh", "nameEn", "of", "isEnded" from (
     select id, name_th as "nameTh", name_en as "nameEn", 'role' as "of", sort,
       not (${inForce('r')}) as "isEnded" from role r
     union all
     select id, name_th, name_en, 'group', sort, not (${inForce('g')}) from user_group g
   ) named where not "isEnded" or id = any($2) order by sort, "nameTh", id`,
);

/** Codes of all roles and groups, also of those that ended. */
export const listMakerCodes = (
  h: Handle,
): Promise<{ id: string; code: string; of: 'role' | 'group' }[]> => codesSql.all(h);

const codesSql = statement(
  'creation_rule.maker-codes',
  row<{ id: string; code: string; of: 'role' | 'group' }>({
    ...{ id: 'uuid!', code: 'text!', of: 'text!' },
  }),
  [],
  `select id, code, 'role' as "of" from role union all select id, code, 'group' from user_group`,
);

/** Names of units in the order of the tree. */
export const listUnitNames = (h: Handle, ids: readonly string[]): Promise<NamedRow[]> =>
  unitsSql.all(h, [...ids]);

const unitsSql = statement(
  'creation_rule.unit-names',
  row<NamedRow>({ id: 'uuid', nameTh: 'text', nameEn: 'text!' }),
  ['uuid[]'],
  `select id, name_th as "nameTh", coalesce(name_en, '') as "nameEn" from unit
   where id = any ($1::uuid[]) order by sort_key, id`,
);
