import { writeStatement } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import type { ManualKind } from '../../contract/index.ts';
import { helpTables } from '../tables.ts';

/** A manual without its file. */
export interface ManualRow {
  readonly id: string;
  readonly kind: ManualKind;
  readonly titleTh: string;
  readonly titleEn: string;
  readonly isHidden: boolean;
}

export interface NewManual extends Omit<ManualRow, 'isHidden'> {
  readonly by: string;
  readonly at: string;
}

const manuals = (h: Handle) =>
  helpTables(h)
    .selectFrom('manual')
    .select(['id', 'kind', 'title_th as titleTh', 'title_en as titleEn', 'is_hidden as isHidden']);

/** Manuals in their order. */
export function listManualRows(
  h: Handle,
  { withHidden }: { readonly withHidden: boolean },
): Promise<ManualRow[]> {
  const all = manuals(h).orderBy('place').orderBy('id');
  return (withHidden ? all : all.where('is_hidden', '=', false)).execute();
}

export function findManual(h: Handle, id: string): Promise<ManualRow | undefined> {
  return manuals(h).where('id', '=', id).executeTakeFirst();
}

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
export async function updateManual(tx: Tx, manual: Omit<ManualRow, 'kind'>): Promise<boolean> {
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
