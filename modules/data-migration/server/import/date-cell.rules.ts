import { isCivilDate, toArabicDigits } from '@sarn/kernel';
import type { CivilDate } from '@sarn/kernel';
import type { ImportProblemCode } from '../../contract/index.ts';

/** A date as written in a cell. */
export type DateReading =
  | { readonly date: CivilDate; readonly isGuessedCentury?: true }
  | { readonly problem: ImportProblemCode };

export interface DateContext {
  /** Buddhist year of the register that is read. */
  readonly year: number;
  /**
   * The column holds a date that can only be month/day/year, so other cells may be in that order
   * too.
   */
  readonly hasMonthFirst: boolean;
}

const thaiMonths = [
  ['มค', 'มกราคม', 'มกรา'],
  ['กพ', 'กุมภาพันธ์', 'กุมภา'],
  ['มีค', 'มีนาคม', 'มีนา'],
  ['เมย', 'เมษายน', 'เมษา'],
  ['พค', 'พฤษภาคม', 'พฤษภา'],
  ['มิย', 'มิถุนายน', 'มิถุนา'],
  ['กค', 'กรกฎาคม', 'กรกฎา', 'กรกฏาคม'],
  ['สค', 'สิงหาคม', 'สิงหา'],
  ['กย', 'กันยายน', 'กันยา'],
  ['ตค', 'ตุลาคม', 'ตุลา'],
  ['พย', 'พฤศจิกายน', 'พฤศจิกา'],
  ['ธค', 'ธันวาคม', 'ธันวา'],
] as const;

const englishMonths = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

const monthNumbers: ReadonlyMap<string, number> = new Map(
  thaiMonths.flatMap((names, index) => names.map((name) => [name, index + 1] as const)),
);

function monthOf(written: string): { readonly month: number; readonly isThai: boolean } | null {
  const plain = written.replace(/[.\s]/g, '').toLowerCase();
  const thai = monthNumbers.get(plain);
  if (thai) return { month: thai, isThai: true };
  const english = englishMonths.indexOf(plain.slice(0, 3)) + 1;
  return english > 0 && /^[a-z]{3,9}$/.test(plain) ? { month: english, isThai: false } : null;
}

/** Christian years that a dated letter can have. */
const oldest = 1900;
const newest = 2300;

/** Years before and after that of the register in which a two-digit year is looked for. */
const yearsBefore = 10;
const yearsBehind = 1;
/** Years before the register in which a day number of Excel may be. */
const yearsOfSerials = 40;

/**
 * Reads a date as registers of old systems write it: Thai digits, Thai months in full and
 * abbreviated, years of both eras, day numbers of Excel. A date that can be read in two ways is not
 * decided here.
 */
export function readDateCell(cell: string, context: DateContext): DateReading {
  const text = toArabicDigits(cell)
    .trim()
    .replace(/^(?:ลว\.?|ลงวันที่|วันที่|วัน(?:จันทร์|อังคาร|พุธ|พฤหัสบดี|ศุกร์|เสาร์|อาทิตย์)ที่)\s*/, '')
    .replace(/(?:พ\.?\s?ศ\.?|ค\.?\s?ศ\.?)\s*(?=\d)/, ' ')
    .replace(/\s+/g, ' ');
  return (
    isoDate(text) ??
    excelDay(text, context) ??
    namedDate(text, /[\u0E50-\u0E59]/.test(cell), context) ??
    numericDate(text, /[\u0E50-\u0E59]/.test(cell), context) ?? { problem: 'date-unreadable' }
  );
}

function isoDate(text: string): DateReading | null {
  const match = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[T ].*)?$/.exec(text);
  return match ? whole(Number(match[1]), Number(match[2]), Number(match[3])) : null;
}

/** Days since the end of 1899, as Excel stores a date whose column is not formatted as one. */
function excelDay(text: string, { year }: DateContext): DateReading | null {
  const match = /^(\d{5,6})(?:\.\d+)?$/.exec(text);
  if (!match) return null;
  const day = new Date(Date.UTC(1899, 11, 30 + Number(match[1])));
  const reading = whole(day.getUTCFullYear(), day.getUTCMonth() + 1, day.getUTCDate());
  // Six digits may be day, month and year written together: a day number far from the register is
  // rejected.
  const buddhist = 'date' in reading ? Number(reading.date.slice(0, 4)) + 543 : 0;
  return buddhist > year - yearsOfSerials && buddhist <= year + yearsBehind ? reading : null;
}

