import { describe, expect, test } from 'vitest';
import { idCardDigits, isEmail, isIdCard } from './address.ts';
import { newPasswordFault } from './password.ts';

describe('[2.08] a new password', () => {
  test.each([
    ['Sarn2569', null],
    ['Aa1!@#$%', null],
    ['Sarn256', 'identity.password-too-short'],
    ['sarn2569', 'identity.password-too-simple'],
    ['SARN2569', 'identity.password-too-simple'],
    ['SarnSarn', 'identity.password-too-simple'],
    ['Sarn 2569', 'identity.password-not-english'],
    ['Sarn๒๕๖๙1', 'identity.password-not-english'],
    [`Sarn2569${'x'.repeat(121)}`, 'identity.password-too-long'],
  ])('%s: %s', (password, fault) => {
    expect(newPasswordFault(password)).toBe(fault);
  });
});

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
