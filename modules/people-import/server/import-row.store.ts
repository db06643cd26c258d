import { row, statement, writeStatement } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import type { ImportRowFilter } from '../contract/index.ts';
import { sql } from 'kysely';
import { importTables } from './tables.ts';
import type { MadeRow } from './made-row.ts';
import type { PersonPlan } from './people-plan.ts';
import type { CardSeal, CheckedRow, StagedRow } from './staged.ts';
import type { UnitPlan } from './unit-plan.ts';

/** Keeps rows as they were sent. */
export async function insertRows(
  tx: Tx,
  importId: string,
  rows: readonly StagedRow[],
): Promise<void> {
  await insertRowsSql(tx, importId, JSON.stringify(rows));
}

const insertRowsSql = writeStatement(
  'people-import.insert-rows',
  ['uuid', 'text'],
  `insert into people_import_row (import_id, row_no, cells, seals, without_result)
   select $1, "row", cells, seals, "withoutResult"
   from jsonb_to_recordset($2::text::jsonb) given
     ("row" int, cells text[], seals jsonb, "withoutResult" int[])`,
);

/** Before another table is read in the place of this one. */
export async function deleteRows(tx: Tx, importId: string): Promise<void> {
  await importTables(tx)
    .deleteFrom('people_import_row')
    .where('import_id', '=', importId)
    .execute();
}

/** All rows of a table as they were sent, in their order. */
export async function listStaged(h: Handle, importId: string): Promise<StagedRow[]> {
  return importTables(h)
    .selectFrom('people_import_row')
    .select(['row_no as row', 'cells', 'seals', 'without_result as withoutResult'])
    .where('import_id', '=', importId)
    .orderBy('row_no')
    .execute();
}

