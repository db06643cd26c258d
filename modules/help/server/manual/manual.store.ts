import type { Handle, Tx } from '@sarn/platform-server';
import type { ManualKind } from '../../contract/index.ts';

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

const columns = `id, kind, title_th "titleTh", title_en "titleEn", is_hidden "isHidden"
  from manual`;

/** Manuals in their order. */
export async function listManualRows(
  h: Handle,
  { withHidden }: { readonly withHidden: boolean },
): Promise<ManualRow[]> {
  return h.query<ManualRow>(`select ${columns} where $1 or not is_hidden order by place, id`, [
    withHidden,
  ]);
}

export async function findManual(h: Handle, id: string): Promise<ManualRow | undefined> {
  const [row] = await h.query<ManualRow>(`select ${columns} where id = $1`, [id]);
  return row;
}

export async function countManuals(h: Handle): Promise<number> {
  const [row] = await h.query<{ count: number }>('select count(*) count from manual');
  return row?.count ?? 0;
}

/** Adds a manual at the end. */
export async function insertManual(tx: Tx, manual: NewManual): Promise<void> {
  await tx.query(
    `insert into manual (id, kind, title_th, title_en, place, created_by, created_at)
     select $1, $2, $3, $4, coalesce(max(place), 0) + 1, $5, $6 from manual`,
    [manual.id, manual.kind, manual.titleTh, manual.titleEn, manual.by, manual.at],
  );
}

/** @returns whether it exists */
export async function updateManual(tx: Tx, row: Omit<ManualRow, 'kind'>): Promise<boolean> {
  const rows = await tx.query(
    `update manual set title_th = $2, title_en = $3, is_hidden = $4 where id = $1 returning 1`,
    [row.id, row.titleTh, row.titleEn, row.isHidden],
  );
  return rows.length > 0;
}

/** Puts the given ones first, in that order; the others keep their order after them. */
export async function setOrder(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.query(
    `update manual set place = put.place from (
       select manual.id, row_number() over (order by told.n nulls last, manual.place, manual.id) place
       from manual left join unnest($1::uuid[]) with ordinality told (id, n) using (id)
     ) put where put.id = manual.id`,
    [ids],
  );
}

/** @returns whether it existed */
export async function deleteManual(tx: Tx, id: string): Promise<boolean> {
  return (await tx.query('delete from manual where id = $1 returning 1', [id])).length > 0;
}
