import type { Instant } from './dates.ts';

const minuteMs = 60_000;
const dayMinutes = 1440;
// Bangkok has no summer time.
const bangkokOffset = 7 * 3_600_000;

/** The time of day in Bangkok as `HH:mm`. */
export function officeTimeAt(at: Instant): string {
  const there = new Date(new Date(at).getTime() + bangkokOffset);
  return there.toISOString().slice(11, 16);
}

/** Minutes of the Bangkok day, 0 to 1439. */
export const minuteOfDay = (at: Date): number => toMinute(officeTimeAt(at.toISOString()));

/** The next moment later than `at` with this minute of the Bangkok day. */
export function nextAtMinute(at: Date, minute: number): Date {
  const ahead = (minute - minuteOfDay(at) + dayMinutes) % dayMinutes || dayMinutes;
  const wholeMinute = Math.floor(at.getTime() / minuteMs) * minuteMs;
  return new Date(wholeMinute + ahead * minuteMs);
}

/** A span of the day in minutes; `from` is later than `until` when it includes midnight. */
export interface DaySpan {
  readonly from: number;
  readonly until: number;
}

/** Whether the moment is in the span: `from` is included, `until` is not. */
export function isWithinSpan(at: Date, { from, until }: DaySpan): boolean {
  const minute = minuteOfDay(at);
  return from < until ? minute >= from && minute < until : minute >= from || minute < until;
}

/** `HH:mm` as minutes. */
export function toMinute(text: string): number {
  const [hours = 0, minutes = 0] = text.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Minutes as `HH:mm`. */
export function toDayTime(minute: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}
