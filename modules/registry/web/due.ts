import { civilDateAt, daysBetween } from '@sarn/kernel';
import type { CivilDate } from '@sarn/kernel';

export type DueState =
  | { readonly kind: 'overdue'; readonly days: number }
  | { readonly kind: 'today' }
  | { readonly kind: 'soon'; readonly days: number }
  | { readonly kind: 'later' };

/** The day it is in Bangkok. */
export function officeToday(): CivilDate {
  return civilDateAt(new Date());
}

/** How near a due date is; within three days counts as soon. */
export function dueState(dueDate: CivilDate, today: CivilDate): DueState {
  const days = daysBetween(today, dueDate);
  if (days < 0) return { kind: 'overdue', days: -days };
  if (days === 0) return { kind: 'today' };
  return days <= 3 ? { kind: 'soon', days } : { kind: 'later' };
}

/**
 * The day `count` working days after a day: Saturdays and Sundays left out.
 *
 * Public holidays are not known here; the shortcut proposes, the person decides.
 */
export function workingDaysLater(from: CivilDate, count: number): CivilDate {
  const date = new Date(`${from}T00:00:00Z`);
  let left = count;
  while (left > 0) {
    date.setUTCDate(date.getUTCDate() + 1);
    const day = date.getUTCDay();
    if (day !== 0 && day !== 6) left -= 1;
  }
  return date.toISOString().slice(0, 10);
}
