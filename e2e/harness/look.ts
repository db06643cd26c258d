import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

// The only file that counts; tools/boundaries knows it by its name. A count that is read once says what
// was there at one moment of the drawing.

/** Longer than any delay of a screen; only what never comes reaches it. */
const patience = { timeout: 15_000 };

/** Waits until so many are there. */
export async function toCount(list: Locator, count: number): Promise<void> {
  await expect.poll(() => list.count(), { ...patience, message: String(list) }).toBe(count);
}

/** Waits until none is there: for what passes by itself, or must not be there. */
export const toBeGone = (list: Locator): Promise<void> => toCount(list, 0);
