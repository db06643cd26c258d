import type { DescribedTable, FieldValue, SettingState } from '@sarn/kernel';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { tablesOf } from '../db/statement/tables.ts';
import type { Handle, Tx } from '../db/database.ts';
import { columnOf, readRow, toColumns } from './described-row.ts';
import { listOrder, usualOrder } from './row-order.store.ts';
import type { OrderWords } from './row-order.store.ts';
import type { SettingsTable, StoredSetting } from './settings-table.ts';

/** Any described table: which columns it has is checked when a row is read. */
type AnyTable = Record<string, Record<string, FieldValue>>;

const tables = tablesOf<AnyTable>();

/** Which rows of a table. */
export interface SettingFilter {
  readonly search: string;
  readonly state: SettingState;
  /** Civil day of Bangkok: what is current is asked of it. */
  readonly today: string;
  /** Fields that must have this value. */
  readonly where?: Readonly<Record<string, string>>;
}

export interface SettingPage extends OrderWords {
  readonly sort: string;
  readonly direction: 'ascending' | 'descending';
  readonly take: number;
  readonly skip: number;
}

const whole = (sqlTable: string): RawBuilder<unknown> => sql`to_jsonb(${sql.table(sqlTable)})`;

/** The condition of each state, on a day. */
const stateSql: Readonly<Record<SettingState, (today: string) => RawBuilder<boolean>>> = {
  current: (today) =>
    sql`valid_from <= ${today}::date and (valid_to is null or valid_to >= ${today}::date)`,
  coming: (today) => sql`valid_from > ${today}::date`,
  ended: (today) => sql`valid_to < ${today}::date`,
  all: () => sql`true`,
};

function searched(table: DescribedTable, search: string): RawBuilder<boolean> {
  const texts = Object.entries(table.fields)
    .filter(([, { kind }]) => kind === 'text' || kind === 'texts')
    .map(([name, { kind }]) => {
      const column = sql.ref(columnOf(name));
      return kind === 'texts' ? sql`array_to_string(${column}, ' ')` : column;
    });
  const columns = [sql.ref('code'), sql.ref('name_th'), sql.ref('name_en'), ...texts];
  return sql`strpos(lower(concat_ws(' ', ${sql.join(columns)})), lower(${search})) > 0`;
}

function matching(h: Handle, { table, sqlTable }: SettingsTable, filter: SettingFilter) {
  const { search, state, today, where = {} } = filter;
  const chosen = Object.entries(where).filter(([name]) => Object.hasOwn(table.fields, name));
  return chosen.reduce(
    (rows, [name, value]) => rows.where(columnOf(name), '=', value),
    tables(h)
      .selectFrom(sqlTable)
      .where(stateSql[state](today))
      .$if(search !== '', (rows) => rows.where(searched(table, search))),
  );
}

/** One page of the rows, and how many there are. */
export async function listSettingRows(
  h: Handle,
  settings: SettingsTable,
  filter: SettingFilter,
  page: SettingPage,
): Promise<{ readonly rows: StoredSetting[]; readonly total: number }> {
  const found = await matching(h, settings, filter)
    .select([whole(settings.sqlTable).as('row'), sql<number>`count(*) over ()`.as('total')])
    // What is empty stands last in both directions; the code keeps pages apart.
    .orderBy(listOrder(settings, page.sort, page), (way) =>
      (page.direction === 'ascending' ? way.asc() : way.desc()).nullsLast(),
    )
    .orderBy('code')
    .limit(page.take)
    .offset(page.skip)
    .execute();
  const rows = found.map(({ row }) => readRow(settings.table, row));
  return { rows, total: found[0]?.total ?? 0 };
}

/** The rows that forms offer on a day, in the order of the agency; with one more code if asked. */
export async function listOffered(
  h: Handle,
  settings: SettingsTable,
  today: string,
  withCode: string | null,
): Promise<StoredSetting[]> {
  const { table, sqlTable } = settings;
  const found = await tables(h)
    .selectFrom(sqlTable)
    .select(whole(sqlTable).as('row'))
    .where((of) => of.or([stateSql.current(today), of('code', '=', withCode ?? '')]))
    .orderBy(usualOrder(settings))
    .orderBy('code')
    .execute();
  return found.map(({ row }) => readRow(table, row));
}

/** All rows, for the file of the configuration and for an import. */
export async function listAllSettings(
  h: Handle,
  settings: SettingsTable,
): Promise<StoredSetting[]> {
  const { table, sqlTable } = settings;
  const found = await tables(h)
    .selectFrom(sqlTable)
    .select(whole(sqlTable).as('row'))
    .orderBy(usualOrder(settings))
    .orderBy('code')
    .execute();
  return found.map(({ row }) => readRow(table, row));
}

