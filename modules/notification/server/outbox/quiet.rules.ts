import { civilDateAt, isWithinSpan, isWorkingDay, nextAtMinute } from '@sarn/kernel';
import type { ClosedDays, DaySpan } from '@sarn/kernel';

/** When nothing is sent outside. */
export interface QuietTimes {
  readonly agency: DaySpan | null;
  /** Whether days off are quiet as a whole, and holidays besides Saturdays and Sundays. */
  readonly hasDaysOff: boolean;
  readonly closed: ClosedDays;
  /** Of the person, besides that of the agency: it only makes it longer. */
  readonly own: DaySpan | null;
}

/** Longer than any row of days off and nights: then it is sent all the same. */
const mostTurns = 60;

/**
 * The moment from which something may be sent: `at` itself where it is not quiet then.
 *
 * Nights and days off follow each other: what is held back on Friday evening waits until Monday morning.
 */
export function loudFrom(at: Date, { agency, hasDaysOff, closed, own }: QuietTimes): Date {
  let moment = at;
  for (let turn = 0; turn < mostTurns; turn += 1) {
    const span = [agency, own].find((one) => one !== null && isWithinSpan(moment, one));
    const isOff = hasDaysOff && !isWorkingDay(civilDateAt(moment), closed);
    if (isOff) moment = nextAtMinute(moment, 0);
    else if (span) moment = nextAtMinute(moment, span.until);
    else break;
  }
  return moment;
}

/** Whether one span of the day lies in the other. */
export function covers(outer: DaySpan, inner: DaySpan): boolean {
  const length = ({ from, until }: DaySpan) => (until - from + dayMinutes) % dayMinutes;
  const after = (inner.from - outer.from + dayMinutes) % dayMinutes;
  return after + length(inner) <= length(outer);
}

const dayMinutes = 1440;
