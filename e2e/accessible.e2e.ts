import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { dialog } from './harness/people.ts';
import { useHarness } from './harness/harness.ts';

const harness = useHarness();

it('leads from the cards to an order by keys alone, and back to where one was', async () => {
  const page = await harness.enter('director', '/sarabun/dashboard');
  await page.getByRole('button', { name: /^รอพิจารณาสั่งการ \d/ }).waitFor();
  await tabTo(page, /^รอพิจารณาสั่งการ/);
  await page.keyboard.press('Enter');
  const rows = dialog(page, 'รอพิจารณาสั่งการ').getByRole('row');
  await rows.nth(1).waitFor();
  const subject = await rows.nth(1).locator('.queue-title').textContent();
  await tabTo(page, new RegExp(`${subject}`));
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'สั่งการ', exact: true }).waitFor();
  await tabTo(page, /^สั่งการ$/);
  await page.keyboard.press('Enter');
  const form = dialog(page, /^สั่งการ$/);
  await form.waitFor();
  await expectBesideLetter(page);
  await tabTo(page, /^ทราบ$/);
  await page.keyboard.press('Space');
  expect(await form.getByRole('radio', { name: 'ทราบ' }).isChecked()).toBe(true);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'ออกโดยไม่เก็บ' }).press('Enter');
  await form.waitFor({ state: 'detached' });
  await expect.poll(() => focused(page), { timeout: 15_000 }).toBe('สั่งการ');
});

/** The form takes the place of the panel, and covers nothing of the letter. */
async function expectBesideLetter(page: Page): Promise<void> {
  const letter = await page.locator('.s-split-main').boundingBox();
  const form = await page.locator('.s-form-panel').boundingBox();
  expect(letter?.width).toBeGreaterThan(400);
  expect((letter?.x ?? 0) + (letter?.width ?? 0)).toBeLessThanOrEqual((form?.x ?? 0) + 1);
}

/** Presses Tab until the focused element has that name. */
async function tabTo(page: Page, words: RegExp): Promise<void> {
  const seen: string[] = [];
  for (let presses = 0; presses < 60; presses += 1) {
    const now = await focused(page);
    if (words.test(now)) return;
    seen.push(now);
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches ${words}: ${seen.join(' → ')}`);
}

/** The accessible name of the focused element. */
async function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const at = document.activeElement;
    // A dialog just opened has the focus itself; its text is all of its content.
    if (at?.matches('body, [role=dialog]')) return '';
    const label = at?.closest('label');
    const text = (label ?? at)?.cloneNode(true) as Element | undefined;
    // The key that is shown on a button is no part of its name.
    for (const hidden of text?.querySelectorAll('[aria-hidden=true]') ?? []) hidden.remove();
    const said = (label ? null : at?.getAttribute('aria-label')) ?? text?.textContent ?? '';
    return said.trim().slice(0, 120);
  });
}
