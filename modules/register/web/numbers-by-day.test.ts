import type { RegisterEntry } from '@sarn/document/contract';
import { expect, test } from 'vitest';
import { numbersByDay } from './numbers-by-day.ts';

const entry = (number: number, forDay: string) => ({ number, forDay }) as RegisterEntry;
const shown = (entries: readonly RegisterEntry[]) =>
  numbersByDay(entries).map(({ day, entries: found }) => [day, found.map(({ number }) => number)]);

test('the newest day first, the numbers of a day rising, a number for an earlier day under that day', () => {
  const newestFirst = [
    entry(5, '2026-11-20'),
    entry(4, '2026-11-23'),
    entry(3, '2026-11-23'),
    entry(2, '2026-11-20'),
  ];
  expect(shown(newestFirst)).toEqual([
    ['2026-11-23', [3, 4]],
    ['2026-11-20', [2, 5]],
  ]);
});

test('the first day first where the first number is', () => {
  expect(shown([entry(1, '2026-11-20'), entry(2, '2026-11-23')])).toEqual([
    ['2026-11-20', [1]],
    ['2026-11-23', [2]],
  ]);
  expect(shown([])).toEqual([]);
});
