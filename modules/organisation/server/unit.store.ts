import type { CivilDate } from '@sarn/kernel';
import { row, statement, writeStatement } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import type { Insertable, Updateable } from 'kysely';
import type { Unit, UnitNode } from '../contract/index.ts';
import type { UnitTable } from './organisation.tables.gen.ts';
import { organisationTables } from './tables.ts';

export type NewUnit = Insertable<UnitTable>;
export type UnitChange = Updateable<UnitTable>;

const columns = `u.id, u.parent_id "parentId", u.code, u.kind, u.name_th "nameTh",
  u.name_en "nameEn", u.abbreviation, u.letter_code "letterCode"`;

const unitShape = {
  id: 'uuid',
  parentId: 'uuid?',
  code: 'text',
  kind: 'text',
  nameTh: 'text',
  nameEn: 'text',
  abbreviation: 'text',
  letterCode: 'text',
} as const;

export function listUnits(db: Handle, ids: readonly string[]): Promise<Unit[]> {
  return unitsSql.all(db, ids);
}

const unitsSql = statement(
  'unit.some',
  row<Unit>(unitShape),
  ['uuid[]'],
  `select ${columns} from unit u where u.id = any($1::uuid[]) order by u.sort_key, u.id`,
);

/**
 * Units valid on the day, parents before children, siblings in their order.
 *
 * @param within only these and the units below them; all when null
 */
export function listTree(
  db: Handle,
  day: CivilDate,
  within: readonly string[] | null = null,
): Promise<UnitNode[]> {
  return treeSql.all(db, day, within);
}

const treeSql = statement(
  'unit.tree',
  row<UnitNode>({ ...unitShape, depth: 'int4' }),
  ['date', 'uuid[]?'],
  `with recursive tree as (
     select u.id, 0 as depth, array[u.sort_key, u.id::text] as path,
       $2::uuid[] is null or u.id = any ($2::uuid[]) as is_wanted from unit u
     where u.parent_id is null and u.valid_from <= $1 and (u.valid_to is null or u.valid_to >= $1)
     union all
     select u.id, t.depth + 1, t.path || u.sort_key || u.id::text,
       t.is_wanted or u.id = any ($2::uuid[]) from unit u
     join tree t on t.id = u.parent_id
     where u.valid_from <= $1 and (u.valid_to is null or u.valid_to >= $1)
   )
   select ${columns}, t.depth from tree t join unit u on u.id = t.id
   where t.is_wanted order by t.path collate "C"`,
);

/** Ids from the unit up to the root. `union` ends the recursion even if a cycle is stored. */
export async function listAncestors(db: Handle, unitId: string): Promise<string[]> {
  const rows = await ancestorsSql.all(db, unitId);
  return rows.map(({ id }) => id);
}

const ancestorsSql = statement(
  'unit.ancestors',
  row<{ id: string }>({ id: 'uuid' }),
  ['uuid'],
  `with recursive up as (
     select id, parent_id, 0 as step from unit where id = $1
     union
     select u.id, u.parent_id, up.step + 1 from unit u join up on u.id = up.parent_id
     where up.step < 50
   )
   select id from up order by step`,
);

/** A dissolved unit, and the existing unit that continues its work. */
export interface EndedUnit {
  readonly unitId: string;
  readonly successorId: string;
  /** Whether it had a successor; otherwise the unit above continues its work. */
  readonly isMerged: boolean;
}

/** Units dissolved before the day, each with the existing unit that continues its work. */
export function listSuccessors(db: Handle, day: CivilDate): Promise<EndedUnit[]> {
  return successorsSql.all(db, day);
}

const successorsSql = statement(
  'unit.successors',
  row<EndedUnit>({ unitId: 'uuid', successorId: 'uuid', isMerged: 'bool' }),
  ['date'],
  `with recursive up as (
     select id as unit_id, id, coalesce(successor_id, parent_id) as next_id, valid_to, 0 as step,
       successor_id is not null as is_merged
     from unit where valid_to < $1
     union
     select up.unit_id, u.id, coalesce(u.successor_id, u.parent_id), u.valid_to, up.step + 1,
       up.is_merged
     from up join unit u on u.id = up.next_id
     where up.step < 50 and up.valid_to < $1
   )
   select distinct on (unit_id) unit_id "unitId", id "successorId", is_merged "isMerged" from up
   where valid_to is null or valid_to >= $1 order by unit_id, step`,
);

export function findRoot(db: Handle, day: CivilDate): Promise<Unit | undefined> {
  return rootSql.first(db, day);
}

const rootSql = statement(
  'unit.root',
  row<Unit>(unitShape),
  ['date'],
  `select ${columns} from unit u where u.parent_id is null and u.valid_from <= $1
     and (u.valid_to is null or u.valid_to >= $1) order by u.valid_from desc limit 1`,
);

