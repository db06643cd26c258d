import { expect, test } from 'vitest';
import { reordered } from './row-place.ts';

const put = (moved: string, dropPosition: 'before' | 'after', key: string) =>
  reordered([...'abcd'], (row) => row, new Set(moved), { key, dropPosition }).join('');

test.each([
  ['a', 'after', 'c', 'bcad'],
  ['d', 'before', 'a', 'dabc'],
  ['b', 'after', 'd', 'acdb'],
  ['bd', 'before', 'a', 'bdac'],
] as const)('%s is put down %s %s', (moved, where, key, order) => {
  expect(put(moved, where, key)).toBe(order);
});

test.each([
  ['c', 'before', 'c', 'abcd'],
  ['c', 'after', 'c', 'abcd'],
  ['a', 'before', 'a', 'abcd'],
  ['d', 'after', 'd', 'abcd'],
  ['ac', 'after', 'c', 'bacd'],
] as const)('%s stays where it lay when it is put down %s %s', (moved, where, key, order) => {
  expect(put(moved, where, key)).toBe(order);
});
