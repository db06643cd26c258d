import { randomInt } from 'node:crypto';
import { toArabicDigits } from '@sarn/kernel';
import { secondFactorLimits } from '../contract/index.ts';

// Without 0 1 I L O U, which are easily misread on paper.
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const half = 5;

/** New recovery codes, `ABCDE-23456`: 49 random bits each. */
export function newRecoveryCodes(): string[] {
  const codes = new Set<string>();
  while (codes.size < secondFactorLimits.recoveryCodes) codes.add(`${part()}-${part()}`);
  return [...codes];
}

function part(): string {
  return Array.from({ length: half }, () => letters[randomInt(letters.length)]).join('');
}

/** The code without what people add or change when they copy it by hand. */
export function readRecoveryCode(typed: string): string {
  return toArabicDigits(typed)
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '');
}
