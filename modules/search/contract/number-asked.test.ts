import { expect, test } from 'vitest';
import { asksNumber } from './number-asked.ts';

test.each(['110/2569', '110/2026', '๑๑๐/๒๕๖๙', ' 110 '])('“%s” asks for a number', (text) => {
  expect(asksNumber(text)).toBe(true);
});

test.each(['', 'ขอเชิญประชุม', 'กค 0402/110', '110/', '12/11/2569'])('“%s” does not', (text) => {
  expect(asksNumber(text)).toBe(false);
});
