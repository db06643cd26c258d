import { parseCivilDate } from '@sarn/kernel';
import { abbreviations } from './abbreviations.ts';
import { foldForSearch } from '../contract/index.ts';

/** One word of a search; it matches when any of its readings does. */
export interface SearchTerm {
  readonly readings: readonly string[];
  /** A number alone: it finds a receive number even when it is short. */
  readonly number: string | null;
  /**
   * A number with its Buddhist year, `17/2568`: found as a whole and not within `117/2568`. The index
   * has Christian years as Buddhist ones.
   */
  readonly yearNumber: string | null;
}

/** One word of each form, for the test of all statements. */
export const sampleTerms: readonly SearchTerm[] = [
  { readings: ['abc', 'ab'], number: null, yearNumber: null },
  { readings: ['a'], number: '1', yearNumber: null },
  { readings: ['1/2569'], number: null, yearNumber: '1/2569' },
];

/** Characters of the shortest reading that is searched in the whole text of a document. */
export const shortestWord = 3;
/** Characters of the shortest reading that is searched in subjects. */
export const shortestPair = 2;

const months = [
  ['ม.ค.', 'มกราคม', 'jan'],
  ['ก.พ.', 'กุมภาพันธ์', 'feb'],
  ['มี.ค.', 'มีนาคม', 'mar'],
  ['เม.ย.', 'เมษายน', 'apr'],
  ['พ.ค.', 'พฤษภาคม', 'may'],
  ['มิ.ย.', 'มิถุนายน', 'jun'],
  ['ก.ค.', 'กรกฎาคม', 'jul'],
  ['ส.ค.', 'สิงหาคม', 'aug'],
  ['ก.ย.', 'กันยายน', 'sep'],
  ['ต.ค.', 'ตุลาคม', 'oct'],
  ['พ.ย.', 'พฤศจิกายน', 'nov'],
  ['ธ.ค.', 'ธันวาคม', 'dec'],
].map((names) => names.map(foldForSearch));

const monthNames = months
  .flat()
  .toSorted((a, b) => b.length - a.length)
  .map((name) => name.replaceAll('.', '\\.'))
  .join('|');
const spokenDate = new RegExp(
  `(?:(\\d{1,2})\\s*)?(${monthNames})\\s*(?:พ\\.?ศ\\.?\\s*)?(\\d{4}|\\d{2})(?!\\d)`,
  'g',
);
const writtenDate = /\d{4}-\d{2}-\d{2}|\d{1,2}[/.-]\d{1,2}[/.-](?:\d{4}|\d{2})(?!\d)/g;

/**
 * Splits what was typed into words that must all be found. Dates in any usual form are turned
 * into the form of the index; a month with a year finds the whole month.
 */
export function readTyped(typed: string): SearchTerm[] {
  const dated = foldForSearch(typed)
    .replace(spokenDate, (text, day: string | undefined, name: string, year: string) => {
      const month = months.findIndex((names) => names.includes(name)) + 1;
      const date = parseCivilDate(`${day ?? '1'}/${month}/${year}`);
      if (!date) return text;
      return day === undefined ? date.slice(0, 7) : date;
    })
    .replace(writtenDate, (text) => parseCivilDate(text) ?? text);
  const words = dated.split(' ').filter((word) => word !== '');
  return [...new Set(words)].slice(0, 8).map(toTerm);
}

function toTerm(word: string): SearchTerm {
  const bare = word.replaceAll('.', '');
  const full = abbreviations.get(bare);
  return {
    readings: full ? [...new Set([word, bare, foldForSearch(full)])] : [word],
    number: /^\d{1,9}$/.test(word) ? String(Number(word)) : null,
    yearNumber: yearNumberOf(word),
  };
}

/** Years between the Christian and the Buddhist era. */
export const eraYears = 543;

/** A number with its year, `110/2569`; a Christian year, `110/2026`, is the same number. */
function yearNumberOf(word: string): string | null {
  const [, number, year] = /^0*(\d{1,9})\/((?:2[4-6]|19|20)\d\d)$/.exec(word) ?? [];
  if (number === undefined || year === undefined) return null;
  return `${number}/${year < '2400' ? Number(year) + eraYears : year}`;
}

/** LIKE pattern for a reading anywhere in a text. */
export function containing(reading: string): string {
  return `%${reading.replace(/[\\%_]/g, '\\$&')}%`;
}
