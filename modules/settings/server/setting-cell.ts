import { parseCivilDate, toArabicDigits } from '@sarn/kernel';
import type { DescribedTable, Field, FieldValue } from '@sarn/kernel';
import type { SheetValue, StoredSetting } from '@sarn/platform-server';

const yes = 'ใช่';
const no = 'ไม่ใช่';
/** In a cell: the value is cleared. An empty cell leaves it as it is. */
export const clearMark = '-';
const between = ' | ';

/** Columns of the file, before those of the own fields. */
export const commonColumns = {
  code: 'รหัส',
  nameTh: 'ชื่อ',
  nameEn: 'ชื่อภาษาอังกฤษ',
  validFrom: 'ใช้ตั้งแต่',
  validTo: 'ถึงวันที่',
} as const;
export type CommonColumn = keyof typeof commonColumns;

/** The headings of a table's file, in order. */
export const headingsOf = ({ fields }: DescribedTable): readonly string[] => [
  ...Object.values(commonColumns),
  ...Object.values(fields).map(({ label }) => label.th),
];

/** What a field shows in a cell. */
export function toCell(field: Field, value: FieldValue): SheetValue {
  if (value === null) return '';
  if (field.kind === 'switch') return value === true ? yes : no;
  if (field.kind === 'choice') return field.options[String(value)]?.th ?? String(value);
  if (Array.isArray(value)) return value.join(between);
  return typeof value === 'number' ? value : String(value);
}

/** A whole row of the file. */
export function toCells({ fields }: DescribedTable, row: StoredSetting): readonly SheetValue[] {
  return [
    ...[row.code, row.nameTh, row.nameEn, { day: row.validFrom }, { day: row.validTo }],
    ...Object.entries(fields).map(([name, field]) => toCell(field, row.values[name] ?? null)),
  ];
}

/** Why a cell cannot be read. */
export class CellFault extends Error {
  override readonly name = 'CellFault';
}

/** The day of a cell. @throws CellFault */
export function readDay(heading: string, cell: string): string {
  const day = parseCivilDate(cell.slice(0, 10)) ?? parseCivilDate(cell);
  if (!day) throw new CellFault(`อ่านวันที่ไม่ได้: ${heading} “${cell}”`);
  return day;
}

/** The value of a cell that is not empty. @throws CellFault with a Thai sentence */
export function readCell(field: Field, cell: string): FieldValue {
  const { th: heading } = field.label;
  switch (field.kind) {
    case 'text':
      return cell;
    case 'number':
      return readNumber(heading, cell);
    case 'switch':
      return readSwitch(heading, cell);
    case 'choice':
      return readChoice(field.options, heading, cell);
    case 'reference':
      return cell;
    case 'texts':
    case 'units':
      return cell.split(/[|\n]/).flatMap((part) => part.trim() || []);
  }
}

function readNumber(heading: string, cell: string): number {
  const number = Number(toArabicDigits(cell).replaceAll(',', ''));
  if (Number.isNaN(number)) throw new CellFault(`${heading} “${cell}” ไม่ใช่ตัวเลข`);
  return number;
}

const switches: Readonly<Record<string, boolean>> = {
  ...{ [yes]: true, [no]: false, y: true, n: false, '1': true, '0': false },
  ...{ true: true, false: false, ใช้: true, ไม่ใช้: false },
};

function readSwitch(heading: string, cell: string): boolean {
  const value = switches[toArabicDigits(cell).toLowerCase()];
  if (value === undefined) throw new CellFault(`${heading} “${cell}” ต้องเป็น ${yes} หรือ ${no}`);
  return value;
}

function readChoice(
  options: Readonly<Record<string, { readonly th: string; readonly en: string }>>,
  heading: string,
  cell: string,
): string {
  const found = Object.entries(options).find(([code, { th, en }]) =>
    [code, th, en].some((known) => known.toLowerCase() === cell.toLowerCase()),
  );
  if (!found) throw new CellFault(`ไม่รู้จัก ${heading} “${cell}”`);
  return found[0];
}

/** The value of a field after `-` was typed into its cell. @throws CellFault where it must have one */
export function clearedValue(field: Field): FieldValue {
  if (field.kind === 'texts' || field.kind === 'units') return [];
  if (field.kind === 'text' && !field.isRequired) return '';
  if (field.kind === 'number' && field.isOptional) return null;
  if (field.kind === 'reference' && !field.isRequired) return null;
  throw new CellFault(`${field.label.th} เว้นว่างไม่ได้`);
}
