import { expect, test } from 'vitest';
import { isId, newId } from './ids.ts';

test('ids are of version 7, in the order of time, and none comes twice', () => {
  const made = Array.from({ length: 5000 }, (_, at) => newId(1_700_000_000_000 + at));
  expect(made.filter((id) => !isId(id) || !/^.{14}7.{4}[89ab]/.test(id))).toEqual([]);
  expect(made.toSorted()).toEqual(made);
  const ends = made.map((id) => id.slice(14));
  expect(new Set(ends).size).toBe(ends.length);
  expect(newId(1_700_000_000_000)).toMatch(/^018bcfe5-6800-7/);
});
