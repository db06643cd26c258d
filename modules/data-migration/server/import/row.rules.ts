import { buddhistYear, cleanText, formatDate, toArabicDigits } from '@sarn/kernel';
import type { CivilDate } from '@sarn/kernel';
import { headingKey, importFields, importLimits, importProblems } from '../../contract/index.ts';
import { usualSpeed } from '@sarn/document-classes/contract';
import type { Speed } from '@sarn/document-classes/contract';
import type {
  ImportFieldName,
  ImportMapping,
  ImportProblem,
  ImportProblemCode,
} from '../../contract/index.ts';
import { readDateCell, readTimeCell } from './date-cell.rules.ts';

/** By what the rows of an import are read. */
export interface RowContext {
  readonly mapping: ImportMapping;
  readonly year: number;
  readonly today: CivilDate;
  /** Date columns in which at least one cell can only be month/day/year. */
  readonly monthFirst: ReadonlySet<ImportFieldName>;
  /** Speed classes, also ended ones: an old register has them. */
  readonly speeds: readonly Pick<Speed, 'code' | 'th' | 'en'>[];
}

/** An entry of the old register as it will be written. */
export interface RowValues {
  readonly number: number;
  readonly receivedOn: CivilDate;
  readonly time: string;
  readonly letterNo: string;
  readonly letterDate: CivilDate | null;
  readonly sender: string;
  readonly addressee: string;
  readonly title: string;
  readonly action: string;
  readonly note: string;
  readonly speed: string;
  readonly oldId: string;
}

export interface ReadRow {
  /** Null when the number cannot be read. */
  readonly number: number | null;
  /** Null when the row is left out. */
  readonly values: RowValues | null;
  /** Names of scans, as the sheet names them. */
  readonly scans: readonly string[];
  readonly problems: readonly ImportProblem[];
}

/** Problems found while a row is read, each with its cell. */
class Findings {
  readonly problems: ImportProblem[] = [];
  private readonly cells: readonly string[];
  private readonly context: RowContext;

  constructor(cells: readonly string[], context: RowContext) {
    this.cells = cells;
    this.context = context;
  }

  /** The cell of a field, cleaned; empty where the sheet has no such column. */
  cell(field: ImportFieldName): string {
    const column = this.context.mapping[field];
    return column === undefined ? '' : cleanText(this.cells[column] ?? '').trim();
  }

  note(code: ImportProblemCode, field: ImportFieldName, params?: ImportProblem['params']): void {
    const cell = this.cell(field).slice(0, 200);
    this.problems.push({ code, field, cell, ...(params ? { params } : {}) });
  }

  get isBad(): boolean {
    return this.problems.some(({ code }) => importProblems[code].isBad);
  }
}

/** Reads one row of the sheet; every guess is reported. */
export function readRow(cells: readonly string[], context: RowContext): ReadRow {
  const found = new Findings(cells, context);
  const number = readNumber(found, context.year);
  const letterDate = readDate(found, 'letterDate', context);
  const receivedOn = readReceivedOn(found, letterDate, context);
  const values = {
    time: readTime(found),
    letterNo: line(found, 'letterNo'),
    letterDate,
    sender: line(found, 'sender'),
    addressee: line(found, 'addressee'),
    title: line(found, 'title'),
    action: line(found, 'action'),
    note: line(found, 'note'),
    speed: readSpeed(found, context),
    oldId: line(found, 'oldId'),
  };
  if (values.title === '') found.note('missing', 'title');
  if (isClassified(found.cell('secrecy'))) found.note('classified', 'secrecy');
  const isWhole = number !== null && receivedOn !== null && !found.isBad;
  return {
    number,
    values: isWhole ? { ...values, number, receivedOn } : null,
    scans: scanNames(found.cell('fileName')),
    problems: found.problems,
  };
}

function line(found: Findings, field: ImportFieldName): string {
  const text = found.cell(field).replace(/\s+/g, ' ');
  const { most } = importFields[field];
  if (text.length > most) found.note('too-long', field, { most });
  return text;
}

function readNumber(found: Findings, year: number): number | null {
  const text = toArabicDigits(found.cell('number')).replace(/\s+/g, '');
  if (text === '') {
    found.note('missing', 'number');
    return null;
  }
  const match = /^(?:รับที่|ส่งที่|เลขที่|ที่)?0*(\d{1,9})(?:\.0+)?(?:\/(\d{4}|\d{2}))?$/.exec(text);
  const number = Number(match?.[1]);
  if (!match || number < 1 || number > importLimits.number) {
    found.note('number-unreadable', 'number');
    return null;
  }
  const written = match[2] === undefined ? year : Number(match[2]);
  const its = written < 100 ? 2500 + written : written;
  if (its !== year && its + 543 !== year) {
    found.note('number-year', 'number', { found: its, year });
    return null;
  }
  return number;
}

function readDate(
  found: Findings,
  field: 'receivedOn' | 'letterDate',
  { year, monthFirst, today }: RowContext,
): CivilDate | null {
  const cell = found.cell(field);
  if (/^[-–—.]*$/.test(cell)) return null;
  const reading = readDateCell(cell, { year, hasMonthFirst: monthFirst.has(field) });
  if ('problem' in reading) {
    found.note(reading.problem, field);
    return null;
  }
  const { date, isGuessedCentury } = reading;
  if (isGuessedCentury) found.note('date-two-digits', field, { found: shown(date) });
  if (date > today) found.note('date-ahead', field);
  return date;
}

function readReceivedOn(
  found: Findings,
  letterDate: CivilDate | null,
  context: RowContext,
): CivilDate | null {
  const { year } = context;
  const before = found.problems.length;
  const own = readDate(found, 'receivedOn', context);
  if (own === null) {
    // A date that cannot be read is reported already; a missing one is replaced by that of the
    // letter.
    if (found.problems.length > before) return null;
    if (!letterDate || buddhistYear(letterDate) !== year) {
      found.note('date-needed', 'receivedOn');
      return null;
    }
    found.note('date-of-letter', 'receivedOn', { found: shown(letterDate) });
    return letterDate;
  }
  if (buddhistYear(own) !== year) {
    found.note('date-other-year', 'receivedOn', { found: shown(own), year });
    return null;
  }
  if (letterDate && letterDate > own) found.note('date-after', 'letterDate');
  return own;
}

const shown = (date: CivilDate): string => formatDate(date, 'short', 'th');

function readTime(found: Findings): string {
  const cell = found.cell('time');
  if (cell === '' || cell === '-') return '00:00';
  const time = readTimeCell(cell);
  if (time === null) found.note('time-unreadable', 'time');
  return time ?? '00:00';
}

function readSpeed(found: Findings, { speeds }: RowContext): string {
  const key = headingKey(found.cell('speed'));
  if (key === '' || key === headingKey('ธรรมดา')) return usualSpeed;
  const speed = speeds.find(({ th, en }) => key === headingKey(th) || key === headingKey(en));
  if (!speed) found.note('speed-unknown', 'speed');
  return speed?.code ?? usualSpeed;
}

const unclassified = new Set(['', 'ปกติ', 'ไม่ลับ', 'ธรรมดา', 'ไม่มี', 'normal'].map(headingKey));
const isClassified = (cell: string): boolean => !unclassified.has(headingKey(cell));

/** Several scans of one letter are in one cell, separated by a semicolon, a bar or a new line. */
const scanNames = (cell: string): string[] =>
  cell
    .split(/[;|\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== '-');
