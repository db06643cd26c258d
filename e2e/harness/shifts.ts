import type { Page } from 'playwright-core';
import { expect } from 'vitest';

interface Shift {
  readonly value: number;
  readonly what: readonly string[];
}

/** Runs in the page: notes each shift of what was drawn already. */
function noteShifts(): void {
  const shifts: Shift[] = [];
  Object.assign(globalThis, { shifts });
  type Entry = PerformanceEntry & {
    readonly value: number;
    readonly sources: readonly { readonly node: Node | null }[];
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources } = entry as Entry;
      shifts.push({ value, what: sources.map(({ node }) => node?.nodeName ?? '') });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/**
 * Watches from its first frame on whether a page moves under the reader.
 *
 * @returns expects that what was drawn has hardly moved so far
 */
export async function watchShifts(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(noteShifts);
  return async () => {
    await page.evaluate(() => document.fonts.ready);
    // What moved is told with how much: 1 is the whole screen by its whole height.
    const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: Shift[] }).shifts);
    const sum = shifts.reduce((all, { value }) => all + value, 0);
    expect(sum, JSON.stringify(shifts)).toBeLessThan(0.05);
  };
}
