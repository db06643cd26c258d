import type { Caller, Handle } from '@sarn/platform-server';
import type { MenuCounter, MenuEntry, MenuGates } from './slots.ts';

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

/** Entries whose page offers the caller something. */
export async function openTo(
  h: Handle,
  gates: MenuGates,
  caller: Caller,
  entries: readonly MenuEntry[],
): Promise<MenuEntry[]> {
  const opens = await Promise.all(
    entries.map(({ action }) => gates[action]?.(h, caller) ?? Promise.resolve(true)),
  );
  return entries.filter((_entry, at) => opens[at]);
}
