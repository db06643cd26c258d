import { searchForm } from '@sarn/kernel';

/** Text that a search in lists looks through, in the form in which it is compared. */
export function searchTextOf(parts: readonly (string | null | undefined)[]): string {
  return searchForm(parts.filter(Boolean).join(' '));
}

/** ILIKE pattern for what a person typed; null when he typed nothing. */
export function searchPattern(typed: string): string | null {
  const plain = searchForm(typed);
  return plain === '' ? null : `%${plain.replace(/[\\%_]/g, '\\$&')}%`;
}

/** Key of a meeting and its number: the same meeting is reported once. */
export function meetingKeyOf(name: string, number: string): string {
  const tight = (text: string) => searchForm(text).replace(/\s+/g, '');
  return `meeting|${tight(name)}|${tight(number)}`;
}

/** Key under which a letter that came twice is found: sender, its number and its date. */
export function duplicateKeyOf(sender: string, letterNo: string, letterDate: string): string {
  const tight = (text: string) => searchForm(text).replace(/\s+/g, '');
  return `${tight(sender)}|${tight(letterNo)}|${letterDate}`;
}
