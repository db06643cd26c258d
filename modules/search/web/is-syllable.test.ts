import { expect, it } from 'vitest';
import { isSyllable } from './is-syllable.ts';

it.each([
  ['น้ำ', true],
  ['ปี', true],
  ['7', true],
  ['๗', true],
  ['ก', false],
  ['a', false],
] as const)('[9.01] [9.03] %s is looked for while it is typed: %s', (text, isLookedFor) => {
  expect(isSyllable(text)).toBe(isLookedFor);
});
