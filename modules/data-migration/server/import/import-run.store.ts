import type { CivilDate, SheetName } from '@sarn/kernel';
import { lockName, row, statement, writeStatement } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import type {
  ImportFieldName,
  ImportMapping,
  ImportRegisterKind,
  ImportState,
} from '../../contract/index.ts';
import { dataMigrationTables } from '../tables.ts';
import { among, bangkokDay, word } from '@sarn/document/server';
import type { Counts, ImportColumn } from './import-counts.ts';

/** One import and its progress. */
export interface RunRow {
  readonly id: string;
  readonly state: ImportState;
  readonly fileName: string;
  readonly encoding: string;
  /** Of a workbook with several sheets, the one that was read. */
  readonly sheet: string;
  /** How many sheets it has beside that one. */
  readonly otherSheets: number;
  /** All of them; none of a text, or where they were not kept yet. */
  readonly sheets: readonly SheetName[];
  readonly sheetAt: number;
  readonly columns: ImportColumn[];
  readonly mapping: ImportMapping;
  readonly monthFirst: ImportFieldName[];
  readonly unitId: string | null;
  readonly kind: ImportRegisterKind | null;
  readonly year: number | null;
  readonly registerId: string | null;
  readonly scansKind: 'zip' | 'folder' | null;
  readonly scansName: string | null;
  readonly scansPath: string | null;
  readonly rows: number;
  readonly stageRow: number;
  readonly handled: number;
  readonly counterBefore: number | null;
  readonly counterSet: number | null;
  readonly createdBy: string;
  readonly createdAt: string;
  readonly startedAt: string | null;
  readonly endedAt: string | null;
  readonly requestId: string;
  /** The counts at the time its rows were deleted; null as long as they are there. */
  readonly counts: Counts | null;
  readonly forgottenAt: string | null;
}

const columns = [
  ...(['id', 'state', 'file_name as fileName', 'encoding', 'columns', 'mapping'] as const),
  ...(['sheet', 'other_sheets as otherSheets', 'sheets', 'sheet_at as sheetAt'] as const),
  ...(['month_first as monthFirst', 'unit_id as unitId', 'kind', 'be_year as year'] as const),
  ...(['register_id as registerId', 'scans_kind as scansKind'] as const),
  ...(['scans_name as scansName', 'scans_path as scansPath', 'rows'] as const),
  ...(['stage_row as stageRow', 'handled', 'counter_before as counterBefore'] as const),
  ...(['counter_set as counterSet', 'created_by as createdBy'] as const),
  ...(['created_at as createdAt', 'started_at as startedAt', 'ended_at as endedAt'] as const),
  ...(['request_id as requestId', 'counts', 'forgotten_at as forgottenAt'] as const),
];

/** Imports that were not discarded. */
function runs(h: Handle) {
  return dataMigrationTables(h)
    .selectFrom('import_run')
    .select(columns)
    .where('state', '<>', word('DISCARDED'));
}

/** Imports that were not discarded, the newest first. */
export function listRuns(h: Handle, limit: number): Promise<RunRow[]> {
  return runs(h).orderBy('created_at', 'desc').limit(limit).execute();
}

export function findRun(h: Handle, id: string): Promise<RunRow | undefined> {
  return runs(h).where('id', '=', id).executeTakeFirst();
}

/** As `findRun`, and locks it until the end of the transaction: its parts are done one by one. */
export function findRunForUpdate(tx: Tx, id: string): Promise<RunRow | undefined> {
  return runs(tx).where('id', '=', id).forUpdate().executeTakeFirst();
}

/**
 * Imports at rest since before the civil day (Bangkok) whose rows are still there, locked; a few
 * hundred at most in an agency.
 */
export function listForgettable(tx: Tx, before: CivilDate): Promise<RunRow[]> {
  return dataMigrationTables(tx)
    .selectFrom('import_run')
    .select(columns)
    .where('forgotten_at', 'is', null)
    .where('state', 'in', ['UPLOADED', 'CHECKED', 'DONE', 'UNDONE'])
    .where(({ fn }) => bangkokDay(fn.coalesce('ended_at', 'created_at')), '<', before)
    .forUpdate()
    .skipLocked()
    .execute();
}

/** What was read of a file. */
export type ReadTable = Pick<
  RunRow,
  | ('fileName' | 'encoding' | 'sheet' | 'otherSheets' | 'sheets' | 'sheetAt')
  | ('columns' | 'mapping')
>;

const tableValues = (read: ReadTable) => ({
  ...{ file_name: read.fileName, encoding: read.encoding, sheet: read.sheet },
  ...{ other_sheets: read.otherSheets, sheet_at: read.sheetAt },
  sheets: JSON.stringify(read.sheets),
  ...{ columns: JSON.stringify(read.columns), mapping: JSON.stringify(read.mapping) },
});

