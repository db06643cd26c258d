import { expect, test } from 'vitest';
import { intervalSeconds } from './interval.ts';

test.each([
  ['* * * * *', 60],
  ['*/5 * * * *', 300],
  ['15 * * * *', 3_600],
  ['17 3 * * *', 86_400],
  ['0 */6 * * *', 21_600],
  ['0 8 * * 1', 604_800],
])('%s runs each %i seconds', (schedule, seconds) => {
  expect(intervalSeconds(schedule)).toBe(seconds);
});
