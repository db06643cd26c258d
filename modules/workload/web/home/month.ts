import { addDays } from '@sarn/kernel';
import type { CivilDate } from '@sarn/kernel';

/** The first day of the month of a day. */
export const monthOf = (day: CivilDate): CivilDate => `${day.slice(0, 7)}-01`;

/** The first day of the month that is so many months later. */
export function monthAfter(month: CivilDate, months: number): CivilDate {
  const [year = 0, of = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, of - 1 + months, 1)).toISOString().slice(0, 10);
}

const weekday = (day: CivilDate): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** The weeks of a month, from Sunday on; null for places before its first and after its last day. */
export function weeksOf(month: CivilDate): readonly (readonly (CivilDate | null)[])[] {
  const days: (CivilDate | null)[] = Array.from({ length: weekday(month) }, () => null);
  const end = monthAfter(month, 1);
  for (let day = month; day < end; day = addDays(day, 1)) days.push(day);
  while (days.length % 7 !== 0) days.push(null);
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}
