import type { Caller, Handle } from '@sarn/platform-server';
import type { MenuCounter, MenuEntry } from './slots.ts';

/** What waits behind the entries that are shown, by their action; others are not counted. */
export async function countsOf(
  h: Handle,
  counters: readonly MenuCounter[],
  caller: Caller,
  shown: readonly MenuEntry[],
): Promise<ReadonlyMap<string, number>> {
  const actions = new Set(shown.map(({ action }) => action));
  const counted = counters
    .filter(({ action }) => actions.has(action))
    .map(async ({ action, count }) => [action, await count(h, caller)] as const);
  return new Map(await Promise.all(counted));
}
