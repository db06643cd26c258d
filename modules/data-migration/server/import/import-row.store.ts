import { row, statement, writeStatement } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import { sql } from 'kysely';
import type { Expression, NotNull, RawBuilder } from 'kysely';
import type { ImportProblem, ImportRowFilter } from '../../contract/index.ts';
import { dataMigrationTables } from '../tables.ts';
import { word } from '@sarn/document/server';
import type { Counts } from './import-counts.ts';
import type { SheetRow } from '@sarn/platform-server';
import type { RowValues } from './row.rules.ts';

/** A row as it was sent. */
export interface SentRow {
  readonly row: number;
  readonly cells: string[];
}

export async function insertRows(tx: Tx, runId: string, rows: readonly SheetRow[]): Promise<void> {
  await insertRowsSql(tx, runId, JSON.stringify(rows));
}

const insertRowsSql = writeStatement(
  'import.insert-rows',
  ['uuid', 'text'],
  `insert into import_row (run_id, row_no, cells)
   select $1, "row", cells from jsonb_to_recordset($2::text::jsonb) given ("row" int, cells jsonb)`,
);

/** Rows after a row, in rising order. */
export function listSent(
  h: Handle,
  runId: string,
  after: number,
  limit: number,
): Promise<SentRow[]> {
  return dataMigrationTables(h)
    .selectFrom('import_row')
    .select(['row_no as row', 'cells'])
    .where('run_id', '=', runId)
    .where('row_no', '>', after)
    .orderBy('row_no')
    .limit(limit)
    .execute();
}

/** Whether a cell of a column matches a pattern. */
export async function hasCellLike(
  h: Handle,
  runId: string,
  column: number,
  pattern: string,
): Promise<boolean> {
  return (await hasCellLikeSql.first(h, runId, column, pattern)) !== undefined;
}

const hasCellLikeSql = statement(
  'import.has-cell-like',
  row<{ row_no: number }>({ row_no: 'int4' }),
  ['uuid', 'int4', 'text'],
  `select row_no from import_row
   where run_id = $1 and translate(cells ->> $2::int, '๐๑๒๓๔๕๖๗๘๙', '0123456789') ~ $3 limit 1`,
);

export interface CheckedRow {
  readonly row: number;
  readonly number: number | null;
  readonly read: RowValues | null;
  readonly scans: readonly string[];
  readonly problems: readonly ImportProblem[];
}

/** Stores what was read from rows, replacing what an earlier reading found. */
export async function keepChecked(
  tx: Tx,
  runId: string,
  rows: readonly CheckedRow[],
): Promise<void> {
  await keepCheckedSql(tx, runId, JSON.stringify(rows));
}

const keepCheckedSql = writeStatement(
  'import.keep-checked',
  ['uuid', 'text'],
  `update import_row set number = given.number, read = given.read, problems = given.problems,
     scans = array(select jsonb_array_elements_text(given.scans)),
     state = case when given.read is null then 'bad' else 'good' end
   from jsonb_to_recordset($2::text::jsonb)
     given ("row" int, number int, read jsonb, scans jsonb, problems jsonb)
   where run_id = $1 and row_no = given."row"`,
);

/**
 * Numbers that occur in several rows: none of these is entered, for it is unknown which is right.
 */
export async function refuseDoubles(tx: Tx, runId: string, column: number): Promise<void> {
  await refuseDoublesSql(tx, runId, column);
}

const refuseDoublesSql = writeStatement(
  'import.refuse-doubles',
  ['uuid', 'int4'],
  `with doubled as (
     select number, string_agg(row_no::text, ', ' order by row_no) as rows
     from import_row where run_id = $1 and number is not null
     group by number having count(*) > 1)
   update import_row set state = 'bad', read = null, problems = problems || jsonb_build_array(
     jsonb_build_object('code', 'number-twice', 'field', 'number',
       'cell', coalesce(cells ->> $2::int, ''),
       'params', jsonb_build_object('rows', left(doubled.rows, 200))))
   from doubled where run_id = $1 and import_row.number = doubled.number`,
);

/** Numbers of which the register already has an entry. @returns how many rows it refused */
export async function refuseTaken(
  tx: Tx,
  run: { id: string; unitId: string; kind: string; year: number; column: number },
): Promise<number> {
  const { id, unitId, kind, year, column } = run;
  return (await refuseTakenSql.all(tx, id, unitId, kind, year, column)).length;
}

