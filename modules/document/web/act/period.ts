import { formatDay, formatMoment } from '@sarn/platform-web';
import { addDays, civilDateAt } from '@sarn/kernel';
import type { Language } from '@sarn/kernel';

/** Whether an instant is midnight in Bangkok, the limit of whole days. */
const isMidnight = (at: string): boolean => at.endsWith('T17:00:00.000Z');

/** The end as people read it: the last whole day, or the instant of the end. */
export function endText(endsAt: string, language: Language): string {
  return isMidnight(endsAt)
    ? formatDay(addDays(civilDateAt(endsAt), -1), language)
    : formatMoment(endsAt, language);
}

/**
 * A period as people read it: whole days by their first and last day, times only where an order has
 * times.
 *
 * @param endsAt the instant of the end; null until another order
 */
export function periodText(
  { beginsAt, endsAt }: { readonly beginsAt: string; readonly endsAt: string | null },
  language: Language,
  openEnd: string,
): string {
  const begins = isMidnight(beginsAt)
    ? formatDay(civilDateAt(beginsAt), language)
    : formatMoment(beginsAt, language);
  if (!endsAt) return `${begins} – ${openEnd}`;
  const ends = endText(endsAt, language);
  return begins === ends ? begins : `${begins} – ${ends}`;
}