export type NewRun = ReadTable &
  Pick<RunRow, 'id' | 'rows' | 'createdBy' | 'createdAt' | 'requestId'>;

export async function insertRun(tx: Tx, run: NewRun): Promise<void> {
  await dataMigrationTables(tx)
    .insertInto('import_run')
    .values({
      ...{ id: run.id, state: 'UPLOADED', ...tableValues(run), rows: run.rows },
      ...{ created_by: run.createdBy, created_at: run.createdAt, request_id: run.requestId },
    })
    .execute();
}

/** Another table in the place of the one that was read, before any of it is entered. */
export async function replaceTable(tx: Tx, id: string, read: ReadTable): Promise<void> {
  await dataMigrationTables(tx)
    .updateTable('import_run')
    .set(tableValues(read))
    .where('id', '=', id)
    .execute();
}

export type RunChange = Partial<
  Omit<
    RunRow,
    | ('id' | 'fileName' | 'encoding' | 'sheet' | 'otherSheets' | 'sheets' | 'sheetAt')
    | ('columns' | 'createdBy' | 'createdAt' | 'counts')
  >
> & { readonly counts?: Counts };

/** Changes the named fields of an import. */
export async function updateRun(tx: Tx, id: string, change: RunChange): Promise<void> {
  await dataMigrationTables(tx)
    .updateTable('import_run')
    .set({
      state: change.state,
      mapping: change.mapping && JSON.stringify(change.mapping),
      month_first: change.monthFirst,
      unit_id: change.unitId,
      kind: change.kind,
      be_year: change.year,
      register_id: change.registerId,
      scans_kind: change.scansKind,
      scans_name: change.scansName,
      scans_path: change.scansPath,
      rows: change.rows,
      stage_row: change.stageRow,
      handled: change.handled,
      counter_before: change.counterBefore,
      counter_set: change.counterSet,
      started_at: change.startedAt,
      ended_at: change.endedAt,
      request_id: change.requestId,
      counts: change.counts && JSON.stringify(change.counts),
      forgotten_at: change.forgottenAt,
    })
    .where('id', '=', id)
    .execute();
}

/** Imports of one register and year that are being entered or undone. */
export async function hasBusyTwin(
  tx: Tx,
  run: { readonly id: string; readonly registerId: string; readonly year: number },
): Promise<boolean> {
  // Of two that begin at once the second sees the first.
  await lockName(tx, `${run.registerId}/${run.year}`, 1560);
  const twin = await dataMigrationTables(tx)
    .selectFrom('import_run')
    .select('id')
    .where('register_id', '=', run.registerId)
    .where('be_year', '=', run.year)
    .where('id', '<>', run.id)
    .where('state', 'in', ['RUNNING', 'UNDOING'])
    .executeTakeFirst();
  return twin !== undefined;
}

/** What was chosen for these headings before; null where it was chosen not to read them. */
export async function listHeadings(
  h: Handle,
  keys: readonly string[],
): Promise<Map<string, ImportFieldName | null>> {
  const rows = await dataMigrationTables(h)
    .selectFrom('import_heading')
    .select(['heading_key as key', 'field'])
    .where('heading_key', '=', among(keys))
    .execute();
  return new Map(rows.map(({ key, field }) => [key, field]));
}

export async function keepHeadings(
  tx: Tx,
  headings: ReadonlyMap<string, ImportFieldName | null>,
  by: { readonly personId: string; readonly at: string },
): Promise<void> {
  const fields = [...headings.values()];
  await keepHeadingsSql(tx, [...headings.keys()], fields, by.personId, by.at);
}

const keepHeadingsSql = writeStatement(
  'import.keep-headings',
  ['text[]', 'text?[]', 'uuid', 'timestamptz'],
  `insert into import_heading (heading_key, field, changed_by, changed_at)
   select key, field, $3, $4 from unnest($1::text[], $2::text[]) given (key, field)
   on conflict (heading_key) do update set field = excluded.field,
     changed_by = excluded.changed_by, changed_at = excluded.changed_at`,
);

/** Numbers imported with older registers, each range once, in rising order. */
export function listOldNumbers(
  h: Handle,
  registerId: string,
  year: number,
): Promise<{ from: number; to: number }[]> {
  return listOldNumbersSql.all(h, registerId, year);
}

const listOldNumbersSql = statement(
  'import.old-numbers',
  row<{ from: number; to: number }>({ from: 'int4', to: 'int4!' }),
  ['uuid', 'int4'],
  `select counter_before + 1 as "from", counter_set as "to" from import_run
   where register_id = $1 and be_year = $2 and counter_set > counter_before
   order by counter_before`,
);