function namedDate(text: string, isThaiDigits: boolean, context: DateContext): DateReading | null {
  const match =
    /^(\d{1,2})[\s\-/.]*([\p{L}\p{M}.]+(?:\s[\p{L}\p{M}]+\.)?)[\s\-/.]*(\d{4}|\d{2})(?:\s.*)?$/u.exec(
      text,
    );
  const named = match?.[2] ? monthOf(match[2]) : null;
  if (!match || !named) return null;
  const isBuddhist = named.isThai || isThaiDigits;
  return withYear(match[3] ?? '', isBuddhist, context, (year) =>
    whole(year, named.month, Number(match[1])),
  );
}

function numericDate(
  text: string,
  isThaiDigits: boolean,
  context: DateContext,
): DateReading | null {
  const match = /^(\d{1,2})\s?[-/.\s]\s?(\d{1,2})\s?[-/.\s]\s?(\d{4}|\d{2})(?:\s.*)?$/.exec(text);
  if (!match) return null;
  const [first, second] = [Number(match[1]), Number(match[2])];
  if (second > 12 && first <= 12) return { problem: 'date-order' };
  const isEither = first <= 12 && second <= 12 && first !== second;
  if (isEither && context.hasMonthFirst) return { problem: 'date-order' };
  return withYear(match[3] ?? '', isThaiDigits, context, (year) => whole(year, second, first));
}

/**
 * A year of two digits is a Buddhist one where the date is written in Thai, or where only that is
 * near the register; if it was read as a Christian one, that is reported; otherwise it is
 * ambiguous.
 */
function withYear(
  written: string,
  isBuddhist: boolean,
  { year: registerYear }: DateContext,
  make: (year: number) => DateReading,
): DateReading {
  if (written.length === 4) return make(Number(written));
  const buddhist = 2500 + Number(written);
  const christian = 2000 + Number(written);
  const isNear = (year: number) =>
    year >= registerYear - yearsBefore && year <= registerYear + yearsBehind;
  if (isBuddhist || isNear(buddhist)) return make(buddhist);
  if (!isNear(christian + 543)) return { problem: 'date-century' };
  const reading = make(christian);
  return 'date' in reading ? { ...reading, isGuessedCentury: true } : reading;
}

function whole(written: number, month: number, day: number): DateReading {
  const year = written > newest ? written - 543 : written;
  const date = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return year >= oldest && year <= newest && isCivilDate(date)
    ? { date }
    : { problem: 'date-unreadable' };
}

/** A text that can only be month/day/year, for the check of a whole column. */
export const monthFirstPattern = String.raw`^\s*(0?[1-9]|1[0-2])\s?[-/.]\s?(1[3-9]|2[0-9]|3[01])\s?[-/.]\s?[0-9]{2,4}`;

/**
 * Time of day as `HH:MM`; null where it cannot be read. Accepts `9.30 น.`, `๐๙:๓๐`, `0930` and the
 * fraction of a day in which Excel stores times.
 */
export function readTimeCell(cell: string): string | null {
  const text = toArabicDigits(cell)
    .trim()
    .replace(/\s*(?:น\.?|นาฬิกา)$/, '');
  const fraction = /^0?\.\d{3,}$/.exec(text);
  if (fraction) return clock(Math.round(Number(text) * 1440));
  const dated = /^\d{4}-\d{2}-\d{2} (\d{2}):(\d{2})/.exec(text);
  const match =
    dated ?? /^(\d{1,2})[.:](\d{2})(?:[.:]\d{2})?$/.exec(text) ?? /^(\d{2})(\d{2})$/.exec(text);
  if (!match) return null;
  const [hour, minute] = [Number(match[1]), Number(match[2])];
  return hour < 24 && minute < 60 ? clock(hour * 60 + minute) : null;
}

const clock = (minutes: number): string => {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`;
};
