import type { Page } from 'playwright-core';

/**
 * Waits until the application has loaded all it asked for, and has drawn it: `<html data-busy>`
 * counts what is under way (platform/web/busy). Before the application has started it is not set;
 * wait first for an element that the application draws.
 */
export async function untilIdle(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset['busy'] === undefined);
}
