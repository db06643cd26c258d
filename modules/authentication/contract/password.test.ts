import { describe, expect, test } from 'vitest';
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
