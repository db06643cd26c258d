import type { Locator } from 'playwright-core';

// The only file that takes the first of several; tools/boundaries knows it by its name. The pictures use
// it too, so nothing of a test runner is asked for here.

/** Waits until one at least can be seen, for lists of a length that does not matter. */
export async function some(list: Locator): Promise<void> {
  await firstOf(list).waitFor();
}

/** The first of a list whose order is meant: the newest row, the topmost card. */
export function firstOf(list: Locator): Locator {
  return list.first();
}