const refuseTakenSql = statement(
  'import.refuse-taken',
  row<{ row_no: number }>({ row_no: 'int4' }),
  ['uuid', 'uuid', 'text', 'int4', 'int4'],
  `update import_row set state = 'bad', read = null, problems = problems || jsonb_build_array(
     jsonb_build_object('code', 'number-taken', 'field', 'number',
       'cell', coalesce(cells ->> $5::int, '')))
   from register_entry entry
   join register on register.id = entry.register_id
   where run_id = $1 and import_row.state = 'good' and register.unit_id = $2
     and register.kind = $3 and entry.be_year = $4 and entry.number = import_row.number
   returning row_no`,
);

export async function countRows(h: Handle, runId: string): Promise<Counts> {
  return (await countRowsSql.first(h, runId)) ?? noCounts;
}

const countRowsSql = statement(
  'import.count-rows',
  row<Counts>({
    good: 'int8',
    bad: 'int8',
    said: 'int8',
    done: 'int8',
    undone: 'int8',
    kept: 'int8',
    scans: 'int8',
    scansUsed: 'int8',
    scansAttached: 'int8',
    gaps: 'int8',
    first: 'int4?',
    last: 'int4?',
  }),
  ['uuid'],
  `select count(*) filter (where state in ('good', 'done', 'undone', 'kept')) as good,
          count(*) filter (where state = 'bad') as bad,
          count(*) filter (where state <> 'bad' and problems <> '[]') as said,
          count(*) filter (where state = 'done') as done,
          count(*) filter (where state = 'undone') as undone,
          count(*) filter (where state = 'kept') as kept,
          scan.scans, scan."scansUsed", scan."scansAttached",
          min(number) filter (where state not in ('bad', 'new')) as first,
          max(number) filter (where state not in ('bad', 'new')) as last,
          coalesce(max(number) filter (where state not in ('bad', 'new'))
            - min(number) filter (where state not in ('bad', 'new')) + 1
            - count(*) filter (where state not in ('bad', 'new')), 0) as gaps
   from import_row
   cross join (
     select count(*) as scans, count(row_no) as "scansUsed",
            count(*) filter (where is_attached) as "scansAttached"
     from import_scan where run_id = $1) scan
   where run_id = $1 group by scan.scans, scan."scansUsed", scan."scansAttached"`,
);

const noCounts: Counts = {
  ...{ good: 0, bad: 0, said: 0, done: 0, undone: 0, kept: 0 },
  ...{ scans: 0, scansUsed: 0, scansAttached: 0, gaps: 0, first: null, last: null },
};

export interface ShownRow {
  readonly row: number;
  readonly number: number | null;
  readonly title: string;
  readonly problems: ImportProblem[];
  readonly documentId: string | null;
}