/** Replaces one row, as it was corrected. @returns false where there is none */
export async function replaceRow(tx: Tx, importId: string, staged: StagedRow): Promise<boolean> {
  const { numUpdatedRows } = await importTables(tx)
    .updateTable('people_import_row')
    .set({
      ...{ cells: [...staged.cells], seals: JSON.stringify(staged.seals) },
      without_result: [...staged.withoutResult],
    })
    .where('import_id', '=', importId)
    .where('row_no', '=', staged.row)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Stores what was found in rows, replacing what an earlier check found. */
export async function keepChecked(
  tx: Tx,
  importId: string,
  rows: readonly (CheckedRow<UnitPlan | PersonPlan> & { readonly code: string })[],
): Promise<void> {
  await keepCheckedSql(tx, importId, JSON.stringify(rows));
}

const keepCheckedSql = writeStatement(
  'people-import.keep-checked',
  ['uuid', 'text'],
  `update people_import_row set state = given.state, name = given.name, code = given.code,
     unit_name = given."unitName", problems = given.problems, changes = given.changes,
     plan = given.plan
   from jsonb_to_recordset($2::text::jsonb) given ("row" int, state text, name text, code text,
     "unitName" text, problems jsonb, changes jsonb, plan jsonb)
   where import_id = $1 and row_no = given."row"`,
);

/** Stores what entering rows made. */
export async function keepMade(
  tx: Tx,
  importId: string,
  made: readonly { readonly row: number; readonly made: MadeRow }[],
): Promise<void> {
  await keepMadeSql(tx, importId, JSON.stringify(made));
}

const keepMadeSql = writeStatement(
  'people-import.keep-made',
  ['uuid', 'text'],
  `update people_import_row set made = given.made, result = 'entered'
   from jsonb_to_recordset($2::text::jsonb) given ("row" int, made jsonb)
   where import_id = $1 and row_no = given."row"`,
);

/** The next entered rows to undo, the last first: units below before those above them. */
export function listMade(h: Handle, importId: string, limit: number) {
  return importTables(h)
    .selectFrom('people_import_row')
    .select(['row_no as row', 'made'])
    .where('import_id', '=', importId)
    .where('result', '=', 'entered')
    .orderBy(sql`coalesce((plan ->> 'depth')::int, 0)`, 'desc')
    .orderBy('row_no', 'desc')
    .limit(limit)
    .execute();
}

export async function setResults(
  tx: Tx,
  importId: string,
  rows: readonly number[],
  result: 'undone' | 'kept',
): Promise<void> {
  if (rows.length === 0) return;
  await importTables(tx)
    .updateTable('people_import_row')
    .set({ result })
    .where('import_id', '=', importId)
    .where('row_no', 'in', rows)
    .execute();
}

const hasProblems = sql<boolean>`problems <> '[]'`;
const isDoubtedSql = `r.problems <> '[]' and r.state not in ('bad', 'waits')`;
const movedSql = `jsonb_path_exists(r.changes, '$[*] ? (@.field == "unit" || @.field == "above")')`;

/** Which rows a filter shows. */
const conditions: Readonly<Record<ImportRowFilter, string>> = {
  out: `r.state in ('bad', 'waits')`,
  doubted: isDoubtedSql,
  enters: `r.state in ('new', 'changed')`,
  new: `r.state = 'new'`,
  changed: `r.state = 'changed'`,
  moved: `r.state = 'changed' and ${movedSql}`,
  same: `r.state in ('same', 'twice')`,
  kept: `r.result = 'kept'`,
};

const cases = Object.entries(conditions)
  .map(([filter, condition]) => `when '${filter}' then ${condition}`)
  .join('\n      ');

export interface ShownRow {
  readonly row: number;
  readonly state: string;
  readonly name: string;
  readonly unitName: string;
  readonly problems: unknown;
  readonly changes: unknown;
  readonly plan: unknown;
  readonly result: string | null;
  readonly total: number;
}

/** Rows that wait for another one come last: what is to be corrected stands above its consequences. */
const shownSql = statement(
  'people-import.rows',
  row<ShownRow>({
    ...{ row: 'int4', state: 'text', name: 'text', unitName: 'text', problems: 'jsonb' },
    ...{ changes: 'jsonb', plan: 'jsonb?', result: 'text?', total: 'int8' },
  }),
  ['uuid', 'text', 'int8', 'int8'],
  `select r.row_no "row", r.state, r.name, r.unit_name "unitName", r.problems, r.changes, r.plan,
     r.result, count(*) over () total
   from people_import_row r
   where r.import_id = $1 and case $2
      ${cases}
      end
   order by r.state = 'waits', r.row_no limit $3 offset $4`,
);

export const listShown = (
  h: Handle,
  importId: string,
  { filter, take, skip }: { filter: ImportRowFilter; take: number; skip: number },
): Promise<ShownRow[]> => shownSql.all(h, importId, filter, take, skip);

export interface RowCounts {
  readonly state: string;
  readonly rows: number;
  readonly doubted: number;
  readonly moved: number;
  readonly undone: number;
  readonly kept: number;
}

const countsSql = statement(
  'people-import.counts',
  row<RowCounts>({
    ...{
      state: 'text',
      rows: 'int4',
      doubted: 'int4',
      moved: 'int4',
      undone: 'int4',
      kept: 'int4',
    },
  }),
  ['uuid'],
  `select r.state, count(*)::int "rows", count(*) filter (where ${isDoubtedSql})::int doubted,
     count(*) filter (where r.state = 'changed' and ${movedSql})::int moved,
     count(*) filter (where r.result = 'undone')::int undone,
     count(*) filter (where r.result = 'kept')::int kept
   from people_import_row r where r.import_id = $1 group by r.state`,
);

export const countRows = (h: Handle, importId: string): Promise<RowCounts[]> =>
  countsSql.all(h, importId);

export interface UnitCountRow {
  readonly unit: string;
  readonly new: number;
  readonly changed: number;
  readonly out: number;
}

const unitsSql = statement(
  'people-import.by-unit',
  row<UnitCountRow>({ unit: 'text', new: 'int4', changed: 'int4', out: 'int4' }),
  ['uuid'],
  `select unit_name unit, count(*) filter (where state = 'new')::int "new",
     count(*) filter (where state = 'changed')::int changed,
     count(*) filter (where state in ('bad', 'waits'))::int "out"
   from people_import_row where import_id = $1 and state in ('new', 'changed', 'bad', 'waits')
   group by unit_name order by count(*) desc, unit_name limit 100`,
);

export const countByUnit = (h: Handle, importId: string): Promise<UnitCountRow[]> =>
  unitsSql.all(h, importId);

/** Rows for the error sheet: those left out; before entering also those with a doubt. */
export function listForSheet(h: Handle, importId: string, isEntered: boolean) {
  return importTables(h)
    .selectFrom('people_import_row')
    .select(['row_no as row', 'cells', 'problems', 'state'])
    .where('import_id', '=', importId)
    .where((is) =>
      is.or([
        is('state', 'in', ['bad', 'waits']),
        ...(isEntered
          ? []
          : [is.and([is('state', 'in', ['new', 'changed', 'same']), hasProblems])]),
      ]),
    )
    .orderBy('row_no')
    .execute();
}

/** Some cells of the first rows, by which a column is recognised. */
export async function listSamples(h: Handle, importId: string): Promise<string[][]> {
  const rows = await importTables(h)
    .selectFrom('people_import_row')
    .select('cells')
    .where('import_id', '=', importId)
    .orderBy('row_no')
    .limit(20)
    .execute();
  return rows.map(({ cells }) => cells);
}

/** ID cards of earlier tables by the employee codes of their rows; the newest one wins. */
export async function listEarlierCards(
  h: Handle,
  codes: readonly string[],
): Promise<ReadonlyMap<string, CardSeal>> {
  const rows = await earlierSql.all(h, codes);
  return new Map(rows.map(({ code, seal }) => [code, seal]));
}

const earlierSql = statement(
  'people-import.earlier-cards',
  row<{ code: string; seal: CardSeal }>({ code: 'text', seal: 'jsonb' }),
  ['text[]'],
  `select r.code, r.seals -> (i.mapping ->> 'idCard') seal
   from people_import_row r join people_import i on i.id = r.import_id and i.kind = 'people'
   where r.code = any($1) and r.seals <> '{}' and r.seals ? (i.mapping ->> 'idCard')
   order by i.created_at`,
);
