import { expect, test } from 'vitest';
import { orderWords } from './document.effects.ts';

test.each([
  ['ทราบ', 'ทราบ', 'ทราบ'],
  ['อนุมัติ', 'อนุมัติตามเสนอ', 'อนุมัติตามเสนอ'],
  ['ทราบ', '', 'ทราบ'],
  ['', 'เวียนทุกกอง', 'เวียนทุกกอง'],
  ['ทราบ', 'เวียนทุกกอง', 'ทราบ เวียนทุกกอง'],
])('the decision %j with the note %j reads %j', (said, note, words) => {
  expect(orderWords(said, note)).toBe(words);
});
