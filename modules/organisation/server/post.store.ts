import type { CivilDate } from '@sarn/kernel';
import { row, statement } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import type { Insertable, Updateable } from 'kysely';
import type { Post } from '../contract/index.ts';
import type { PositionTable, PostHoldingTable, PostTable } from './organisation.tables.gen.ts';
import { organisationTables } from './tables.ts';

export type NewPost = Insertable<PostTable>;
export type PostChange = Updateable<PostTable>;

/** Columns of a post `p` with its unit, position and level; to be read through `postJoins`. */
export const postColumns = `p.id, p.title_th "titleTh", p.title_en "titleEn", p.duty, p.unit_id "unitId",
  u.name_th "unitName", u.name_en "unitNameEn", p.serves_unit_id "servesUnitId",
  s.name_th "servesUnitName", s.name_en "servesUnitNameEn", n.name_th "positionName",
  n.name_en "positionNameEn", l.code "levelCode", l.name_th "levelName", l.name_en "levelNameEn"`;
/** Types of `postColumns`. */
export const postShape = {
  id: 'uuid',
  titleTh: 'text',
  titleEn: 'text',
  duty: 'text',
  unitId: 'uuid',
  unitName: 'text',
  unitNameEn: 'text',
  servesUnitId: 'uuid',
  servesUnitName: 'text',
  servesUnitNameEn: 'text',
  positionName: 'text',
  positionNameEn: 'text',
  levelCode: 'text?',
  levelName: 'text?',
  levelNameEn: 'text?',
} as const satisfies ReturnType<typeof row<Post>>['columns'];
export const postJoins = `join unit u on u.id = p.unit_id join unit s on s.id = p.serves_unit_id
  join position n on n.id = p.position_id left join position_level l on l.id = p.position_level_id`;

/** Holdings and posts valid on the day given as $1, without delegations (see `capacities_of`). */
export const heldOn = `h.valid_from <= $1 and (h.valid_to is null or h.valid_to >= $1)
  and p.valid_from <= $1 and (p.valid_to is null or p.valid_to >= $1)`;

export function findPost(db: Handle, id: string): Promise<Post | undefined> {
  return postSql.first(db, id);
}

const postSql = statement(
  'post.one',
  row<Post>(postShape),
  ['uuid'],
  `select ${postColumns} from post p ${postJoins} where p.id = $1`,
);

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
  const rows = await membersSql.all(db, day, unitId);
  return rows.map(({ id }) => id);
}

const membersSql = statement(
  'post.members-below',
  row<{ id: string }>({ id: 'uuid' }),
  ['date', 'uuid'],
  `with recursive below as (
     select id from unit where id = $2
     union
     select u.id from unit u join below b on u.parent_id = b.id
   )
   select distinct h.person_id id from post_holding h join post p on p.id = h.post_id
   join below on below.id = p.unit_id join person m on m.id = h.person_id and m.is_active
   where ${heldOn}`,
);

export async function insertPosition(tx: Tx, values: Insertable<PositionTable>): Promise<void> {
  await organisationTables(tx).insertInto('position').values(values).execute();
}

export async function findLevelId(db: Handle, code: string): Promise<string | undefined> {
  const found = await organisationTables(db)
    .selectFrom('position_level')
    .select('id')
    .where('code', '=', code)
    .executeTakeFirst();
  return found?.id;
}

export async function insertPost(tx: Tx, values: NewPost): Promise<void> {
  await organisationTables(tx).insertInto('post').values(values).execute();
}

/** @returns whether the post exists */
export async function updatePost(tx: Tx, id: string, change: PostChange): Promise<boolean> {
  const result = await organisationTables(tx)
    .updateTable('post')
    .set(change)
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function insertHolding(tx: Tx, values: Insertable<PostHoldingTable>): Promise<void> {
  await organisationTables(tx).insertInto('post_holding').values(values).execute();
}

/** Ends a current holding; `lastDay` is included. @returns whether there was one */
export async function endHolding(tx: Tx, id: string, lastDay: CivilDate): Promise<boolean> {
  const ended = await organisationTables(tx)
    .updateTable('post_holding')
    .set({ valid_to: lastDay })
    .where('id', '=', id)
    .where((is) => is.or([is('valid_to', 'is', null), is('valid_to', '>', lastDay)]))
    .executeTakeFirst();
  return ended.numUpdatedRows > 0n;
}
