import type { CivilDate } from '@sarn/kernel';
import type { Handle, Tx } from '@sarn/platform-server';
import type { Kysely, Insertable, Updateable } from 'kysely';
import type { Unit, UnitNode } from '../contract/index.ts';
import type { OrganisationTables, UnitTable } from './organisation.tables.gen.ts';

export type NewUnit = Insertable<UnitTable>;
export type UnitChange = Updateable<UnitTable>;

const columns = `u.id, u.parent_id "parentId", u.code, u.kind, u.name_th "nameTh",
  u.name_en "nameEn", u.abbreviation, u.letter_code "letterCode"`;

export async function listUnits(db: Handle, ids: readonly string[]): Promise<Unit[]> {
  return db.query<Unit>(
    `select ${columns} from unit u where u.id = any($1::uuid[]) order by u.sort_key, u.id`,
    [ids],
  );
}

/**
 * Units valid on the day, parents before children, siblings in their order.
 *
 * @param within only these and the units below them; all when null
 */
export async function listTree(
  db: Handle,
  day: CivilDate,
  within: readonly string[] | null = null,
): Promise<UnitNode[]> {
  return db.query<UnitNode>(
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
    [day, within],
  );
}

/** Ids from the unit up to the root. `union` ends the recursion even if a cycle is stored. */
export async function listAncestors(db: Handle, unitId: string): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `with recursive up as (
       select id, parent_id, 0 as step from unit where id = $1
       union
       select u.id, u.parent_id, up.step + 1 from unit u join up on u.id = up.parent_id
       where up.step < 50
     )
     select id from up order by step`,
    [unitId],
  );
  return rows.map((row) => row.id);
}

/** A dissolved unit, and the existing unit that continues its work. */
export interface EndedUnit {
  readonly unitId: string;
  readonly successorId: string;
  /** Whether it had a successor; otherwise the unit above continues its work. */
  readonly isMerged: boolean;
}

/** Units dissolved before the day, each with the existing unit that continues its work. */
export async function listSuccessors(db: Handle, day: CivilDate): Promise<EndedUnit[]> {
  return db.query<EndedUnit>(
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
    [day],
  );
}

export async function findRoot(db: Handle, day: CivilDate): Promise<Unit | undefined> {
  const rows = await db.query<Unit>(
    `select ${columns} from unit u where u.parent_id is null and u.valid_from <= $1
       and (u.valid_to is null or u.valid_to >= $1) order by u.valid_from desc limit 1`,
    [day],
  );
  return rows[0];
}

/** @param patterns LIKE patterns over the search form, all of which must match */
export async function searchUnits(
  db: Handle,
  patterns: readonly string[],
  day: CivilDate,
): Promise<Unit[]> {
  return db.query<Unit>(
    `select ${columns} from unit u where u.search_text like all($1::text[])
       and u.valid_from <= $2 and (u.valid_to is null or u.valid_to >= $2)
     order by u.sort_key, u.id limit 100`,
    [patterns, day],
  );
}

export async function insertUnit(tx: Tx, unit: NewUnit): Promise<void> {
  await (tx.sql as Kysely<OrganisationTables>).insertInto('unit').values(unit).execute();
}

/** @returns whether the unit exists */
export async function updateUnit(tx: Tx, id: string, change: UnitChange): Promise<boolean> {
  const sql = tx.sql as Kysely<OrganisationTables>;
  const result = await sql.updateTable('unit').set(change).where('id', '=', id).executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Moves of units are serial, because two at once could close a cycle. */
export async function lockTreeForUpdate(tx: Tx): Promise<void> {
  await tx.query('lock table unit in share row exclusive mode');
}

/** A unit valid on the day; undefined for a dissolved or unknown one. */
export async function findEndable(
  db: Handle,
  id: string,
  day: CivilDate,
): Promise<{ readonly parentId: string | null; readonly validFrom: CivilDate } | undefined> {
  const rows = await db.query<{ parentId: string | null; validFrom: CivilDate }>(
    `select parent_id "parentId", valid_from "validFrom" from unit
     where id = $1 and valid_from <= $2 and (valid_to is null or valid_to >= $2)`,
    [id, day],
  );
  return rows[0];
}

/** Moves the units below to another one; dissolved ones stay where they were. */
export async function moveChildren(
  tx: Tx,
  unitId: string,
  parentId: string,
  day: CivilDate,
): Promise<void> {
  await tx.query(
    `update unit set parent_id = $2 where parent_id = $1 and (valid_to is null or valid_to >= $3)`,
    [unitId, parentId, day],
  );
}

/** Moves the posts that neither lead the unit nor keep its registry to another one. */
export async function moveOfficers(tx: Tx, unitId: string, successorId: string): Promise<void> {
  await tx.query(
    `update post set unit_id = $2,
       serves_unit_id = case when serves_unit_id = $1 then $2::uuid else serves_unit_id end
     where unit_id = $1 and duty in ('officer', 'none')`,
    [unitId, successorId],
  );
}

export async function endUnit(
  tx: Tx,
  id: string,
  end: { readonly lastDay: CivilDate; readonly successorId: string | null },
): Promise<void> {
  await tx.query('update unit set valid_to = $2, successor_id = $3 where id = $1', [
    id,
    end.lastDay,
    end.successorId,
  ]);
}

/** The unit above a dissolved one; undefined for one that is not dissolved. */
export async function findParentOfEnded(
  db: Handle,
  id: string,
  day: CivilDate,
): Promise<string | null | undefined> {
  const rows = await db.query<{ parentId: string | null }>(
    'select parent_id "parentId" from unit where id = $1 and valid_to < $2',
    [id, day],
  );
  return rows[0]?.parentId;
}

export async function reopenUnit(tx: Tx, id: string): Promise<void> {
  await tx.query('update unit set valid_to = null, successor_id = null where id = $1', [id]);
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
  const rows = await db.query<UnitPosts>(
    `select (select count(*)::int from unit where parent_id = $1
              and (valid_to is null or valid_to >= $2)) children,
       count(*) filter (where p.duty in ('officer', 'none'))::int officers,
       count(*) filter (where p.duty not in ('officer', 'none'))::int leaders
     from post p join post_holding h on h.post_id = p.id and not h.is_acting
       and h.valid_from <= $2 and (h.valid_to is null or h.valid_to >= $2)
     where p.unit_id = $1 and p.valid_from <= $2 and (p.valid_to is null or p.valid_to >= $2)`,
    [unitId, day],
  );
  return rows[0] ?? { children: 0, officers: 0, leaders: 0 };
}
