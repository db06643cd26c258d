import { formatClock, formatDate } from '@sarn/kernel';
import type { RemindedAssignment } from './reminder.store.ts';

type Due = Pick<RemindedAssignment, 'dueDate' | 'documentDue' | 'documentTime'>;

/**
 * When an assignment is due, as its notices say it: with the time of day where its document has one on that
 * day. Empty where it is never due.
 */
export function dueSaid({ dueDate, documentDue, documentTime }: Due, language: 'th' | 'en') {
  if (dueDate === null) return '';
  const day = formatDate(dueDate, 'full', language);
  if (documentTime === '' || dueDate !== documentDue) return day;
  return `${day} ${language === 'en' ? 'at' : 'เวลา'} ${formatClock(documentTime, language)}`;
}
