import { expect, test } from 'vitest';
import { isAmount, isSetRight } from './amounts.ts';

test.each([
  ['1,000', true],
  ['๑,๐๐๐.๕๐', true],
  ['-12.00', true],
  ['2569', false],
  ['12', false],
  ['1,00', false],
  ['1,000 บาท', false],
  ['', false],
])('%s is an amount: %s', (text, is) => {
  expect(isAmount(text)).toBe(is);
});

test('a small number is one in a column of amounts', () => {
  expect(isSetRight('850', true)).toBe(true);
  expect(isSetRight('850', false)).toBe(false);
  expect(isSetRight('รวม', true)).toBe(false);
});
