import { endsWithDigit, isThaiWord, startsWithDigit } from './chunks.ts';
import type { Chunk } from './chunks.ts';
import type { Lexicon } from './lexicon.ts';
import { piecesOf } from './pieces.ts';
import { counted, labels, months } from './word-tables.ts';

/** What a rule sees of a blank: the chunks around it. */
interface Blank {
  readonly earlier: string;
  readonly before: string;
  readonly after: string;
  readonly later: string;
  /** The chunk before ends with a label, or is a number that belongs to one. */
  readonly isLabelled: boolean;
  readonly lexicon: Lexicon;
}

interface BlankRule {
  readonly holds: (blank: Blank) => boolean;
  /** Whether what follows belongs to the label too; `same` leaves it as it was. */
  readonly labels: boolean | 'same';
}

const isAbbreviation = (text: string): boolean => /^[ก-ฮ]{1,2}$/u.test(text);
/** ๑ ตุลาคมของปีหนึ่ง, but ๕ ก.พ. only where nothing follows the dot. */
const isMonth = (text: string): boolean =>
  months.some(
    (month) =>
      text === month ||
      (text.startsWith(month) && !(month.endsWith('.') && startsThai(text, month))),
  );
const startsThai = (text: string, after: string): boolean =>
  isThaiWord(text.slice(after.length, after.length + 1));
const isDash = (text: string): boolean => /^[-–—]$/u.test(text);
const endsWithAny = (text: string, words: readonly string[]): boolean =>
  words.some((word) => text.endsWith(word));

/** Whether a chunk begins with a word that is counted: วันทำการ, but not วันที่. */
function isCounted({ after, lexicon }: Blank): boolean {
  const bare = after.replace(/[)\]”’,;]+$/u, '');
  return counted.some((word) => {
    if (bare === word) return true;
    if (!after.startsWith(word)) return false;
    const stretch = /^[\u0E01-\u0E3A\u0E40-\u0E4E]+/u.exec(after)?.[0] ?? '';
    if (stretch === '') return true;
    const [first] = piecesOf(stretch, lexicon);
    const ends = first ? [first.end, ...first.cuts] : [];
    return ends.some((end) => stretch.slice(0, end) === word);
  });
}

/** In this order; the first that holds decides. */
const rules: readonly BlankRule[] = [
  {
    // Repetition and abbreviation marks, brackets and quotes.
    holds: ({ before, after }) => /^[ฯๆ)\]”’»]/u.test(after) || /[([“‘«]$/u.test(before),
    labels: false,
  },
  {
    holds: ({ before, after }) =>
      startsWithDigit(after) && (endsWithAny(before, labels) || endsWithAny(before, months)),
    labels: true,
  },
  { holds: ({ before, after }) => endsWithDigit(before) && isMonth(after), labels: false },
  { holds: ({ before, after }) => endsWithDigit(before) && after.startsWith('น.'), labels: false },
  { holds: ({ before, after }) => isDash(before) || isDash(after), labels: 'same' },
  {
    holds: ({ before, after }) => endsWithDigit(before) && startsWithDigit(after),
    labels: 'same',
  },
  {
    holds: ({ earlier, before, after }) =>
      before === 'ถึง' && startsWithDigit(after) && endsWithDigit(earlier),
    labels: true,
  },
  {
    holds: ({ before, after, isLabelled }) =>
      /^\([0-9๐-๙ก-ฮ]{1,3}\)/u.test(after) &&
      // The number after one of these, or after the letter of a group: ข. (๔).
      (isLabelled ||
        /^[ก-ฮ]\.$/u.test(before) ||
        /วรรค(?:หนึ่ง|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า|สิบ)$/u.test(before)),
    labels: true,
  },
  {
    holds: ({ before, after }) =>
      isAbbreviation(before.replace(/^.*\//u, '')) && startsWithDigit(after),
    labels: true,
  },
  {
    holds: ({ before, after, later }) =>
      isAbbreviation(after) && startsWithDigit(later) && /(?:ที่|ทะเบียน)$/u.test(before),
    labels: false,
  },
  {
    holds: ({ before, after }) =>
      /(?:ภาค|กลุ่ม|รหัส|ส่วน|ข้อ|แบบ)$/u.test(before) && /^[A-Zก-ฮ][.)]?\)?$/u.test(after),
    labels: true,
  },
  {
    // The number of a car: letters, number, province.
    holds: ({ earlier, before, after }) =>
      /[ก-ฮ]$/u.test(earlier) &&
      /^[ก-ฮ]{1,3}$/u.test(earlier.replace(/^.*ทะเบียน/u, '')) &&
      /^[0-9๐-๙]{1,4}$/u.test(before) &&
      isThaiWord(after),
    labels: false,
  },
  {
    holds: (blank) => !blank.isLabelled && endsWithDigit(blank.before) && isCounted(blank),
    labels: false,
  },
];

/**
 * The chunks before whose blank a line must not end: number and unit, label and number, parts of
 * dates, ranges and telephone numbers.
 *
 * @returns places in the list of chunks: 3 for the blank between the chunks 3 and 4
 */
export function heldBlanks(chunks: readonly Chunk[], lexicon: Lexicon): Set<number> {
  const held = new Set<number>();
  let isLabelled = false;
  const textAt = (at: number): string => chunks[at]?.text ?? '';
  for (let at = 0; at + 1 < chunks.length; at += 1) {
    const blank: Blank = {
      ...{ earlier: textAt(at - 1), before: textAt(at), after: textAt(at + 1) },
      ...{ later: textAt(at + 2), isLabelled, lexicon },
    };
    const rule = rules.find(({ holds }) => holds(blank));
    if (rule) held.add(at);
    isLabelled = rule?.labels === 'same' ? isLabelled : (rule?.labels ?? false);
  }
  return held;
}
