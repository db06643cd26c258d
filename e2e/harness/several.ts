import type { Locator } from 'playwright-core';

// The only file that takes the first of several; tools/boundaries knows it by name. The pictures
// use it too, so it must not import a test runner.

/** Waits until at least one is visible, for lists whose length does not matter. */
export async function some(list: Locator): Promise<void> {
  await firstOf(list).waitFor();
}

/** The first of a list whose order is meant: the newest row, the topmost card. */
export function firstOf(list: Locator): Locator {
  return list.first();
}
