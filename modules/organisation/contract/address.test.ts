import { expect, test } from 'vitest';
import { idCardDigits, isEmail, isIdCard } from './address.ts';

test.each([
  ['somchai.j@agency.go.th', true],
  ['a_b-c@x.museum', true],
  ['a@b', false],
  ['a@b.c', false],
  [`a@b.${'x'.repeat(25)}`, false],
  ['a+b@c.th', false],
  ['ก@agency.go.th', false],
  [`${'a'.repeat(250)}@b.th`, false],
])('%s as an address: %s', (text, isGood) => {
  expect(isEmail(text)).toBe(isGood);
});

test.each([
  ['1-1017-00203-45-0', true],
  ['๑๑๐๑๗๐๐๒๐๓๔๕๐', true],
  ['1101700203451', false],
  ['110170020345', false],
  ['', false],
])('%s as an ID card: %s', (text, isGood) => {
  expect(isIdCard(idCardDigits(text))).toBe(isGood);
});
