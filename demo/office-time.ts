import { addDays } from '@sarn/kernel';
import type { CivilDate, Instant } from '@sarn/kernel';

/** Working minutes of a day: 08.30–12.00 and 13.00–16.30. */
export const dayMinutes = 420;
const morning = 210;

/** Weekdays before `today`, oldest first; nothing in the demo happens today or later. */
export function workingDays(today: CivilDate, count: number): readonly CivilDate[] {
  const days: CivilDate[] = [];
  for (let day = addDays(today, -1); days.length < count; day = addDays(day, -1)) {
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
    if (weekday !== 0 && weekday !== 6) days.unshift(day);
  }
  return days;
}

/** The point in time so many working minutes after the first morning of `days`. */
export function officeMoment(days: readonly CivilDate[], minutes: number): Instant {
  const last = days.length * dayMinutes - 1;
  const whole = Math.max(0, Math.min(last, Math.floor(minutes)));
  const day = days[Math.floor(whole / dayMinutes)];
  if (day === undefined) throw new Error('no working day');
  const inDay = whole % dayMinutes;
  const clock = 8 * 60 + 30 + inDay + (inDay >= morning ? 60 : 0);
  const start = Date.parse(`${day}T00:00:00+07:00`);
  // Seconds that differ from act to act, so that no two entries of a history look made up.
  const second = (whole * 37) % 60;
  return new Date(start + clock * 60_000 + second * 1000).toISOString();
}
