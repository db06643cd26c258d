import { addDays } from '@sarn/kernel';
import type { CivilDate } from '@sarn/kernel';
import type { DocumentFilter } from '../contract/index.ts';

/** Months, `YYYY-MM`, both included. */
export interface Months {
  readonly first: string;
  readonly last: string;
}

/** The days of the search, as far as they are given. */
export type Days = Pick<DocumentFilter, 'year' | 'from' | 'until'>;

/** No document is older than this, imported ones included. */
const earliest = '1990-01-01';

/** The months in which documents of these days may be. */
export function monthsOf({ year, from, until }: Days, today: CivilDate): Months {
  const starts = [earliest, from, year && `${year - 543}-01-01`];
  const ends = [today, until, year && `${year - 543}-12-31`];
  const given = (dates: readonly (string | number | undefined)[]): string[] =>
    dates.filter((date) => typeof date === 'string').toSorted();
  return {
    first: (given(starts).at(-1) ?? earliest).slice(0, 7),
    last: (given(ends)[0] ?? today).slice(0, 7),
  };
}

/** The given number of months from `last` backwards, newest first; none before `first`. */
export function monthsBack({ first, last }: Months, count: number): string[] {
  const months: string[] = [];
  for (let month = last; months.length < count && month >= first; month = monthBefore(month)) {
    months.push(month);
  }
  return months;
}

export const monthBefore = (month: string): string => addDays(`${month}-01`, -1).slice(0, 7);

/** The last day of a month: every month ends within four days after its 28th. */
export const lastDayOf = (month: string): string =>
  addDays(`${addDays(`${month}-28`, 4).slice(0, 7)}-01`, -1);
