import { createHash } from 'node:crypto';
import type { Clock, Handle, Tx } from '@sarn/platform-server';
import { authenticationLimits } from '../../contract/index.ts';
import {
  addFailures,
  countFailures,
  forgetFailures,
  keepFailures,
  takeBackFailures,
} from './sign-in-failure.store.ts';

/** An attempt to sign in: the name as typed, known or not, and the IP address. */
export interface Attempt {
  readonly name: string;
  readonly ip: string;
}

/** Recent failures over all processes; forgotten after 15 minutes without another one. */
export interface FailureCounts {
  readonly name: number;
  readonly address: number;
  /** Of this name from this address. */
  readonly both: number;
}

export interface Attempts {
  count(db: Handle, attempt: Attempt): Promise<FailureCounts>;
  /**
   * Counts an attempt before it is looked at, so that many at once cannot all be the first. What was
   * no failure is taken back by `forget` or `takeBack`.
   *
   * @returns the counts with this one
   */
  take(db: Handle, attempt: Attempt): Promise<FailureCounts>;
  /** What was taken was a failure. */
  keep(tx: Tx, attempt: Attempt): Promise<void>;
  /** The attempt was refused before its password was looked at. */
  takeBack(db: Handle, attempt: Attempt): Promise<void>;
  /** Counts a request for a code. @returns how many this address made for this name, with this */
  takeRequest(db: Handle, attempt: Attempt): Promise<number>;
  /** A wrong password of somebody who is signed in: not counted for the address. */
  addInside(db: Handle, attempt: Attempt): Promise<void>;
  /**
   * After a right password. The count of the address loses this attempt only: an own account must
   * not clear it.
   */
  forget(db: Handle, attempt: Attempt): Promise<void>;
}

export function createAttempts(clock: Clock): Attempts {
  const times = () => {
    const now = clock.now();
    const forgetAt = new Date(now.getTime() + authenticationLimits.failureMinutes * 60_000);
    return { now: now.toISOString(), forgetAt: forgetAt.toISOString() };
  };
  return {
    async count(db, attempt) {
      const { name, address, both } = subjectsOf(attempt);
      return toCounts(await countFailures(db, [name, address, both], times().now));
    },
    async take(db, attempt) {
      const { name, address, both } = subjectsOf(attempt);
      const at = { ...times(), isOpen: true };
      return toCounts(await addFailures(db, [name, address, both], at));
    },
    async keep(tx, attempt) {
      const { name, address, both } = subjectsOf(attempt);
      await keepFailures(tx, [name, address, both], times().forgetAt);
    },
    async takeBack(db, attempt) {
      const { name, address, both } = subjectsOf(attempt);
      await takeBackFailures(db, [name, address, both]);
    },
    async takeRequest(db, { name, ip }) {
      const now = clock.now();
      const forgetAt = new Date(now.getTime() + authenticationLimits.codesMinutes * 60_000);
      const at = { now: now.toISOString(), forgetAt: forgetAt.toISOString() };
      const [count = 0] = await addFailures(db, [digest('request', name, ip)], at);
      return count;
    },
    async addInside(db, attempt) {
      await addFailures(db, [subjectsOf(attempt).both], times());
    },
    async forget(db, attempt) {
      const { name, address, both } = subjectsOf(attempt);
      await forgetFailures(db, [name, both]);
      await takeBackFailures(db, [address]);
    },
  };
}

function toCounts([name = 0, address = 0, both = 0]: readonly number[]): FailureCounts {
  return { name, address, both };
}

function subjectsOf({ name, ip }: Attempt) {
  return {
    name: digest('name', name),
    address: digest('address', ip),
    both: digest('both', name, ip),
  };
}

function digest(...parts: string[]): Buffer {
  return createHash('sha256').update(JSON.stringify(parts)).digest();
}
