import { identityLimits } from '../contract/index.ts';

/**
 * How long an account rests after its n-th wrong password in a row.
 *
 * @param failures wrong passwords in a row, this one included
 * @returns minutes, or null when it does not rest
 */
export function lockMinutes(failures: number): number | null {
  return failures >= identityLimits.failuresBeforeLock ? identityLimits.lockMinutes : null;
}

const freeFailures = 3;
const firstPause = 500;
const longestPause = 8_000;

/**
 * How long the answer to a wrong password is held back, growing from the fourth on. It slows
 * guessing without making a person wrong who at last types the right password.
 *
 * @param failures wrong passwords for this name lately, this one included
 * @returns milliseconds
 */
export function answerPause(failures: number): number {
  if (failures <= freeFailures) return 0;
  return Math.min(firstPause * 2 ** (failures - freeFailures - 1), longestPause);
}
