import type { platformWords } from '../words/platform-words.ts';
import type { Say } from '../words/words.ts';
import type { SortName, TableSort } from './table-shape.ts';

type SayPlatform = Say<NonNullable<(typeof platformWords)['tree']>>;

/** What a direction is called: `ก–ฮ`, `ใหม่สุดก่อน`. */
export function directionName(
  say: SayPlatform,
  { sortedAs = 'text' }: Pick<SortName, 'sortedAs'>,
  direction: TableSort['direction'],
): string {
  return say(`sort.${sortedAs}.${direction}`);
}

/** By what the rows are sorted, in a few words; empty where they are not. */
export function sortName(
  say: SayPlatform,
  columns: readonly SortName[],
  sort: TableSort | undefined,
): string {
  const column = columns.find(({ id }) => id === sort?.column);
  if (!column || !sort) return '';
  const direction = directionName(say, column, sort.direction);
  return say('table.sortedBy', { column: column.label, direction });
}
