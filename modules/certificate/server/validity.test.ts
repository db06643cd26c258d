import { expect, test } from 'vitest';
import { yearsAfter } from './validity.ts';

test.each([
  ['a usual year', '2026-11-27T09:30:00.000Z', 1, '2027-11-27T09:30:00.000Z'],
  ['over a leap year', '2026-11-27T09:30:00.000Z', 2, '2028-11-27T09:30:00.000Z'],
  [
    'the first hours of 1 March in Bangkok',
    '2027-02-28T18:00:00.000Z',
    1,
    '2028-02-29T18:00:00.000Z',
  ],
  ['29 February', '2028-02-29T03:00:00.000Z', 1, '2029-03-01T03:00:00.000Z'],
])('years later the day and the time of Bangkok are the same: %s', (_name, from, years, to) => {
  expect(yearsAfter(new Date(from), years).toISOString()).toBe(to);
});
