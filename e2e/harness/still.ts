import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { dialog } from './people.ts';
import type { Harness } from './harness.ts';
import { toCount } from './look.ts';

/** Presses the button of the window of that title. */
export const ok = (page: Page, title: string) =>
  dialog(page, title).getByRole('button', { name: 'ตกลง' }).click();

/** A page whose timers stop until the test advances them. */
export async function stillPage(harness: Harness, place: string): Promise<Page> {
  const page = await harness.stranger();
  await page.clock.install();
  await page.goto(harness.url + place);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.clock.pauseAt(Date.now() + 60_000);
  return page;
}

/** The dialog of that title stays for its time, and then closes by itself. */
export async function isGoneAfter(page: Page, title: string, ms: number): Promise<void> {
  await dialog(page, title).waitFor();
  await page.clock.runFor(ms - 100);
  await toCount(dialog(page, title), 1);
  await page.clock.runFor(200);
  await dialog(page, title).waitFor({ state: 'detached' });
}

/** Advances time in small steps until it appears: parts that load late use timers too. */
export async function runUntil(page: Page, isThere: Locator): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.clock.runFor(20);
        return isThere.isVisible();
      },
      { timeout: 15_000, interval: 20 },
    )
    .toBe(true);
}
