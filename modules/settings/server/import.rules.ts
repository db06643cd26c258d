import {
  AppError,
  civilDate,
  emptyValue,
  lineText,
  madeCode,
  newSettingCode,
  valuesSchema,
} from '@sarn/kernel';
import type { DescribedTable, FieldValue } from '@sarn/kernel';
import type { StoredSetting } from '@sarn/platform-server';
import {
  CellFault,
  clearMark,
  clearedValue,
  commonColumns,
  readCell,
  readDay,
} from './setting-cell.ts';
import type { CommonColumn } from './setting-cell.ts';
import type { References } from './import-references.ts';
import type { UnitsInFiles } from './unit-values.ts';

/** Which cell of a row holds what, by the names of fields; from the row of headings. */
export type Columns = ReadonlyMap<string, number>;

/** Null where the cells are not the headings of this table: a title above them, for example. */
export function findColumns(table: DescribedTable, cells: readonly string[]): Columns | null {
  const plain = cells.map((cell) => cell.replace(/[\s.]/g, ''));
  const names: readonly (readonly [string, string])[] = [
    ...Object.entries(commonColumns),
    ...Object.entries(table.fields).map(([name, { label }]) => [name, label.th] as const),
  ];
  const found = names
    .map(([name, heading]) => [name, plain.indexOf(heading.replace(/[\s.]/g, ''))] as const)
    .filter(([, at]) => at >= 0);
  const columns = new Map(found);
  return columns.has('code') && columns.has('nameTh') ? columns : null;
}

export type ReadRow =
  | { readonly row: StoredSetting; readonly before: StoredSetting | null }
  | { readonly fault: string };

/** What rows of a file are read against. */
export interface ReadAgainst {
  readonly columns: Columns;
  /** Stored rows by code. */
  readonly known: ReadonlyMap<string, StoredSetting>;
  readonly references: References;
  readonly units: UnitsInFiles;
  readonly today: string;
}

const badCode = (code: string): CellFault =>
  new CellFault(code === '' ? 'ไม่มีรหัส' : `รหัส “${code}” ไม่ถูกต้อง`);

/** What a row of the file makes of a stored one: an empty cell leaves the value, `-` clears it. */
export function readImported(
  table: DescribedTable,
  cells: readonly string[],
  { columns, known, references, units, today }: ReadAgainst,
): ReadRow {
  const cellOf = (name: string): string => (cells[columns.get(name) ?? -1] ?? '').trim();
  try {
    const before = known.get(cellOf('code')) ?? null;
    const typed = cellOf('code').toLowerCase();
    const code = newSettingCode.safeParse(typed === '' && table.isCodeMade ? madeCode() : typed);
    if (!before && !code.success) throw badCode(cellOf('code'));
    const start = before ?? newRow(table, code.data ?? '', today);
    const row = {
      ...start,
      ...readCommon(start, cellOf),
      values: readOwn(table, start, { cellOf, references, units }),
    };
    return { row, before };
  } catch (error) {
    if (error instanceof CellFault) return { fault: error.message };
    throw error;
  }
}

const newRow = (table: DescribedTable, code: string, today: string): StoredSetting => ({
  ...{ code, nameTh: '', nameEn: '', sort: 0, validFrom: today, validTo: null },
  ...{ origin: 'import' as const, version: 0 },
  values: Object.fromEntries(
    Object.entries(table.fields).map(([name, field]) => [name, emptyValue(field)]),
  ),
});

const name = (min: number) => lineText({ min, max: 200 });
const day = civilDate('1900-01-01', '2200-12-31');

function readCommon(start: StoredSetting, cellOf: (name: CommonColumn) => string) {
  const [nameTh, nameEn] = [cellOf('nameTh'), cellOf('nameEn')];
  const [from, to] = [cellOf('validFrom'), cellOf('validTo')];
  const read = {
    nameTh: name(1).safeParse(nameTh || start.nameTh),
    nameEn: name(0).safeParse(nameEn === clearMark ? '' : nameEn || start.nameEn),
  };
  if (!read.nameTh.success || nameTh === clearMark)
    throw new CellFault('ชื่อเว้นว่างไม่ได้ และยาวไม่เกิน 200 ตัวอักษร');
  if (!read.nameEn.success) throw new CellFault('ชื่อภาษาอังกฤษยาวเกิน 200 ตัวอักษร');
  const validFrom = from === '' ? start.validFrom : readDay(commonColumns.validFrom, from);
  const validTo = readEnd(to, start.validTo);
  if (!day.safeParse(validFrom).success) throw new CellFault(`อ่านวันที่ไม่ได้: “${from}”`);
  return { nameTh: read.nameTh.data, nameEn: read.nameEn.data, validFrom, validTo };
}

const readEnd = (cell: string, known: string | null): string | null => {
  if (cell === '') return known;
  return cell === clearMark ? null : readDay(commonColumns.validTo, cell);
};

interface OwnCells {
  readonly cellOf: (name: string) => string;
  readonly units: UnitsInFiles;
  readonly references: References;
}

/** The ids of the units whose codes a cell has. @throws CellFault naming a code that is none */
function readUnits(
  heading: string,
  codes: FieldValue,
  { units, before }: { readonly units: UnitsInFiles; readonly before: FieldValue },
): readonly string[] {
  try {
    return units.idsOf(Array.isArray(codes) ? codes : [], before);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new CellFault(`ไม่รู้จัก ${heading} “${error.params['name'] ?? ''}”`);
  }
}

function readOwn(
  table: DescribedTable,
  start: StoredSetting,
  { cellOf, references, units }: OwnCells,
): Readonly<Record<string, FieldValue>> {
  const read = Object.entries(table.fields).map(([field, described]) => {
    const cell = cellOf(field);
    const before = start.values[field] ?? null;
    if (cell === '') return [field, before] as const;
    if (cell === clearMark) return [field, clearedValue(described)] as const;
    const { th: heading } = described.label;
    if (described.kind === 'units') {
      return [field, readUnits(heading, readCell(described, cell), { units, before })] as const;
    }
    if (described.kind !== 'reference') return [field, readCell(described, cell)] as const;
    const named = references(described.table, cell);
    if (!named) throw new CellFault(`ไม่รู้จัก ${heading} “${cell}”`);
    // A row that ended stays where it stands, and is not taken anew.
    if (!named.isOffered && named.code !== before) {
      throw new CellFault(`${heading} “${cell}” เลิกใช้แล้ว`);
    }
    return [field, named.code] as const;
  });
  const values = valuesSchema(table).safeParse(Object.fromEntries(read));
  if (values.success) return values.data;
  const wrong = values.error.issues.map(
    ({ path }) => table.fields[String(path[0])]?.label.th ?? '',
  );
  throw new CellFault(`ค่าไม่ถูกต้อง: ${[...new Set(wrong)].join(', ')}`);
}
