import { cleanText } from '@sarn/kernel';
import type { Attendee } from './minutes.ts';

/** Between name, post and remark: a tab of a sheet, or at least two blanks. */
const apart = /\t+|[ \u00a0]{2,}/u;
/** Of a numbered list: `1.`, `๒)` or a column of numbers alone. */
const listNumber = /^[0-9๐-๙]{1,3}(?:[.)]\s*|(?=\t|[ \u00a0]{2}))/u;
/** How a remark about a substitute begins. */
const substitute = /^\(?แทน/u;

/** People of a text with one of them in each line; nothing of a line is left out but its list number. */
export const pastedPeople = (text: string): readonly Attendee[] =>
  cleanText(text)
    .split(/\r\n?|\n/u)
    .filter((line) => line.trim() !== '')
    .map(attendeeOf);

function attendeeOf(line: string): Attendee {
  const parts = line
    .trim()
    .replace(listNumber, '')
    .split(apart)
    .map((part) => part.replaceAll(/\s+/gu, ' ').trim())
    .filter((part) => part !== '');
  const [name = '', second = '', ...rest] = parts;
  return substitute.test(second)
    ? { name, post: '', remark: [second, ...rest].join(' ') }
    : { name, post: second, remark: rest.join(' ') };
}

/** Whether a pasted text is more than one value of one field. */
export const isOfSeveral = (text: string): boolean => /[\t\r\n]/u.test(text.trim());
