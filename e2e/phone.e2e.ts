import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { demoPassword } from './api-client.ts';
import { act, card, choose, dialog, signInByForm } from './harness/people.ts';
import { openFirstDocument } from './harness/screens.ts';
import { agreeBefore } from './harness/session.ts';
import { some } from './harness/several.ts';
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

it('breaks no name of a queue inside a compound word, and no file name inside its extension', async () => {
  const page = await harness.signedIn('officer.policy', { screen: 'phone' });
  await page.goto(`${harness.url}/sarabun/dashboard`);
  await card(page, 'งานที่ได้รับมอบหมาย').waitFor();
  const names = await linesOf(page.locator('.todo-card-title'));
  expect(names).toContainEqual(['งานที่ได้รับ', 'มอบหมาย']);
  expect(names).toContainEqual(['รอผู้อื่น', 'ตรวจ/ลงนาม']);
  await card(page, 'งานที่ได้รับมอบหมาย').click();
  await openFirstDocument(page, dialog(page, 'งานที่ได้รับมอบหมาย'));
  const files = page.locator('.file-line-name');
  await some(files);
  // Narrow enough that each name needs several lines.
  await files.evaluateAll((found) => {
    for (const one of found) if (one instanceof HTMLElement) one.style.inlineSize = '4.2em';
  });
  for (const lines of await linesOf(files)) {
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.at(-1)).toMatch(/\.pdf$/);
  }
  await expectFits(page, 'names of files');
});

/** The text of each element, as its lines are shown. */
async function linesOf(elements: Locator): Promise<string[][]> {
  return elements.evaluateAll((found) =>
    found.map((element) => {
      const lines = new Map<number, string>();
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
        if (node.parentElement?.closest('.s-hidden')) continue;
        const text = node.textContent ?? '';
        const range = document.createRange();
        let line = 0;
        for (const [place, letter] of [...text].entries()) {
          range.setStart(node, place);
          range.setEnd(node, place + 1);
          const box = range.getBoundingClientRect();
          // Marks above and below a letter have no width of their own.
          if (box.width > 0) line = Math.round(box.bottom / 12);
          lines.set(line, (lines.get(line) ?? '') + letter);
        }
      }
      return [...lines.values()].map((text) => text.trim()).filter((text) => text !== '');
    }),
  );
}

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
