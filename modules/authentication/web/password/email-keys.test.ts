import { expect, test } from 'vitest';
import { emailCharacters, isEmailKey } from './email-keys.ts';

test('[2.07] letters, digits and the four signs of an address are taken', () => {
  expect([...'azAZ09@._-'].every(isEmailKey)).toBe(true);
  expect(['Tab', 'Backspace', 'ArrowLeft'].every(isEmailKey)).toBe(true);
});

test('[2.07] Thai, blanks and other signs are not', () => {
  expect([..."กๆ +!'"].some(isEmailKey)).toBe(false);
  expect(emailCharacters(' สมชาย a.b@go.th ')).toBe('a.b@go.th');
});
