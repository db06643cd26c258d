import { expect, test } from 'vitest';
import {
  isFailingTooLong,
  isGone,
  isTaken,
  nextAt,
  pauses,
  retryAfterMs,
} from './attempt.rules.ts';

const now = new Date('2026-11-25T02:00:00.000Z');
const waits = (tries: number, random = 0.5, asked = 0) => {
  const at = nextAt(tries, { now, asked, random });
  return at === null ? null : at.getTime() - now.getTime();
};
const hours = (count: number) => count * 3_600_000;

test('the pauses of the specification, then it is given up', () => {
  const expected = [5_000, 300_000, 1_800_000, ...[2, 5, 10, 14, 20, 24].map(hours)];
  expect(expected.map((_, place) => waits(place + 1))).toEqual(expected);
  expect(waits(pauses.length + 1)).toBeNull();
});

test('a tenth sooner or later, and never more', () => {
  expect([waits(4, 0), waits(4, 1)]).toEqual([6_480_000, 7_920_000]);
});

test('not before the receiver wants it, within a day', () => {
  expect(waits(1, 0.5, 60_000)).toBe(60_000);
  expect(waits(4, 0.5, 60_000)).toBe(hours(2));
  expect(waits(1, 0.5, hours(100))).toBe(hours(24));
});

test.each([
  ['120', 120_000],
  ['Wed, 25 Nov 2026 02:05:00 GMT', 300_000],
  ['Wed, 25 Nov 2026 01:00:00 GMT', 0],
  ['soon', 0],
  ['-5', 0],
])('Retry-After: %s', (text, ms) => {
  expect(retryAfterMs({ 'retry-after': text }, now)).toBe(ms);
});

test('what counts', () => {
  expect([200, 204, 299].every(isTaken)).toBe(true);
  expect([null, 199, 301, 302, 307, 400, 410, 500].some(isTaken)).toBe(false);
  expect([isGone(410), isGone(404), isGone(null)]).toEqual([true, false, false]);
});

test('five days of failures are too long', () => {
  expect(isFailingTooLong('2026-11-20T02:00:00.000Z', now)).toBe(true);
  expect(isFailingTooLong('2026-11-20T02:00:01.000Z', now)).toBe(false);
});
