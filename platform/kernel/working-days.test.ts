import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from './dates.ts';
import { addWorkingDays, isWeekend, isWorkingDay, workingDaysBetween } from './working-days.ts';

const day = fc.integer({ min: 0, max: 3000 }).map((n) => addDays('2024-01-01', n));
const closedDays = fc
  .uniqueArray(day, { maxLength: 200 })
  .map((days): ReadonlySet<string> => new Set(days));
const count = fc.integer({ min: 1, max: 60 });
const none: ReadonlySet<string> = new Set();

describe('working days', () => {
  it('leave out weekends, and the days off that are kept', () => {
    expect(addWorkingDays('2026-11-20', 1, none)).toBe('2026-11-23');
    expect(addWorkingDays('2026-11-21', 7, none)).toBe('2026-12-01');
    expect(addWorkingDays('2026-12-04', 3, new Set(['2026-12-07', '2026-12-10']))).toBe(
      '2026-12-11',
    );
    expect(addWorkingDays('2026-12-14', -2, new Set(['2026-12-10']))).toBe('2026-12-09');
    expect(addWorkingDays('2026-11-22', 0, none)).toBe('2026-11-22');
  });

  it('always end on a working day, after the first', () => {
    fc.assert(
      fc.property(day, count, closedDays, (from, n, closed) => {
        const to = addWorkingDays(from, n, closed);
        expect(isWorkingDay(to, closed)).toBe(true);
        expect(to > from).toBe(true);
      }),
    );
  });

  it('counted back are what was added', () => {
    fc.assert(
      fc.property(day, count, closedDays, (from, n, closed) => {
        expect(workingDaysBetween(from, addWorkingDays(from, n, closed), closed)).toBe(n);
      }),
    );
  });

  it('are the same one by one as at once, and back again from a working day', () => {
    fc.assert(
      fc.property(day, count, count, closedDays, (from, a, b, closed) => {
        const there = addWorkingDays(from, a + b, closed);
        expect(addWorkingDays(addWorkingDays(from, a, closed), b, closed)).toBe(there);
        if (isWorkingDay(from, closed)) expect(addWorkingDays(there, -(a + b), closed)).toBe(from);
      }),
    );
  });

  it('never come earlier for one more day off', () => {
    fc.assert(
      fc.property(day, count, closedDays, day, (from, n, closed, more) => {
        const later = addWorkingDays(from, n, new Set([...closed, more]));
        expect(later >= addWorkingDays(from, n, closed)).toBe(true);
      }),
    );
  });

  it('are at most five of any seven days in a row', () => {
    fc.assert(
      fc.property(day, closedDays, (from, closed) => {
        expect(workingDaysBetween(from, addDays(from, 7), closed)).toBeLessThanOrEqual(5);
        expect([...Array(7).keys()].filter((n) => isWeekend(addDays(from, n)))).toHaveLength(2);
      }),
    );
  });
});
