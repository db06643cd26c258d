import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

// The only file that counts elements; tools/boundaries knows it by name. A count that is read once
// is that of one moment of the rendering.

/** Longer than any delay of a page; only a failure takes so long. */
const patience = { timeout: 15_000 };

/** Waits until there are so many. */
export async function toCount(list: Locator, count: number): Promise<void> {
  await expect.poll(() => list.count(), { ...patience, message: String(list) }).toBe(count);
}

/** Waits until there is none: for what disappears by itself, or must not appear. */
export const toBeGone = (list: Locator): Promise<void> => toCount(list, 0);
