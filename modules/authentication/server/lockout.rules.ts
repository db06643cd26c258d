import type { Instant } from '@sarn/kernel';
import { authenticationLimits } from '../contract/index.ts';

/**
 * How long an account rests after its n-th wrong password in a row.
 *
 * @param failures wrong passwords in a row, this one included
 * @returns minutes, or null when it does not rest
 */
export function lockMinutes(failures: number): number | null {
  return failures >= authenticationLimits.failuresBeforeLock
    ? authenticationLimits.lockMinutes
    : null;
}

/** What the table knows of an account's failures. */
export interface FailureState {
  readonly failedCount: number;
  readonly lockedUntil: Instant | null;
}

export function isResting({ lockedUntil }: FailureState, now: Date): boolean {
  return lockedUntil !== null && lockedUntil > now.toISOString();
}

/**
 * Wrong passwords in a row with the one of now. While the account rests nothing is added, and after
 * the rest counting begins anew: otherwise one wrong word each quarter of an hour would keep
 * somebody out for ever.
 */
export function failuresNow(state: FailureState, now: Date): number {
  if (isResting(state, now)) return state.failedCount;
  return state.lockedUntil === null ? state.failedCount + 1 : 1;
}

/**
 * Whether a right password opens a resting account. It does at an address the person has signed in
 * from before, unless the guessing comes from there: a stranger elsewhere must not be able to keep
 * the owner from his work.
 *
 * @param failuresHere wrong passwords for this name from this address lately
 */
export function mayTryWhileResting(isKnownAddress: boolean, failuresHere: number): boolean {
  return isKnownAddress && failuresHere < authenticationLimits.failuresBeforeLock;
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
