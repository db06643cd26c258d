import { row, statement, writeStatement } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import type { ManualGroup, ManualKind } from '../../contract/index.ts';
import { helpTables } from '../tables.ts';

/** A manual without its file. */
export interface ManualRow {
  readonly id: string;
  readonly kind: ManualKind;
  readonly titleTh: string;
  readonly titleEn: string;
  readonly isHidden: boolean;
  /** Groups of users that see it; none: everybody. */
  readonly groupIds: readonly string[];
}

export interface NewManual extends Omit<ManualRow, 'isHidden' | 'groupIds'> {
  readonly by: string;
  readonly at: string;
}

/**
 * Manuals in their order.
 *
 * @param groups of the reader: hidden manuals and those for others are left out. Null: all manuals
 * @param id this one only
 */
export const listManualRows = (
  h: Handle,
  groups: readonly string[] | null,
  id: string | null = null,
): Promise<ManualRow[]> => listSql.all(h, groups, id);

const listSql = statement(
  'manual.list',
  row<ManualRow>({
    ...{ id: 'uuid', kind: 'text', titleTh: 'text', titleEn: 'text', isHidden: 'bool' },
    groupIds: 'jsonb!',
  }),
  ['uuid[]?', 'uuid?'],
  `select m.id, m.kind, m.title_th "titleTh", m.title_en "titleEn", m.is_hidden "isHidden",
     coalesce((select jsonb_agg(g.group_id order by g.group_id) from manual_group g
       where g.manual_id = m.id), '[]') "groupIds"
   from manual m
   where ($2::uuid is null or m.id = $2)
     and ($1::uuid[] is null or not m.is_hidden and (
       not exists (select from manual_group g where g.manual_id = m.id)
       or exists (select from manual_group g
         where g.manual_id = m.id and g.group_id = any ($1))))
   order by m.place, m.id`,
);

/** Replaces the groups that see a manual. */
export async function setManualGroups(
  tx: Tx,
  manualId: string,
  groupIds: readonly string[],
): Promise<void> {
  const tables = helpTables(tx);
  await tables.deleteFrom('manual_group').where('manual_id', '=', manualId).execute();
  const rows = [...new Set(groupIds)].map((group_id) => ({ manual_id: manualId, group_id }));
  if (rows.length > 0) await tables.insertInto('manual_group').values(rows).execute();
}

/** Groups of users in the order of their page, with those that have ended. */
export const listGroups = (h: Handle, day: string): Promise<ManualGroup[]> => groupsSql.all(h, day);

const groupsSql = statement(
  'manual.user-groups',
  row<ManualGroup>({ id: 'uuid', nameTh: 'text', nameEn: 'text', isEnded: 'bool!' }),
  ['date'],
  `select id, name_th "nameTh", name_en "nameEn",
     valid_to is not null and valid_to < $1 "isEnded"
   from user_group order by sort, name_th, id`,
);

export async function countManuals(h: Handle): Promise<number> {
  const counted = await helpTables(h)
    .selectFrom('manual')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return counted.count;
}

/** Adds a manual at the end. */
export async function insertManual(tx: Tx, manual: NewManual): Promise<void> {
  const { id, kind, titleTh, titleEn, by, at } = manual;
  await insertSql(tx, id, kind, titleTh, titleEn, by, at);
}

const insertSql = writeStatement(
  'manual.insert',
  ['uuid', 'text', 'text', 'text', 'uuid', 'timestamptz'],
  `insert into manual (id, kind, title_th, title_en, place, created_by, created_at)
   select $1, $2, $3, $4, coalesce(max(place), 0) + 1, $5, $6 from manual`,
);

/** @returns whether it exists */
export async function updateManual(
  tx: Tx,
  manual: Omit<ManualRow, 'kind' | 'groupIds'>,
): Promise<boolean> {
  const updated = await helpTables(tx)
    .updateTable('manual')
    .set({ title_th: manual.titleTh, title_en: manual.titleEn, is_hidden: manual.isHidden })
    .where('id', '=', manual.id)
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
}

/** Puts the given ones first, in that order; the others keep their order after them. */
export async function setOrder(tx: Tx, ids: readonly string[]): Promise<void> {
  await orderSql(tx, ids);
}

const orderSql = writeStatement(
  'manual.order',
  ['uuid[]'],
  `update manual set place = put.place from (
     select manual.id, row_number() over (order by told.n nulls last, manual.place, manual.id) place
     from manual left join unnest($1::uuid[]) with ordinality told (id, n) using (id)
   ) put where put.id = manual.id`,
);

/** @returns whether it existed */
export async function deleteManual(tx: Tx, id: string): Promise<boolean> {
  const deleted = await helpTables(tx).deleteFrom('manual').where('id', '=', id).executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}
