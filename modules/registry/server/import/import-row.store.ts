import type { Handle, Tx } from '@sarn/platform-server';
import type { ImportProblem, ImportRowFilter } from '../../contract/index.ts';
import type { SheetRow } from './csv.ts';
import type { RowValues } from './row.rules.ts';

/** A row as it was sent. */
export interface SentRow {
  readonly row: number;
  readonly cells: string[];
}

export async function insertRows(tx: Tx, runId: string, rows: readonly SheetRow[]): Promise<void> {
  await tx.query(
    `insert into import_row (run_id, row_no, cells)
     select $1, "row", cells from jsonb_to_recordset($2::text::jsonb) given ("row" int, cells jsonb)`,
    [runId, JSON.stringify(rows)],
  );
}

/** Rows behind a row, rising. */
export function listSent(
  h: Handle,
  runId: string,
  after: number,
  limit: number,
): Promise<SentRow[]> {
  return h.query<SentRow>(
    `select row_no as row, cells from import_row where run_id = $1 and row_no > $2
     order by row_no limit $3`,
    [runId, after, limit],
  );
}

/** Whether a cell of a column looks like this. */
export async function hasCellLike(
  h: Handle,
  runId: string,
  column: number,
  pattern: string,
): Promise<boolean> {
  const rows = await h.query(
    `select 1 from import_row
     where run_id = $1 and translate(cells ->> $2::int, '๐๑๒๓๔๕๖๗๘๙', '0123456789') ~ $3 limit 1`,
    [runId, column, pattern],
  );
  return rows.length > 0;
}

export interface CheckedRow {
  readonly row: number;
  readonly number: number | null;
  readonly read: RowValues | null;
  readonly scans: readonly string[];
  readonly problems: readonly ImportProblem[];
}

/** Writes what was read in rows, over what an earlier reading found. */
export async function keepChecked(
  tx: Tx,
  runId: string,
  rows: readonly CheckedRow[],
): Promise<void> {
  await tx.query(
    `update import_row set number = given.number, read = given.read, problems = given.problems,
       scans = array(select jsonb_array_elements_text(given.scans)),
       state = case when given.read is null then 'bad' else 'good' end
     from jsonb_to_recordset($2::text::jsonb)
       given ("row" int, number int, read jsonb, scans jsonb, problems jsonb)
     where run_id = $1 and row_no = given."row"`,
    [runId, JSON.stringify(rows)],
  );
}

/** Numbers that stand in several rows: none of these goes in, for nobody can say which is right. */
export async function refuseDoubles(tx: Tx, runId: string, column: number): Promise<void> {
  await tx.query(
    `with doubled as (
       select number, string_agg(row_no::text, ', ' order by row_no) as rows
       from import_row where run_id = $1 and number is not null
       group by number having count(*) > 1)
     update import_row set state = 'bad', read = null, problems = problems || jsonb_build_array(
       jsonb_build_object('code', 'number-twice', 'field', 'number',
         'cell', coalesce(cells ->> $2::int, ''),
         'params', jsonb_build_object('rows', left(doubled.rows, 200))))
     from doubled where run_id = $1 and import_row.number = doubled.number`,
    [runId, column],
  );
}

/** Numbers of which the register holds a line already. @returns how many rows it refused */
export async function refuseTaken(
  tx: Tx,
  run: { id: string; unitId: string; kind: string; year: number; column: number },
): Promise<number> {
  const rows = await tx.query(
    `update import_row set state = 'bad', read = null, problems = problems || jsonb_build_array(
       jsonb_build_object('code', 'number-taken', 'field', 'number',
         'cell', coalesce(cells ->> $5::int, '')))
     from register_entry entry
     join register on register.id = entry.register_id
     where run_id = $1 and import_row.state = 'good' and register.unit_id = $2
       and register.kind = $3 and entry.be_year = $4 and entry.number = import_row.number
     returning 1`,
    [run.id, run.unitId, run.kind, run.year, run.column],
  );
  return rows.length;
}

export interface Counts {
  readonly good: number;
  readonly bad: number;
  readonly said: number;
  readonly done: number;
  readonly undone: number;
  readonly kept: number;
  readonly scans: number;
  readonly scansUsed: number;
  readonly scansAttached: number;
  readonly gaps: number;
  readonly first: number | null;
  readonly last: number | null;
}

export async function countRows(h: Handle, runId: string): Promise<Counts> {
  const rows = await h.query<Counts>(
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
    [runId],
  );
  return rows[0] ?? noCounts;
}

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

const filters: Readonly<Record<ImportRowFilter, string>> = {
  problems: `problems <> '[]'`,
  bad: `state = 'bad'`,
  said: `state <> 'bad' and problems <> '[]'`,
  done: `state = 'done'`,
  kept: `state = 'kept'`,
};