/** @param patterns LIKE patterns over the search form, all of which must match */
export function searchUnits(
  db: Handle,
  patterns: readonly string[],
  day: CivilDate,
): Promise<Unit[]> {
  return searchSql.all(db, patterns, day);
}

const searchSql = statement(
  'unit.search',
  row<Unit>(unitShape),
  ['text[]', 'date'],
  `select ${columns} from unit u where u.search_text like all($1::text[])
     and u.valid_from <= $2 and (u.valid_to is null or u.valid_to >= $2)
   order by u.sort_key, u.id limit 100`,
);

export async function insertUnit(tx: Tx, unit: NewUnit): Promise<void> {
  await organisationTables(tx).insertInto('unit').values(unit).execute();
}

/** @returns whether the unit exists */
export async function updateUnit(tx: Tx, id: string, change: UnitChange): Promise<boolean> {
  const result = await organisationTables(tx)
    .updateTable('unit')
    .set(change)
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Moves of units are serial, because two at once could close a cycle. */
export const lockTreeForUpdate = writeStatement(
  'unit.lock-tree',
  [],
  'lock table unit in share row exclusive mode',
);

/** A unit valid on the day; undefined for a dissolved or unknown one. */
export function findEndable(
  db: Handle,
  id: string,
  day: CivilDate,
): Promise<{ readonly parentId: string | null; readonly validFrom: CivilDate } | undefined> {
  return organisationTables(db)
    .selectFrom('unit')
    .select(['parent_id as parentId', 'valid_from as validFrom'])
    .where('id', '=', id)
    .where('valid_from', '<=', day)
    .where((is) => is.or([is('valid_to', 'is', null), is('valid_to', '>=', day)]))
    .executeTakeFirst();
}

/** Moves the units below to another one; dissolved ones stay where they were. */
export async function moveChildren(
  tx: Tx,
  unitId: string,
  parentId: string,
  day: CivilDate,
): Promise<void> {
  await organisationTables(tx)
    .updateTable('unit')
    .set({ parent_id: parentId })
    .where('parent_id', '=', unitId)
    .where((is) => is.or([is('valid_to', 'is', null), is('valid_to', '>=', day)]))
    .execute();
}

/** Moves the posts that neither lead the unit nor keep its registry to another one. */
export async function moveOfficers(tx: Tx, unitId: string, successorId: string): Promise<void> {
  await moveOfficersSql(tx, unitId, successorId);
}

const moveOfficersSql = writeStatement(
  'unit.move-officers',
  ['uuid', 'uuid'],
  `update post set unit_id = $2,
     serves_unit_id = case when serves_unit_id = $1 then $2::uuid else serves_unit_id end
   where unit_id = $1 and duty in ('officer', 'none')`,
);

export async function endUnit(
  tx: Tx,
  id: string,
  end: { readonly lastDay: CivilDate; readonly successorId: string | null },
): Promise<void> {
  await organisationTables(tx)
    .updateTable('unit')
    .set({ valid_to: end.lastDay, successor_id: end.successorId })
    .where('id', '=', id)
    .execute();
}

/** The unit above a dissolved one; undefined for one that is not dissolved. */
export async function findParentOfEnded(
  db: Handle,
  id: string,
  day: CivilDate,
): Promise<string | null | undefined> {
  const found = await organisationTables(db)
    .selectFrom('unit')
    .select('parent_id as parentId')
    .where('id', '=', id)
    .where('valid_to', '<', day)
    .executeTakeFirst();
  return found?.parentId;
}

export async function reopenUnit(tx: Tx, id: string): Promise<void> {
  await organisationTables(tx)
    .updateTable('unit')
    .set({ valid_to: null, successor_id: null })
    .where('id', '=', id)
    .execute();
}

export interface UnitPosts {
  /** Units directly below. */
  readonly children: number;
  /** Officers; they go to the successor. */
  readonly officers: number;
  /** People who lead it or keep its registry; they must be given posts. */
  readonly leaders: number;
}

/** Numbers of units and people of a unit. */
export async function countUnitPosts(
  db: Handle,
  unitId: string,
  day: CivilDate,
): Promise<UnitPosts> {
  const counted = await countSql.first(db, unitId, day);
  return counted ?? { children: 0, officers: 0, leaders: 0 };
}

const countSql = statement(
  'unit.count-posts',
  row<UnitPosts>({ children: 'int4', officers: 'int4', leaders: 'int4' }),
  ['uuid', 'date'],
  `select (select count(*)::int from unit where parent_id = $1
            and (valid_to is null or valid_to >= $2)) children,
     count(*) filter (where p.duty in ('officer', 'none'))::int officers,
     count(*) filter (where p.duty not in ('officer', 'none'))::int leaders
   from post p join post_holding h on h.post_id = p.id and not h.is_acting
     and h.valid_from <= $2 and (h.valid_to is null or h.valid_to >= $2)
   where p.unit_id = $1 and p.valid_from <= $2 and (p.valid_to is null or p.valid_to >= $2)`,
);
