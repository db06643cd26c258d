import { civilDateAt } from './dates.ts';
import type { CivilDate, Instant } from './dates.ts';
import { addWorkingDays, isWorkingDay } from './working-days.ts';
import type { ClosedDays } from './working-days.ts';
import { officeTimeAt, toDayTime, toMinute } from './day-time.ts';

/** A part of the day, as `HH:MM`. */
export interface DayPart {
  readonly from: string;
  readonly to: string;
}

/** Office hours of every working day. */
export interface OfficeHours extends DayPart {
  /** The break at noon, in which no time passes; null where the office has none. */
  readonly noon: DayPart | null;
}

/**
 * The hours of a Thai public office, where an agency has set none.
 *
 * @assumed the break is from twelve to one
 */
export const usualOfficeHours: OfficeHours & { readonly noon: DayPart } = {
  ...{ from: '08:30', to: '16:30' },
  noon: { from: '12:00', to: '13:00' },
};

/** A moment of Bangkok by which something is due; an empty time is the end of the day. */
export interface DueMoment {
  readonly day: CivilDate;
  readonly time: string;
}

/** Units in which the time to act is given; days are working days. */
export const timeUnits = ['minutes', 'hours', 'days'] as const;
export type TimeUnit = (typeof timeUnits)[number];

export interface WorkingTime {
  readonly closed: ClosedDays;
  readonly office: OfficeHours;
}

/** A part of the day in minutes since midnight. */
interface Span {
  readonly opens: number;
  readonly closes: number;
}

const spanOf = ({ from, to }: DayPart): Span => ({ opens: toMinute(from), closes: toMinute(to) });

/**
 * The parts of a day in which time passes: the office hours without the break. A break that leaves
 * nothing of them is none: time that never passes would be due never.
 */
export function openSpans({ noon, ...hours }: OfficeHours): readonly Span[] {
  const whole = spanOf(hours);
  if (!noon) return [whole];
  const { opens, closes } = spanOf(noon);
  const parts = [
    { opens: whole.opens, closes: Math.min(opens, whole.closes) },
    { opens: Math.max(closes, whole.opens), closes: whole.closes },
  ].filter((part) => part.opens < part.closes);
  return opens < closes && parts.length > 0 ? parts : [whole];
}

/**
 * When something is due that may take so long: minutes and hours pass in office hours of working days
 * only, and not in the break at noon, so that what comes in the evening is not due at night; days are
 * whole working days.
 */
export function dueAfter(
  at: Instant,
  count: number,
  unit: TimeUnit,
  { closed, office }: WorkingTime,
): DueMoment {
  const today = civilDateAt(at);
  if (unit === 'days') return { day: addWorkingDays(today, count, closed), time: '' };
  const spans = openSpans(office);
  let left = unit === 'hours' ? count * 60 : count;
  let day = today;
  let since = toMinute(officeTimeAt(at));
  for (;;) {
    for (const { opens, closes } of isWorkingDay(day, closed) ? spans : []) {
      const from = Math.max(since, opens);
      // What comes when the office closes begins with its next part.
      if (from >= closes) continue;
      if (from + left <= closes) return { day, time: toDayTime(from + left) };
      left -= closes - from;
    }
    day = addWorkingDays(day, 1, closed);
    since = 0;
  }
}

/** Bangkok day and time, `2026-11-26 10:30`, as the database compares it. */
export const officeMoment = (now: Date): string =>
  `${civilDateAt(now)} ${officeTimeAt(now.toISOString())}`;
