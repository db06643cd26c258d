import { addDays, daysBetween } from '@sarn/kernel';
import type { CivilDate } from '@sarn/kernel';
import type { FlowCount, FlowStep } from '../../contract/index.ts';

/** So many bars can be told apart on a screen; a longer period is counted by months. */
const mostWeeks = 14;
/** The last months of a period; the figures above the bars are of the whole period all the same. */
const mostMonths = 24;

/** Whether a period is counted by weeks or by months. */
export const flowStepOf = (from: CivilDate, until: CivilDate): FlowStep =>
  daysBetween(from, until) <= mostWeeks * 7 ? 'week' : 'month';

/** Monday of the week of a day, as PostgreSQL truncates to weeks. */
function mondayOf(day: CivilDate): CivilDate {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, weekday === 0 ? -6 : 1 - weekday);
}

/** The first days of all weeks or months that have a day of the period. */
function startsOf(from: CivilDate, until: CivilDate, step: FlowStep): CivilDate[] {
  const starts: CivilDate[] = [];
  let next = step === 'week' ? mondayOf(from) : `${from.slice(0, 8)}01`;
  while (next <= until) {
    starts.push(next);
    next = step === 'week' ? addDays(next, 7) : `${addDays(next, 31).slice(0, 8)}01`;
  }
  return starts.slice(-mostMonths);
}

/** Every week or month of the period, also those in which nothing came or was finished. */
export function flowOf(
  counts: readonly FlowCount[],
  { from, until, step }: { from: CivilDate; until: CivilDate; step: FlowStep },
): FlowCount[] {
  const known = new Map(counts.map((count) => [count.from, count]));
  return startsOf(from, until, step).map(
    (start) => known.get(start) ?? { from: start, received: 0, finished: 0 },
  );
}
