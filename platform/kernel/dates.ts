import { monthNamed } from './month-names.ts';
import { toArabicDigits, toThaiDigits } from './digits.ts';

/** A calendar day in Bangkok: `YYYY-MM-DD`, Christian era. */
export type CivilDate = string;
/** A point in time: ISO 8601 in UTC, ending in Z. */
export type Instant = string;

export const officeTimeZone = 'Asia/Bangkok';
export type Language = 'th' | 'en' | 'thsarn';

const civilShape = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Whether the text is a day that exists, in `YYYY-MM-DD`. */
export function isCivilDate(text: string): boolean {
  const match = civilShape.exec(text);
  if (!match) return false;
  return dayExists(Number(match[1]), Number(match[2]), Number(match[3]));
}

function dayExists(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 1000;
}

const bangkokDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: officeTimeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The Bangkok day on which an instant falls, whatever the local time zone. */
export function civilDateAt(instant: Date | Instant): CivilDate {
  const date = typeof instant === 'string' ? new Date(instant) : instant;
  // Bangkok is a whole number of hours ahead of UTC since before 1970, so that an hour of UTC is
  // within one day of Bangkok.
  const hour = Math.floor(date.getTime() / 3_600_000);
  if (!(hour >= 0)) return bangkokDay.format(date);
  return remembered(bangkokDays, hour, () => bangkokDay.format(date));
}

/**
 * Answers of the formatters by what they were asked. A formatter takes ten microseconds, and the same
 * days are asked for in all rows of a list and in one list after the other: of the books of the
 * dashboard that was half of what the program did.
 */
const bangkokDays = new Map<number, CivilDate>();
const shownDates = new Map<string, string>();
const mostRemembered = 5000;

function remembered<Key>(known: Map<Key, string>, key: Key, make: () => string): string {
  const before = known.get(key);
  if (before !== undefined) return before;
  if (known.size >= mostRemembered) known.clear();
  const made = make();
  known.set(key, made);
  return made;
}

/** Buddhist year of a day: the year by which registers count (January to December). */
export function buddhistYear(date: CivilDate): number {
  return Number(date.slice(0, 4)) + 543;
}

/** The day `days` later (earlier when negative). */
export function addDays(date: CivilDate, days: number): CivilDate {
  const moved = new Date(`${date}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: CivilDate, to: CivilDate): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

/**
 * Reads a day as people type it: `5/12/2569`, `๕-๑๒-๖๙`, `05122569`, `2026-12-05`, and with the name
 * of its month, as it stands on letters: `20 พ.ย. 2569`, `๒๐ พฤศจิกายน พ.ศ. ๒๕๖๙`, `20 Nov 2026`.
 *
 * Years from 2301 on are Buddhist, four-digit years before that Christian, two-digit years
 * Buddhist of this century (25xx). A day that does not exist is refused, not corrected.
 *
 * @returns the day, or null when the text is no day
 */
export function parseCivilDate(text: string): CivilDate | null {
  const plain = toArabicDigits(text.trim());
  const iso = civilShape.exec(plain);
  if (iso) return assemble(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const parts =
    /^(\d{1,2})[/.\-\s](\d{1,2})[/.\-\s](\d{4}|\d{2})$/.exec(plain) ??
    /^(\d{2})(\d{2})(\d{4})$/.exec(plain);
  if (parts) return assemble(Number(parts[3]), Number(parts[2]), Number(parts[1]));
  const named = /^(?:วันที่\s*)?(\d{1,2})\s*(\D+?)\s*(\d{4}|\d{2})$/.exec(plain);
  const month = named ? monthNamed(named[2] ?? '') : null;
  return named && month ? assemble(Number(named[3]), month, Number(named[1])) : null;
}

function assemble(writtenYear: number, month: number, day: number): CivilDate | null {
  const full = writtenYear < 100 ? 2500 + writtenYear : writtenYear;
  const year = full > 2300 ? full - 543 : full;
  if (!dayExists(year, month, day)) return null;
  const two = (value: number) => String(value).padStart(2, '0');
  return `${year}-${two(month)}-${two(day)}`;
}

export type DateStyle = 'full' | 'short' | 'numeric' | 'month' | 'dayMonth' | 'weekday';

const formats = new Map<string, Intl.DateTimeFormat>();

function formatter(lang: Language, style: DateStyle | 'time'): Intl.DateTimeFormat {
  const key = `${lang}/${style}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : 'th-TH-u-ca-buddhist', {
    timeZone: officeTimeZone,
    ...dateParts[style],
  });
  formats.set(key, made);
  return made;
}

const dateParts: Record<DateStyle | 'time', Intl.DateTimeFormatOptions> = {
  full: { day: 'numeric', month: 'long', year: 'numeric' },
  short: { day: 'numeric', month: 'short', year: '2-digit' },
  numeric: { day: 'numeric', month: 'numeric', year: 'numeric' },
  month: { month: 'short', year: 'numeric' },
  dayMonth: { day: 'numeric', month: 'short' },
  weekday: { weekday: 'long' },
  time: { hour: '2-digit', minute: '2-digit', hour12: false },
};

/** A day as shown: Buddhist year in Thai (`21 พฤศจิกายน 2569`), Christian in English. */
export function formatDate(date: CivilDate, style: DateStyle = 'short', lang: Language = 'th') {
  return remembered(shownDates, `${date} ${style} ${lang}`, () => {
    const noon = new Date(`${date}T05:00:00Z`);
    const parts = formatter(lang, style).formatToParts(noon);
    return parts
      .filter((part) => part.type !== 'era')
      .map((part) => part.value)
      .join('')
      .trim();
  });
}

/** The time of day in Bangkok: `09.30 น.` in Thai, `09:30` in English. */
export function formatTime(at: Instant, lang: Language = 'th'): string {
  return formatClock(formatter(lang, 'time').format(new Date(at)).replace(/^24/, '00'), lang);
}

/** A time of the day as shown: `09.30 น.` in Thai, `09:30` in English. */
export function formatClock(time: string, lang: Language = 'th'): string {
  return lang === 'en' ? time : `${time.replace(':', '.')} น.`;
}

/** A part of the day as shown: `20.00–06.30 น.` in Thai, `20:00–06:30` in English. */
export function formatHours(from: string, until: string, lang: Language = 'th'): string {
  return lang === 'en' ? `${from}–${until}` : `${from.replace(':', '.')}–${formatClock(until)}`;
}

/** A point in time as shown in Bangkok: the day, then the time of day; `20 พ.ย. 69 · 09.01 น.` */
export function formatInstant(at: Instant, style: DateStyle = 'short', lang: Language = 'th') {
  const between = style === 'full' ? ' ' : ' · ';
  return `${formatDate(civilDateAt(at), style, lang)}${between}${formatTime(at, lang)}`;
}

/** A day as printed on a Thai document, with Thai digits: `๒๑ พฤศจิกายน ๒๕๖๙`. */
export function printedDate(date: CivilDate): string {
  return toThaiDigits(formatDate(date, 'full', 'th'));
}