/** One page of rows. @param titleColumn index of the subject, for rows that could not be read */
export async function listShown(
  h: Handle,
  ask: {
    readonly runId: string;
    readonly filter: ImportRowFilter;
    readonly titleColumn: number;
    readonly limit: number;
    readonly offset: number;
  },
): Promise<{ rows: ShownRow[]; total: number }> {
  const { runId, filter, titleColumn, limit, offset } = ask;
  const rows = await shownRows(h, runId, filter)
    .select(['row_no as row', 'number', 'problems', 'document_id as documentId'])
    .select(({ ref }) => titleOf(ref('cells'), titleColumn).as('title'))
    .orderBy('row_no')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await shownRows(h, runId, filter)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

/** The cell of a column, cut to the length that a list shows. */
const titleOf = (cells: Expression<readonly string[]>, column: number): RawBuilder<string> =>
  sql<string>`left(coalesce(${cells} ->> ${column}::int, ''), 300)`;

function shownRows(h: Handle, runId: string, filter: ImportRowFilter) {
  const rows = dataMigrationTables(h).selectFrom('import_row').where('run_id', '=', runId);
  const said = rows.where(({ ref }) => hasProblems(ref('problems')));
  const filters: Readonly<Record<ImportRowFilter, typeof rows>> = {
    problems: said,
    bad: rows.where('state', '=', word('bad')),
    said: said.where('state', '<>', word('bad')),
    done: rows.where('state', '=', word('done')),
    kept: rows.where('state', '=', word('kept')),
  };
  return filters[filter];
}

const hasProblems = (problems: Expression<readonly ImportProblem[]>): RawBuilder<boolean> =>
  sql<boolean>`${problems} <> '[]'`;

/** Rows with a problem, as they were sent. */
export function listProblemRows(
  h: Handle,
  runId: string,
  limit: number,
): Promise<{ row: number; cells: string[]; problems: ImportProblem[]; state: string }[]> {
  return dataMigrationTables(h)
    .selectFrom('import_row')
    .select(['row_no as row', 'cells', 'problems', 'state'])
    .where('run_id', '=', runId)
    .where((eb) => eb.or([hasProblems(eb.ref('problems')), eb('state', '=', word('kept'))]))
    .orderBy('row_no')
    .limit(limit)
    .execute();
}

/** A row that is to be entered. */
export interface GoodRow {
  readonly row: number;
  readonly read: RowValues;
  readonly scans: string[];
}

/** Rows that are to be entered, after a row, in rising order. */
export function listGood(
  h: Handle,
  runId: string,
  after: number,
  limit: number,
): Promise<GoodRow[]> {
  return (
    dataMigrationTables(h)
      .selectFrom('import_row')
      .select(['row_no as row', 'read', 'scans'])
      .where('run_id', '=', runId)
      .where('row_no', '>', after)
      .where('state', '=', word('good'))
      .orderBy('row_no')
      .limit(limit)
      // Only rows that could be read are good.
      .$narrowType<{ read: NotNull }>()
      .execute()
  );
}

/** Adds what was found while a row was entered. */
export async function addProblems(
  tx: Tx,
  runId: string,
  rowNo: number,
  problems: readonly ImportProblem[],
): Promise<void> {
  await addProblemsSql(tx, runId, rowNo, JSON.stringify(problems));
}

const addProblemsSql = writeStatement(
  'import.add-problems',
  ['uuid', 'int4', 'text'],
  `update import_row set problems = problems || $3::text::jsonb where run_id = $1 and row_no = $2`,
);

/** A row that the database refused is left out. */
export async function refuseRow(
  tx: Tx,
  runId: string,
  rowNo: number,
  problem: ImportProblem,
): Promise<void> {
  await refuseRowSql(tx, runId, rowNo, JSON.stringify([problem]));
}

const refuseRowSql = writeStatement(
  'import.refuse-row',
  ['uuid', 'int4', 'text'],
  `update import_row set state = 'bad', read = null, problems = problems || $3::text::jsonb
   where run_id = $1 and row_no = $2`,
);

export async function replaceScans(
  tx: Tx,
  runId: string,
  scans: readonly { readonly path: string; readonly bytes: number }[],
): Promise<void> {
  await dataMigrationTables(tx).deleteFrom('import_scan').where('run_id', '=', runId).execute();
  await insertScans(tx, runId, JSON.stringify(scans));
}

const insertScans = writeStatement(
  'import.insert-scans',
  ['uuid', 'text'],
  `insert into import_scan (run_id, path, bytes)
   select $1, path, bytes from jsonb_to_recordset($2::text::jsonb) given (path text, bytes bigint)
   on conflict do nothing`,
);

/** Removes the scans from their rows before the rows are read again. */
export async function freeScans(tx: Tx, runId: string): Promise<void> {
  await dataMigrationTables(tx)
    .updateTable('import_scan')
    .set({ row_no: null })
    .where('run_id', '=', runId)
    .execute();
}

export function listScans(
  h: Handle,
  runId: string,
): Promise<{ path: string; bytes: number; row: number | null }[]> {
  return dataMigrationTables(h)
    .selectFrom('import_scan')
    .select(['path', 'bytes', 'row_no as row'])
    .where('run_id', '=', runId)
    .orderBy('path')
    .execute();
}

/** Assigns scans to rows. */
export async function assignScans(
  tx: Tx,
  runId: string,
  given: readonly { readonly path: string; readonly row: number }[],
): Promise<void> {
  if (given.length === 0) return;
  await assignScansSql(tx, runId, JSON.stringify(given));
}

const assignScansSql = writeStatement(
  'import.assign-scans',
  ['uuid', 'text'],
  `update import_scan set row_no = given."row"
   from jsonb_to_recordset($2::text::jsonb) given (path text, "row" int)
   where run_id = $1 and import_scan.path = given.path`,
);

export async function noteAttached(tx: Tx, runId: string, path: string): Promise<void> {
  await dataMigrationTables(tx)
    .updateTable('import_scan')
    .set({ is_attached: true })
    .where('run_id', '=', runId)
    .where('path', '=', path)
    .execute();
}

export async function listUnusedScans(h: Handle, runId: string, limit: number): Promise<string[]> {
  const rows = await dataMigrationTables(h)
    .selectFrom('import_scan')
    .select('path')
    .where('run_id', '=', runId)
    .where('row_no', 'is', null)
    .orderBy('path')
    .limit(limit)
    .execute();
  return rows.map(({ path }) => path);
}

/** Deletes the rows and scans of a table that was discarded. */
export async function forgetRows(tx: Tx, runId: string): Promise<void> {
  await dataMigrationTables(tx).deleteFrom('import_scan').where('run_id', '=', runId).execute();
  await deleteRows(tx, runId);
}

export async function deleteRows(tx: Tx, runId: string): Promise<void> {
  await dataMigrationTables(tx).deleteFrom('import_row').where('run_id', '=', runId).execute();
}
