import { addDays } from './dates.ts';
import type { CivilDate } from './dates.ts';

/** Public holidays and other days off besides Saturdays and Sundays. */
export type ClosedDays = ReadonlySet<CivilDate>;

/** Saturday or Sunday. */
export function isWeekend(date: CivilDate): boolean {
  const day = new Date(`${date}T00:00:00Z`).getUTCDay();
  return day === 0 || day === 6;
}

/** Whether the day is a working day. */
export function isWorkingDay(date: CivilDate, closed: ClosedDays): boolean {
  return !isWeekend(date) && !closed.has(date);
}

/**
 * The `count`th working day after a day (before it when negative). The day itself never counts,
 * and 0 gives the day itself, whatever day it is.
 *
 * @param closed days off besides weekends; when it is empty, only weekends are left out
 */
export function addWorkingDays(from: CivilDate, count: number, closed: ClosedDays): CivilDate {
  const step = count < 0 ? -1 : 1;
  let date = from;
  for (let left = Math.abs(count); left > 0;) {
    date = addDays(date, step);
    if (isWorkingDay(date, closed)) left -= 1;
  }
  return date;
}

/** Number of working days after `from`, up to and including `to`; 0 when `to` is not later. */
export function workingDaysBetween(from: CivilDate, to: CivilDate, closed: ClosedDays): number {
  let count = 0;
  for (let date = addDays(from, 1); date <= to; date = addDays(date, 1)) {
    if (isWorkingDay(date, closed)) count += 1;
  }
  return count;
}
