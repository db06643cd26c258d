import { createHash } from 'node:crypto';
import type { Clock, Handle, Tx } from '@sarn/platform-server';
import { authenticationLimits } from '../../contract/index.ts';
import { addFailures, countFailures, forgetFailures } from './sign-in-failure.store.ts';

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
  add(tx: Tx, attempt: Attempt): Promise<void>;
  /** A wrong password of somebody who is signed in: not counted for the address. */
  addInside(tx: Tx, attempt: Attempt): Promise<void>;
  /** After a right password. The count of the address stays: an own account must not clear it. */
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
      const counts = await countFailures(db, [name, address, both], times().now);
      const [ofName = 0, ofAddress = 0, ofBoth = 0] = counts;
      return { name: ofName, address: ofAddress, both: ofBoth };
    },
    async add(tx, attempt) {
      const { name, address, both } = subjectsOf(attempt);
      await addFailures(tx, [name, address, both], times());
    },
    addInside: (tx, attempt) => addFailures(tx, [subjectsOf(attempt).both], times()),
    async forget(db, attempt) {
      const { name, both } = subjectsOf(attempt);
      await forgetFailures(db, [name, both]);
    },
  };
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
