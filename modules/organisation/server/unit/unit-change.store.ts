import type { CivilDate, Instant } from '@sarn/kernel';
import { row, statement, tablesOf, writeStatement } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import type { UnitKind } from '../../contract/index.ts';
import type { OrganisationTables } from '../organisation.tables.gen.ts';

const tables = tablesOf<OrganisationTables>();

/** Values that are valid from a day on; former ones are kept in `unit_past`. */
export interface DatedValues {
  readonly parentId: string | null;
  readonly nameTh: string;
  readonly nameEn: string;
  readonly abbreviation: string;
  readonly letterCode: string;
}

/** Values without days: a correction holds for all times. */
export interface PlainValues {
  readonly code: string;
  readonly kind: UnitKind;
  readonly sortKey: string;
  readonly address: string;
  readonly phone: string;
  readonly fax: string;
  readonly mail: string;
}

/** A unit with all its values of today. */
export interface UnitFacts extends DatedValues, PlainValues {
  readonly id: string;
  readonly validFrom: CivilDate;
  /** The last day, which is inside; null for a unit that goes on. */
  readonly validTo: CivilDate | null;
  /** Counts the changes. */
  readonly version: number;
  readonly changedBy: string | null;
  readonly changedAt: Instant | null;
}

function facts(h: Handle) {
  return tables(h)
    .selectFrom('unit')
    .select(['id', 'parent_id as parentId', 'code', 'kind', 'name_th as nameTh'])
    .select(['name_en as nameEn', 'abbreviation', 'letter_code as letterCode'])
    .select(['sort_key as sortKey', 'address', 'phone', 'fax', 'mail', 'version'])
    .select(['valid_from as validFrom', 'valid_to as validTo'])
    .select(['changed_by as changedBy', 'changed_at as changedAt']);
}

export function findFacts(h: Handle, id: string): Promise<UnitFacts | undefined> {
  return facts(h).where('id', '=', id).executeTakeFirst();
}

/** Locked until the end of the transaction. */
export function findFactsForUpdate(tx: Tx, id: string): Promise<UnitFacts | undefined> {
  return facts(tx).where('id', '=', id).forUpdate().executeTakeFirst();
}

const columns = {
  parentId: 'parent_id',
  nameTh: 'name_th',
  nameEn: 'name_en',
  abbreviation: 'abbreviation',
  letterCode: 'letter_code',
} as const satisfies Record<keyof DatedValues, string>;

/** The columns of the dated values that are given. */
function datedColumns(values: Partial<DatedValues>) {
  const { parentId, nameTh, nameEn, abbreviation, letterCode } = values;
  return {
    ...(parentId === undefined ? {} : { [columns.parentId]: parentId }),
    ...(nameTh === undefined ? {} : { [columns.nameTh]: nameTh }),
    ...(nameEn === undefined ? {} : { [columns.nameEn]: nameEn }),
    ...(abbreviation === undefined ? {} : { [columns.abbreviation]: abbreviation }),
    ...(letterCode === undefined ? {} : { [columns.letterCode]: letterCode }),
  };
}

interface Change {
  readonly searchText: string;
  readonly by: string | null;
  readonly at: Instant;
}

/** Writes the values of today and counts the change. */
export async function changeUnitRow(
  tx: Tx,
  id: string,
  values: Partial<DatedValues & PlainValues>,
  { searchText, by, at }: Change,
): Promise<void> {
  const { code, kind, sortKey, address, phone, fax, mail } = values;
  await tables(tx)
    .updateTable('unit')
    .set({
      ...datedColumns(values),
      ...(code === undefined ? {} : { code }),
      ...(kind === undefined ? {} : { kind }),
      ...(sortKey === undefined ? {} : { sort_key: sortKey }),
      ...(address === undefined ? {} : { address }),
      ...(phone === undefined ? {} : { phone }),
      ...(fax === undefined ? {} : { fax }),
      ...(mail === undefined ? {} : { mail }),
      search_text: searchText,
      changed_by: by,
      changed_at: at,
    })
    .set((unit) => ({ version: unit('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Keeps the values that were valid until a day; nothing where they are kept already. */
export const keepPast: (tx: Tx, unitIds: readonly string[], lastDay: CivilDate) => Promise<void> =
  writeStatement(
    'unit.keep-past',
    ['uuid[]', 'date'],
    `insert into unit_past (unit_id, last_day, parent_id, name_th, name_en, abbreviation, letter_code)
     select id, $2, parent_id, name_th, name_en, abbreviation, letter_code
     from units_on($2) where id = any ($1::uuid[]) on conflict do nothing`,
  );

/** Writes values into what was kept for days from `from` on: they were valid then, too. */
export async function changePast(
  tx: Tx,
  id: string,
  values: Partial<DatedValues>,
  from: CivilDate,
): Promise<void> {
  await tables(tx)
    .updateTable('unit_past')
    .set(datedColumns(values))
    .where('unit_id', '=', id)
    .where('last_day', '>=', from)
    .execute();
}

/** Values that were kept for days from `from` on, the latest first. */
export function listPastFrom(h: Handle, id: string, from: CivilDate): Promise<DatedValues[]> {
  return tables(h)
    .selectFrom('unit_past')
    .select(['parent_id as parentId', 'name_th as nameTh', 'name_en as nameEn', 'abbreviation'])
    .select('letter_code as letterCode')
    .where('unit_id', '=', id)
    .where('last_day', '>=', from)
    .orderBy('last_day', 'desc')
    .execute();
}

/** The name of another unit that has the letter code today or later; undefined where none has. */
export async function findLetterCode(
  h: Handle,
  letterCode: string,
  exceptId: string,
  day: CivilDate,
): Promise<string | undefined> {
  const found = await tables(h)
    .selectFrom('unit')
    .select('name_th as name')
    .where('letter_code', '=', letterCode)
    .where('id', '<>', exceptId)
    .where((is) => is.or([is('valid_to', 'is', null), is('valid_to', '>=', day)]))
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return found?.name;
}

/** Whether another unit has or had the code. */
export async function isCodeKnown(h: Handle, code: string, exceptId: string): Promise<boolean> {
  const found = await tables(h)
    .selectFrom('unit')
    .select('id')
    .where('code', '=', code)
    .where('id', '<>', exceptId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

export async function hasRoot(h: Handle, day: CivilDate): Promise<boolean> {
  const found = await tables(h)
    .selectFrom('unit')
    .select('id')
    .where('parent_id', 'is', null)
    .where((is) => is.or([is('valid_to', 'is', null), is('valid_to', '>=', day)]))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Levels of a unit and all below it; 1 for a unit with none below. */
export async function findHeight(h: Handle, id: string, day: CivilDate): Promise<number> {
  return (await heightSql.first(h, id, day))?.levels ?? 1;
}

const heightSql = statement(
  'unit.height',
  row<{ levels: number }>({ levels: 'int4' }),
  ['uuid', 'date'],
  `with recursive below as (
     select id, 1 as level from unit where id = $1
     union all
     select u.id, below.level + 1 from unit u join below on u.parent_id = below.id
     where below.level < 50 and (u.valid_to is null or u.valid_to >= $2)
   )
   select max(level)::int4 as levels from below`,
);

/** Units directly below a unit that have not ended before the day. */
export async function listChildren(h: Handle, id: string, day: CivilDate): Promise<string[]> {
  const rows = await tables(h)
    .selectFrom('unit')
    .select('id')
    .where('parent_id', '=', id)
    .where((is) => is.or([is('valid_to', 'is', null), is('valid_to', '>=', day)]))
    .execute();
  return rows.map((one) => one.id);
}
