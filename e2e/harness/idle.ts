import type { Page } from 'playwright-core';

/**
 * Waits until the application has asked for all it wanted, and has drawn it: `<html data-busy>` says
 * what it is still busy with (platform/web/busy). Before the application is there nothing says so;
 * wait first for something that it draws.
 */
export async function untilIdle(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset['busy'] === undefined);
}
