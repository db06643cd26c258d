import { toArabicDigits } from '@sarn/kernel';

/** Number and year of a meeting as they are typed, which `3/2569` holds together. */
export interface MeetingNo {
  readonly number: string;
  readonly year: string;
}

const written = /^(.*?)\s*\/\s*([0-9๐-๙]{4})\s*$/u;

/** Parts of a typed number; without a year of four digits at its end, all of it is the number. */
export function meetingNoOf(text: string): MeetingNo {
  const [, number, year] = written.exec(text) ?? [];
  return number === undefined || year === undefined ? { number: text, year: '' } : { number, year };
}

export const meetingNoText = ({ number, year }: MeetingNo): string =>
  year.trim() === '' ? number : `${number.trim()}/${year.trim()}`;

/**
 * The number after those of earlier meetings: each calendar year begins with 1. Meetings that are counted apart,
 * such as พิเศษ 1/2569, are no part of the row.
 *
 * @param year of the Buddhist era
 */
export function nextMeetingNo(earlier: readonly string[], year: number): string {
  const ofYear = earlier
    .map((text) => meetingNoOf(toArabicDigits(text)))
    .filter((one) => Number(one.year) === year && /^\d{1,4}$/u.test(one.number));
  return `${Math.max(0, ...ofYear.map(({ number }) => Number(number))) + 1}/${year}`;
}

/** The number before it in its year; null before the first one, and where it is not known. */
export function formerMeetingNo(text: string): string | null {
  const { number, year } = meetingNoOf(toArabicDigits(text));
  return year !== '' && /^\d{1,4}$/u.test(number) && Number(number) > 1
    ? `${Number(number) - 1}/${year}`
    : null;
}