export async function findSetting(
  h: Handle,
  { table, sqlTable }: SettingsTable,
  code: string,
): Promise<StoredSetting | undefined> {
  const found = await tables(h)
    .selectFrom(sqlTable)
    .select(whole(sqlTable).as('row'))
    .where('code', '=', code)
    .executeTakeFirst();
  return found && readRow(table, found.row);
}

/** The row, locked until the transaction ends. */
export async function findSettingForUpdate(
  tx: Tx,
  { table, sqlTable }: SettingsTable,
  code: string,
): Promise<StoredSetting | undefined> {
  const found = await tables(tx)
    .selectFrom(sqlTable)
    .select(whole(sqlTable).as('row'))
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst();
  return found && readRow(table, found.row);
}

/** The rows of these codes, locked until the transaction ends; always in the order of codes. */
export async function findSettingsForUpdate(
  tx: Tx,
  { table, sqlTable }: SettingsTable,
  codes: readonly string[],
): Promise<ReadonlyMap<string, StoredSetting>> {
  const found = await tables(tx)
    .selectFrom(sqlTable)
    .select(whole(sqlTable).as('row'))
    .where(sql<boolean>`code = any (${[...codes]}::text[])`)
    .orderBy(sql`code collate "C"`)
    .forUpdate()
    .execute();
  return new Map(found.map(({ row }) => readRow(table, row)).map((row) => [row.code, row]));
}

/** Whether another row has this Thai name, also one that ended. */
export async function isNameTaken(
  h: Handle,
  { sqlTable }: SettingsTable,
  { code, nameTh }: Pick<StoredSetting, 'code' | 'nameTh'>,
): Promise<boolean> {
  const found = await tables(h)
    .selectFrom(sqlTable)
    .select('code')
    .where('name_th', '=', nameTh)
    .where('code', '<>', code)
    .executeTakeFirst();
  return found !== undefined;
}

/** Place behind the last row. */
export async function nextSort(tx: Tx, { sqlTable }: SettingsTable): Promise<number> {
  const found = await tables(tx)
    .selectFrom(sqlTable)
    .select(sql<number>`coalesce(max(sort), 0) + 1`.as('next'))
    .executeTakeFirstOrThrow();
  return found.next;
}

/** @returns false when the code exists already */
export async function insertSetting(
  tx: Tx,
  settings: SettingsTable,
  row: StoredSetting,
): Promise<boolean> {
  return (await insertSettings(tx, settings, [row])).length > 0;
}

/** Rows of one statement: each value of each is a parameter. */
const atOnce = 500;

/** @returns the codes that are new; the others exist already */
export async function insertSettings(
  tx: Tx,
  { sqlTable }: SettingsTable,
  rows: readonly StoredSetting[],
): Promise<readonly string[]> {
  const made: string[] = [];
  for (let from = 0; from < rows.length; from += atOnce) {
    const inserted = await tables(tx)
      .insertInto(sqlTable)
      .values(rows.slice(from, from + atOnce).map(toColumns))
      .onConflict((known) => known.column('code').doNothing())
      .returning('code')
      .execute();
    made.push(...inserted.map(({ code }) => String(code)));
  }
  return made;
}

/** Rows as they become, in one statement. */
export async function updateSettings(
  tx: Tx,
  { sqlTable }: SettingsTable,
  rows: readonly StoredSetting[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(toColumns(first)).filter((name) => name !== 'code');
  const given = JSON.stringify(rows.map(toColumns));
  const as = sql`jsonb_populate_recordset(null::${sql.table(sqlTable)}, ${given}::text::jsonb)`;
  await tables(tx)
    .updateTable(sqlTable)
    .from(as.as('given') as never)
    .set(Object.fromEntries(columns.map((name) => [name, sql.ref(`given.${name}`)])) as never)
    .where(sql<boolean>`${sql.ref(`${sqlTable}.code`)} = given.code`)
    .execute();
}

export async function updateSetting(
  tx: Tx,
  { sqlTable }: SettingsTable,
  { code, ...row }: StoredSetting,
): Promise<void> {
  await tables(tx)
    .updateTable(sqlTable)
    .set(toColumns({ code, ...row }))
    .where('code', '=', code)
    .execute();
}

export async function deleteSetting(
  tx: Tx,
  { sqlTable }: SettingsTable,
  code: string,
): Promise<void> {
  await tables(tx).deleteFrom(sqlTable).where('code', '=', code).execute();
}

/** Gives the rows the places 1, 2, 3 … in this order. */
export async function orderSettings(
  tx: Tx,
  { sqlTable }: SettingsTable,
  codes: readonly string[],
): Promise<void> {
  await tables(tx)
    .updateTable(sqlTable)
    .set({
      sort: sql<number>`array_position(${[...codes]}::text[], code)`,
      version: sql<number>`version + 1`,
    })
    .where('code', 'in', [...codes])
    .where(sql<boolean>`sort is distinct from array_position(${[...codes]}::text[], code)`)
    .execute();
}
