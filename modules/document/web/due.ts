import { civilDateAt, daysBetween } from '@sarn/kernel';
import type { CivilDate } from '@sarn/kernel';

export type DueState =
  | { readonly kind: 'overdue'; readonly days: number }
  | { readonly kind: 'today' }
  | { readonly kind: 'soon'; readonly days: number }
  | { readonly kind: 'later' };

/** Today in Bangkok. */
export function officeToday(): CivilDate {
  return civilDateAt(new Date());
}

/**
 * How near a due date is; within three days counts as soon.
 *
 * @param dueTime `10:30`; empty is the end of the day
 * @param now time of day in Bangkok
 */
export function dueState(dueDate: CivilDate, today: CivilDate, dueTime = '', now = ''): DueState {
  const days = daysBetween(today, dueDate);
  if (days === 0 && dueTime !== '' && dueTime <= now) return { kind: 'overdue', days: 0 };
  if (days < 0) return { kind: 'overdue', days: -days };
  if (days === 0) return { kind: 'today' };
  return days <= 3 ? { kind: 'soon', days } : { kind: 'later' };
}
