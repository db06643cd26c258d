import { civilDateAt, daysBetween, formatDate, formatTime } from '@sarn/kernel';
import type { CivilDate, Instant, Language } from '@sarn/kernel';
import { currentLanguage } from '../words/language.ts';
import { wordsOf } from '../words/words.ts';
import { platformWords } from '../words/platform-words.ts';

/** A date broken over two lines is read twice. */
const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');

/** `21 พ.ย. 69`, or with style full `21 พฤศจิกายน 2569`: never broken over lines. */
export function formatDay(
  day: CivilDate,
  language: Language = currentLanguage(),
  style: 'short' | 'full' = 'short',
): string {
  return unbroken(formatDate(day, style, language));
}

/**
 * `21 พ.ย. 69 · 09.30 น.` in Bangkok: Buddhist year in Thai, Christian in English. Never broken over
 * lines; with style full, which is long, only between the day and the time.
 */
export function formatMoment(
  at: Instant,
  language: Language = currentLanguage(),
  style: 'short' | 'full' = 'short',
): string {
  const day = formatDay(civilDateAt(at), language, style);
  const between = style === 'full' ? ' ' : unbroken(' · ');
  return `${day}${between}${unbroken(formatTime(at, language))}`;
}

/** `21/11/2569 09:30`, the form that the specification names for notifications (§2). */
function numericMoment(at: Instant, language: Language): string {
  const day = civilDateAt(at);
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const clock = new Date(at).toLocaleTimeString('en-GB', {
    timeZone: 'Asia/Bangkok',
    hour: '2-digit',
    minute: '2-digit',
  });
  return `${date}/${month}/${language === 'en' ? year : year + 543} ${clock}`;
}

/**
 * How long ago, by Bangkok days: today; 1 to 6 days ago; "1 week ago" at exactly 7;
 * otherwise day and time (specification §2). A moment in the future is shown as day and time.
 */
export function formatAgo(at: Instant, now: Date = new Date()): string {
  const say = wordsOf(platformWords);
  const days = daysBetween(civilDateAt(at), civilDateAt(now));
  if (days === 0) return say('ago.today');
  if (days >= 1 && days <= 6) return say('ago.days', { count: days });
  return days === 7 ? say('ago.week') : numericMoment(at, currentLanguage());
}

const monthDays = 30;
const yearDays = 365;

/** How long ago in one unit, by Bangkok days: today, days, months, years; empty in the future. */
export function formatAge(at: Instant, now: Date = new Date()): string {
  const say = wordsOf(platformWords);
  const days = daysBetween(civilDateAt(at), civilDateAt(now));
  if (days < 0) return '';
  if (days === 0) return say('ago.today');
  if (days < 2 * monthDays) return say('ago.days', { count: days });
  if (days < 2 * yearDays) return say('ago.months', { count: Math.floor(days / monthDays) });
  return say('ago.years', { count: Math.floor(days / yearDays) });
}