/** One page of rows. @param titleColumn place of the subject, for rows that could not be read */
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
  const where = `run_id = $1 and ${filters[ask.filter]}`;
  const rows = await h.query<ShownRow>(
    `select row_no as row, number, left(coalesce(cells ->> $2::int, ''), 300) as title, problems,
            document_id as "documentId"
     from import_row where ${where} order by row_no limit $3 offset $4`,
    [ask.runId, ask.titleColumn, ask.limit, ask.offset],
  );
  const [all] = await h.query<{ total: number }>(
    `select count(*) as total from import_row where ${where}`,
    [ask.runId],
  );
  return { rows, total: all?.total ?? 0 };
}

/** Rows of which something is said, as they were sent. */
export function listProblemRows(
  h: Handle,
  runId: string,
  limit: number,
): Promise<{ row: number; cells: string[]; problems: ImportProblem[]; state: string }[]> {
  return h.query(
    `select row_no as row, cells, problems, state from import_row
     where run_id = $1 and (problems <> '[]' or state = 'kept') order by row_no limit $2`,
    [runId, limit],
  );
}

/** A row that is to go in. */
export interface GoodRow {
  readonly row: number;
  readonly read: RowValues;
  readonly scans: string[];
}

/** Rows that are to go in, behind a row, rising. */
export function listGood(
  h: Handle,
  runId: string,
  after: number,
  limit: number,
): Promise<GoodRow[]> {
  return h.query<GoodRow>(
    `select row_no as row, read, scans from import_row
     where run_id = $1 and row_no > $2 and state = 'good' order by row_no limit $3`,
    [runId, after, limit],
  );
}

/** Adds what was found while a row went in. */
export async function addProblems(
  tx: Tx,
  runId: string,
  row: number,
  problems: readonly ImportProblem[],
): Promise<void> {
  await tx.query(
    `update import_row set problems = problems || $3::text::jsonb where run_id = $1 and row_no = $2`,
    [runId, row, JSON.stringify(problems)],
  );
}

/** A row that the database refused stays out. */
export async function refuseRow(
  tx: Tx,
  runId: string,
  row: number,
  problem: ImportProblem,
): Promise<void> {
  await tx.query(
    `update import_row set state = 'bad', read = null, problems = problems || $3::text::jsonb
     where run_id = $1 and row_no = $2`,
    [runId, row, JSON.stringify([problem])],
  );
}

export async function replaceScans(
  tx: Tx,
  runId: string,
  scans: readonly { readonly path: string; readonly bytes: number }[],
): Promise<void> {
  await tx.query(`delete from import_scan where run_id = $1`, [runId]);
  await tx.query(
    `insert into import_scan (run_id, path, bytes)
     select $1, path, bytes from jsonb_to_recordset($2::text::jsonb) given (path text, bytes bigint)
     on conflict do nothing`,
    [runId, JSON.stringify(scans)],
  );
}

/** Takes the scans from their rows: the rows are read anew. */
export async function freeScans(tx: Tx, runId: string): Promise<void> {
  await tx.query(`update import_scan set row_no = null where run_id = $1`, [runId]);
}

export function listScans(
  h: Handle,
  runId: string,
): Promise<{ path: string; bytes: number; row: number | null }[]> {
  return h.query(
    `select path, bytes, row_no as row from import_scan where run_id = $1 order by path`,
    [runId],
  );
}

/** Gives scans to rows. */
export async function assignScans(
  tx: Tx,
  runId: string,
  given: readonly { readonly path: string; readonly row: number }[],
): Promise<void> {
  if (given.length === 0) return;
  await tx.query(
    `update import_scan set row_no = given."row"
     from jsonb_to_recordset($2::text::jsonb) given (path text, "row" int)
     where run_id = $1 and import_scan.path = given.path`,
    [runId, JSON.stringify(given)],
  );
}

export async function noteAttached(tx: Tx, runId: string, path: string): Promise<void> {
  await tx.query(`update import_scan set is_attached = true where run_id = $1 and path = $2`, [
    runId,
    path,
  ]);
}

export async function listUnusedScans(h: Handle, runId: string, limit: number): Promise<string[]> {
  const rows = await h.query<{ path: string }>(
    `select path from import_scan where run_id = $1 and row_no is null order by path limit $2`,
    [runId, limit],
  );
  return rows.map(({ path }) => path);
}

/** Forgets the rows and scans of a table that was thrown away. */
export async function forgetRows(tx: Tx, runId: string): Promise<void> {
  await tx.query(`delete from import_scan where run_id = $1`, [runId]);
  await tx.query(`delete from import_row where run_id = $1`, [runId]);
}
