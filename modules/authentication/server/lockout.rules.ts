import type { Instant } from '@sarn/kernel';
import { authenticationLimits } from '../contract/index.ts';

/**
 * How long an account is locked after its n-th wrong password in a row.
 *
 * @param failures wrong passwords in a row, this one included
 * @returns minutes, or null when it is not locked
 */
export function lockMinutes(failures: number): number | null {
  return failures >= authenticationLimits.failuresBeforeLock
    ? authenticationLimits.lockMinutes
    : null;
}

/** The failures of an account as stored. */
export interface FailureState {
  readonly failedCount: number;
  readonly lockedUntil: Instant | null;
}

export function isResting({ lockedUntil }: FailureState, now: Date): boolean {
  return lockedUntil !== null && lockedUntil > now.toISOString();
}

/**
 * Wrong passwords in a row, this one included. While the account is locked nothing is added, and
 * after the lock counting starts again: otherwise one wrong password every 15 minutes would keep
 * the account locked for ever.
 */
export function failuresNow(state: FailureState, now: Date): number {
  if (isResting(state, now)) return state.failedCount;
  return state.lockedUntil === null ? state.failedCount + 1 : 1;
}

/**
 * Whether a right password opens a locked account. It does at an address from which the person has
 * signed in before, unless the guessing comes from there: an attacker elsewhere must not be able
 * to lock the owner out.
 *
 * @param failuresHere recent wrong passwords for this name from this address
 */
export function mayTryWhileResting(isKnownAddress: boolean, failuresHere: number): boolean {
  return isKnownAddress && failuresHere < authenticationLimits.failuresBeforeLock;
}

const freeFailures = 3;
const firstPause = 500;
const longestPause = 8_000;

/**
 * How long the answer to a wrong password is delayed, growing from the fourth on. It slows
 * guessing without refusing a person who then types the right password.
 *
 * @param failures recent wrong passwords for this name, this one included
 * @returns milliseconds
 */
export function answerPause(failures: number): number {
  if (failures <= freeFailures) return 0;
  return Math.min(firstPause * 2 ** (failures - freeFailures - 1), longestPause);
}
