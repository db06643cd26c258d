import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { demoPassword } from './api-client.ts';
import { act, card, choose, dialog, signInByForm } from './harness/people.ts';
import { openFirstDocument } from './harness/screens.ts';
import { agreeBefore } from './harness/session.ts';
import { useHarness } from './harness/harness.ts';

const harness = useHarness();

/** The least side of a button on a phone, CSS pixels. */
const thumb = 44;

it('lets the head sign in, read a letter and give an order with one hand', async () => {
  const page = await harness.stranger({ screen: 'phone' });
  await page.goto(harness.url);
  await agreeBefore(harness.url, 'director');
  await signInByForm(page, 'director');
  await card(page, 'รอพิจารณาสั่งการ').click();
  await openFirstDocument(page, dialog(page, 'รอพิจารณาสั่งการ'));

  const order = page.getByRole('button', { name: 'สั่งการ', exact: true });
  const more = page.getByRole('button', { name: 'อื่น ๆ' });
  for (const button of [order, more]) await expectInReach(page, button);
  await expectFits(page, 'document');

  await act(page, 'สั่งการ', async (form) => {
    await choose(form, 'ทราบ');
    await form.getByLabel('ข้อความสั่งการ').fill('ทราบ แจ้งหน่วยงานที่เกี่ยวข้อง');
    await form.getByLabel('รหัสผ่านของท่าน').fill(demoPassword);
    await expectInReach(page, form.getByRole('button', { name: 'ยกเลิก' }));
    await expectInReach(page, form.getByRole('button', { name: 'สั่งการ', exact: true }));
    await expectFits(page, 'order form');
  });
});

/** Low enough on the page for a thumb, and large enough. */
async function expectInReach(page: Page, button: Locator): Promise<void> {
  const box = await button.boundingBox();
  const height = page.viewportSize()?.height ?? 0;
  expect(box?.height).toBeGreaterThanOrEqual(thumb);
  expect(box?.width).toBeGreaterThanOrEqual(thumb);
  expect(box?.y).toBeGreaterThan(height * 0.75);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
}

async function expectFits(page: Page, name: string): Promise<void> {
  const { content, screen } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    screen: innerWidth,
  }));
  expect(screen, `${name}: the page was widened`).toBe(390);
  expect(content, name).toBeLessThanOrEqual(screen);
}
