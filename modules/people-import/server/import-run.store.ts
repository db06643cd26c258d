import type { Handle, Tx } from '@sarn/platform-server';
import type { Insertable, Updateable } from 'kysely';
import { sql } from 'kysely';
import type { ImportFieldName, ImportKind } from '../contract/index.ts';
import { importTables } from './tables.ts';
import type { KnownImportTables } from './tables.ts';

type RunTable = KnownImportTables['people_import'];

const columns = [
  ...(['id', 'kind', 'state', 'file_name as fileName', 'encoding', 'headings'] as const),
  ...(['sheet', 'sheets', 'sheet_at as sheetAt'] as const),
  ...(['mapping', 'row_count as rows', 'top_unit_id as topUnitId', 'digest'] as const),
  ...(['counts', 'created_by as createdBy', 'created_at as createdAt'] as const),
  ...(['entered_at as enteredAt', 'entered_by as enteredBy', 'took_ms as tookMs'] as const),
  ...(['undone_at as undoneAt', 'forgotten_at as forgottenAt'] as const),
];

const runs = (h: Handle) =>
  importTables(h).selectFrom('people_import').select(columns).where('state', '<>', 'DISCARDED');

/** Imports that were not discarded, the newest first. */
export const listRuns = (h: Handle, limit: number) =>
  runs(h).orderBy('created_at', 'desc').limit(limit).execute();

export const findRun = (h: Handle, id: string) => runs(h).where('id', '=', id).executeTakeFirst();

/** As `findRun`, and locks it until the end of the transaction. */
export const findRunForUpdate = (tx: Tx, id: string) =>
  runs(tx).where('id', '=', id).forUpdate().executeTakeFirst();

export type RunRow = NonNullable<Awaited<ReturnType<typeof findRun>>>;

export async function insertRun(tx: Tx, values: Insertable<RunTable>): Promise<void> {
  await importTables(tx).insertInto('people_import').values(values).execute();
}

export async function updateRun(tx: Tx, id: string, values: Updateable<RunTable>): Promise<void> {
  await importTables(tx).updateTable('people_import').set(values).where('id', '=', id).execute();
}

/** What was chosen for headings before, by their keys; null: not read. */
export async function listHeadings(
  h: Handle,
  kind: ImportKind,
  keys: readonly string[],
): Promise<ReadonlyMap<string, ImportFieldName | null>> {
  if (keys.length === 0) return new Map();
  const rows = await importTables(h)
    .selectFrom('people_import_heading')
    .select(['key', 'field'])
    .where('kind', '=', kind)
    .where('key', 'in', keys)
    .execute();
  return new Map(rows.map(({ key, field }) => [key, field]));
}

export async function rememberHeadings(
  tx: Tx,
  kind: ImportKind,
  chosen: ReadonlyMap<string, ImportFieldName | null>,
): Promise<void> {
  if (chosen.size === 0) return;
  await importTables(tx)
    .insertInto('people_import_heading')
    .values([...chosen].map(([key, field]) => ({ kind, key, field })))
    .onConflict((on) =>
      on.columns(['kind', 'key']).doUpdateSet((is) => ({ field: is.ref('excluded.field') })),
    )
    .execute();
}

/** Deletes the rows of imports at rest since before a moment. @returns how many imports */
export async function forgetRows(tx: Tx, before: string, now: string): Promise<number> {
  const old = await importTables(tx)
    .updateTable('people_import')
    .set({ forgotten_at: now })
    .where('forgotten_at', 'is', null)
    .where(sql<boolean>`coalesce(entered_at, created_at) < ${before}`)
    .returning('id')
    .execute();
  if (old.length === 0) return 0;
  await importTables(tx)
    .deleteFrom('people_import_row')
    .where(
      'import_id',
      'in',
      old.map(({ id }) => id),
    )
    .execute();
  return old.length;
}
