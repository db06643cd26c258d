import { expect, test } from 'vitest';
import { searchPatterns } from './search.rules.ts';

test.each([
  ['110/2026', ['%110/2026%', '%110/2569%']],
  ['เลขที่ ๑๑๐/๒๐๒๖', ['%เลขที่ 110/2026%', '%เลขที่ 110/2569%']],
  ['110/2569', ['%110/2569%']],
  // The end of a date, and a longer number, are no year of a number.
  ['1/11/2026', ['%1/11/2026%']],
  ['110/20261', ['%110/20261%']],
])('what was typed is also searched with the Buddhist year: %s', (typed, patterns) => {
  expect(searchPatterns(typed)).toEqual(patterns);
});

test('nothing typed is no search', () => {
  expect(searchPatterns('  ')).toBeNull();
});
