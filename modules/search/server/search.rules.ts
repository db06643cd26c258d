import { searchForm } from '@sarn/kernel';
import { eraYears } from './typed.rules.ts';

/** Text in which a list searches, in the form in which it is compared. */
export function searchTextOf(parts: readonly (string | null | undefined)[]): string {
  return searchForm(parts.filter(Boolean).join(' '));
}

/** ILIKE pattern for what a person typed; null when nothing was typed. */
export function searchPattern(typed: string): string | null {
  const plain = searchForm(typed);
  return plain === '' ? null : `%${plain.replace(/[\\%_]/g, '\\$&')}%`;
}

/** A number with a Christian year, and not the end of a date. */
const christianYear = /(^|[^\d/])(\d{1,9})\/((?:19|20)\d\d)(?!\d)/g;

/**
 * The patterns of `searchPattern` for what was typed, one of which must fit: numbers are stored with
 * their Buddhist year, `110/2026` finds `110/2569`.
 */
export function searchPatterns(typed: string): readonly string[] | null {
  const pattern = searchPattern(typed);
  if (pattern === null) return null;
  const buddhist = pattern.replace(
    christianYear,
    (_all, before: string, number: string, year: string) =>
      `${before}${number}/${Number(year) + eraYears}`,
  );
  return [...new Set([pattern, buddhist])];
}

/** Key of a meeting and its number: a meeting is reported only once. */
export function meetingKeyOf(name: string, number: string): string {
  const tight = (text: string) => searchForm(text).replace(/\s+/g, '');
  return `meeting|${tight(name)}|${tight(number)}`;
}

/** Key by which a letter registered twice is found: sender, number and date of the letter. */
export function duplicateKeyOf(sender: string, letterNo: string, letterDate: string): string {
  const tight = (text: string) => searchForm(text).replace(/\s+/g, '');
  return `${tight(sender)}|${tight(letterNo)}|${letterDate}`;
}
