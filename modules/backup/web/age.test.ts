import { expect, test } from 'vitest';
import { ageOf } from './age.ts';

test('an age is told in hours until it is two days old', () => {
  const of = (now: string) => ageOf('2026-11-20T00:00:00.000Z', new Date(now));
  expect(of('2026-11-20T00:00:59.000Z')).toEqual({ unit: 'now', count: 0 });
  expect(of('2026-11-20T00:59:59.000Z')).toEqual({ unit: 'minutes', count: 59 });
  expect(of('2026-11-21T03:00:00.000Z')).toEqual({ unit: 'hours', count: 27 });
  expect(of('2026-11-24T01:00:00.000Z')).toEqual({ unit: 'days', count: 4 });
});
