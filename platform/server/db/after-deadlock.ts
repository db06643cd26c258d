import { setTimeout as sleep } from 'node:timers/promises';
import { openSinceDeadlock } from './deadlock.store.ts';
import type { Handle } from './handle.ts';

/** Intervals of looks, the first and the longest one; and for how long at most. */
const looks = { firstMs: 5, longestMs: 100, forMs: 10_000 } as const;

const LARGEST_PROCESS = 2 ** 31 - 1;

/**
 * After a deadlock: resolves when whoever the refused transaction waited for has ended.
 *
 * The server lets go whoever waited for a row, but only when that process runs does it take the row. On a busy
 * machine a transaction that began again before that took the row first, met the same one in a deadlock again, and
 * was ended again, because it waited for longer: until it had no retry left.
 */
export async function othersEnded(h: Handle, refusal: { detail?: string }): Promise<void> {
  const processes = processesIn(refusal.detail ?? '');
  if (processes.length === 0) return;
  let open = await openSinceDeadlock(h, processes);
  let pause: number = looks.firstMs;
  for (let waited = 0; open.length > 0 && waited < looks.forMs; waited += pause) {
    await sleep(pause);
    const still = new Set(await openSinceDeadlock(h, processes));
    open = open.filter((transaction) => still.has(transaction));
    pause = Math.min(2 * pause, looks.longestMs);
  }
}

/** The numbers in the text, which may be in any language: processes, and others that name no process. */
function processesIn(detail: string): number[] {
  const numbers = (detail.match(/\d+/g) ?? []).map(Number);
  return [...new Set(numbers)].filter((number) => number <= LARGEST_PROCESS);
}
