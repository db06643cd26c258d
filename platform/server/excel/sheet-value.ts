import { civilDateAt, formatTime } from '@sarn/kernel';
import type { CivilDate, Instant, Language } from '@sarn/kernel';
import type { SheetData } from 'write-excel-file/node';

type SheetCell = SheetData[number][number];

/**
 * What stands in a cell. Numbers and dates are values, so that Excel adds, sorts and filters them; all
 * else is text, also what looks like a number, such as that of a letter, or begins like a formula.
 */
export type SheetValue =
  | string
  | number
  | { readonly day: CivilDate | null }
  | { readonly at: Instant | null };

/**
 * Formats of days and of points in time. `107041E` is Arabic digits, the Thai Buddhist calendar and the
 * Thai language: the cell holds a date of Excel and shows `20 พ.ย. 69`.
 * Codes of formats are defined by ECMA-376 part 1, 18.8.31 (numFmts).
 */
const formats = {
  th: { day: '[$-107041E]d mmm yy', at: String.raw`[$-107041E]d mmm yy "·" hh\.mm "น."` },
  en: { day: '[$-809]d mmm yyyy', at: '[$-809]d mmm yyyy hh:mm' },
} as const;

const dayMs = 86_400_000;
const dayMinutes = 24 * 60;
/** The day that Excel counts as 25569. */
const epochSerial = 25_569;

/** The number by which Excel counts a day. */
export const serialOf = (day: CivilDate): number =>
  Date.parse(`${day}T00:00:00Z`) / dayMs + epochSerial;

/** The same of a point in time, by the clock of Bangkok. */
export function momentSerialOf(at: Instant): number {
  const [hours = 0, minutes = 0] = formatTime(at, 'en').split(':').map(Number);
  return serialOf(civilDateAt(at)) + (hours * 60 + minutes) / dayMinutes;
}

/** The cell of a value; dates are shown in the calendar of the language. */
export function sheetCell(value: SheetValue, language: Language = 'th'): SheetCell {
  if (typeof value === 'string') {
    return { value, type: String, wrap: true, alignVertical: 'top' };
  }
  if (typeof value === 'number') return { value, type: Number, alignVertical: 'top' };
  const { day, at } = formats[language === 'en' ? 'en' : 'th'];
  const dated =
    'day' in value
      ? { serial: value.day && serialOf(value.day), format: day }
      : { serial: value.at && momentSerialOf(value.at), format: at };
  if (dated.serial === null) return null;
  return {
    value: Number(dated.serial),
    type: Number,
    format: dated.format,
    align: 'left',
    alignVertical: 'top',
  };
}
