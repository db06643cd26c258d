import { expect, test } from 'vitest';
import { monthAfter, monthOf, weeksOf } from './month.ts';

test('the weeks of a month begin on Sunday and have all its days', () => {
  const weeks = weeksOf('2026-11-01');
  expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7]);
  expect(weeks[0]?.[0]).toBe('2026-11-01');
  expect(weeks[4]).toEqual(['2026-11-29', '2026-11-30', null, null, null, null, null]);
  // February of a leap year, which begins on a Thursday.
  const leap = weeksOf('2024-02-01').flat();
  expect(leap.slice(0, 5)).toEqual([null, null, null, null, '2024-02-01']);
  expect(leap.filter((day) => day !== null)).toHaveLength(29);
});

test('months follow each other over the end of a year', () => {
  expect(monthOf('2026-12-31')).toBe('2026-12-01');
  expect(monthAfter('2026-12-01', 1)).toBe('2027-01-01');
  expect(monthAfter('2026-01-01', -1)).toBe('2025-12-01');
});
