import type { CivilDate } from '@sarn/kernel';
import { tablesOf } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import type { Insertable, Kysely, Updateable } from 'kysely';
import type { Post } from '../contract/index.ts';
import type {
  OrganisationTables,
  PositionTable,
  PostHoldingTable,
  PostTable,
} from './organisation.tables.gen.ts';

const organisationTables = tablesOf<OrganisationTables>();

export type NewPost = Insertable<PostTable>;
export type PostChange = Updateable<PostTable>;

/** Columns of a post `p` with its unit, position and level; to be read through `postJoins`. */
export const postColumns = `p.id, p.title_th "titleTh", p.title_en "titleEn", p.duty, p.unit_id "unitId",
  u.name_th "unitName", u.name_en "unitNameEn", p.serves_unit_id "servesUnitId",
  s.name_th "servesUnitName", s.name_en "servesUnitNameEn", n.name_th "positionName",
  n.name_en "positionNameEn", l.code "levelCode", l.name_th "levelName", l.name_en "levelNameEn"`;
export const postJoins = `join unit u on u.id = p.unit_id join unit s on s.id = p.serves_unit_id
  join position n on n.id = p.position_id left join position_level l on l.id = p.position_level_id`;

/** Holdings and posts valid on the day given as $1, without delegations (see `capacities_of`). */
export const heldOn = `h.valid_from <= $1 and (h.valid_to is null or h.valid_to >= $1)
  and p.valid_from <= $1 and (p.valid_to is null or p.valid_to >= $1)`;

export async function findPost(db: Handle, id: string): Promise<Post | undefined> {
  const rows = await db.query<Post>(
    `select ${postColumns} from post p ${postJoins} where p.id = $1`,
    [id],
  );
  return rows[0];
}

/** The Thai title of the post that heads a unit on a day; the first where it has several. */
export async function findHeadTitle(
  db: Handle,
  unitId: string,
  day: CivilDate,
): Promise<string | undefined> {
  const found = await organisationTables(db)
    .selectFrom('post')
    .select('title_th as title')
    .where('serves_unit_id', '=', unitId)
    .where('duty', '=', 'head')
    .where('valid_from', '<=', day)
    .where((is) => is.or([is('valid_to', 'is', null), is('valid_to', '>=', day)]))
    .orderBy('sort')
    .orderBy('valid_from')
    .limit(1)
    .executeTakeFirst();
  return found?.title;
}

/** People with a post in the unit or below it. */
export async function listMembersBelow(
  db: Handle,
  day: CivilDate,
  unitId: string,
): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `with recursive below as (
       select id from unit where id = $2
       union
       select u.id from unit u join below b on u.parent_id = b.id
     )
     select distinct h.person_id id from post_holding h join post p on p.id = h.post_id
     join below on below.id = p.unit_id join person m on m.id = h.person_id and m.is_active
     where ${heldOn}`,
    [day, unitId],
  );
  return rows.map((row) => row.id);
}

export async function insertPosition(tx: Tx, row: Insertable<PositionTable>): Promise<void> {
  await (tx.sql as Kysely<OrganisationTables>).insertInto('position').values(row).execute();
}

export async function findLevelId(db: Handle, code: string): Promise<string | undefined> {
  const rows = await db.query<{ id: string }>('select id from position_level where code = $1', [
    code,
  ]);
  return rows[0]?.id;
}

export async function insertPost(tx: Tx, row: NewPost): Promise<void> {
  await (tx.sql as Kysely<OrganisationTables>).insertInto('post').values(row).execute();
}

/** @returns whether the post exists */
export async function updatePost(tx: Tx, id: string, change: PostChange): Promise<boolean> {
  const sql = tx.sql as Kysely<OrganisationTables>;
  const result = await sql.updateTable('post').set(change).where('id', '=', id).executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function insertHolding(tx: Tx, row: Insertable<PostHoldingTable>): Promise<void> {
  await (tx.sql as Kysely<OrganisationTables>).insertInto('post_holding').values(row).execute();
}

/** Ends a current holding; `lastDay` is included. @returns whether there was one */
export async function endHolding(tx: Tx, id: string, lastDay: CivilDate): Promise<boolean> {
  const rows = await tx.query<{ id: string }>(
    `update post_holding set valid_to = $2 where id = $1
       and (valid_to is null or valid_to > $2) returning id`,
    [id, lastDay],
  );
  return rows.length > 0;
}
