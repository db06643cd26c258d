import { civilDateAt } from './dates.ts';
import type { CivilDate, Instant } from './dates.ts';
import { addWorkingDays, isWorkingDay } from './working-days.ts';
import type { ClosedDays } from './working-days.ts';

/** Office hours of every working day, as `HH:MM`. */
export interface OfficeHours {
  readonly from: string;
  readonly to: string;
}

/**
 * The hours of a Thai public office, where an agency has set none.
 *
 * @assumed the break at noon is not left out
 */
export const usualOfficeHours: OfficeHours = { from: '08:30', to: '16:30' };

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

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};
const two = (count: number): string => String(count).padStart(2, '0');
const timeOf = (minutes: number): string => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;

/** The time of day in Bangkok as `HH:MM`. */
export function officeTimeAt(at: Instant): string {
  const there = new Date(new Date(at).getTime() + bangkokOffset);
  return there.toISOString().slice(11, 16);
}
// Bangkok has no summer time.
const bangkokOffset = 7 * 3_600_000;

/**
 * When something is due that may take so long: minutes and hours pass in office hours of working days
 * only, so that what comes in the evening is not due at night; days are whole working days.
 */
export function dueAfter(
  at: Instant,
  count: number,
  unit: TimeUnit,
  { closed, office }: WorkingTime,
): DueMoment {
  const today = civilDateAt(at);
  if (unit === 'days') return { day: addWorkingDays(today, count, closed), time: '' };
  const [opens, closes] = [minutesOf(office.from), minutesOf(office.to)];
  const now = minutesOf(officeTimeAt(at));
  let left = unit === 'hours' ? count * 60 : count;
  let day = today;
  let from = Math.max(now, opens);
  // Nobody is there any more today, or not at all.
  if (!isWorkingDay(day, closed) || from >= closes) {
    day = addWorkingDays(day, 1, closed);
    from = opens;
  }
  while (from + left > closes) {
    left -= closes - from;
    day = addWorkingDays(day, 1, closed);
    from = opens;
  }
  return { day, time: timeOf(from + left) };
}

/** Bangkok day and time, `2026-11-26 10:30`, as the database compares it. */
export const officeMoment = (now: Date): string =>
  `${civilDateAt(now)} ${officeTimeAt(now.toISOString())}`;
