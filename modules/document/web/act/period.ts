import { addDays, civilDateAt, formatDate, formatInstant } from '@sarn/kernel';
import type { Language } from '@sarn/kernel';

/** Whether an instant is midnight in Bangkok, the limit of whole days. */
const isMidnight = (at: string): boolean => at.endsWith('T17:00:00.000Z');

/** The end as people read it: the last whole day, or the instant of the end. */
export function endText(endsAt: string, language: Language): string {
  return isMidnight(endsAt)
    ? formatDate(addDays(civilDateAt(endsAt), -1), 'short', language)
    : formatInstant(endsAt, 'short', language);
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
    ? formatDate(civilDateAt(beginsAt), 'short', language)
    : formatInstant(beginsAt, 'short', language);
  if (!endsAt) return `${begins} – ${openEnd}`;
  const ends = endText(endsAt, language);
  return begins === ends ? begins : `${begins} – ${ends}`;
}
