import { buddhistYear } from '@sarn/kernel';
import { expect, it } from 'vitest';
import { retirementDay, retirementListedFrom } from './retirement.ts';

it.each([
  // 1 ตุลาคม 2509 retires in 2569, 2 ตุลาคม 2509 in 2570.
  ['1966-10-01', 2569],
  ['1966-10-02', 2570],
  ['1966-01-01', 2569],
  ['1966-09-30', 2569],
  ['1966-12-31', 2570],
  ['1968-02-29', 2571],
])('born on %s retires on 30 September %i', (birthday, year) => {
  const day = retirementDay(birthday);
  expect([buddhistYear(day), day.slice(5)]).toEqual([year, '09-30']);
});

it('is listed from 1 April of the same year', () => {
  expect(retirementListedFrom(retirementDay('1966-10-01'))).toBe('2026-04-01');
});
