import { searchForm } from '@sarn/kernel';

/** Text in which a list searches, in the form in which it is compared. */
export function searchTextOf(parts: readonly (string | null | undefined)[]): string {
  return searchForm(parts.filter(Boolean).join(' '));
}

/** ILIKE pattern for what a person typed; null when nothing was typed. */
export function searchPattern(typed: string): string | null {
  const plain = searchForm(typed);
  return plain === '' ? null : `%${plain.replace(/[\\%_]/g, '\\$&')}%`;
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
