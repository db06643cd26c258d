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

/** How near a due date is; within three days counts as soon. */
export function dueState(dueDate: CivilDate, today: CivilDate): DueState {
  const days = daysBetween(today, dueDate);
  if (days < 0) return { kind: 'overdue', days: -days };
  if (days === 0) return { kind: 'today' };
  return days <= 3 ? { kind: 'soon', days } : { kind: 'later' };
}
