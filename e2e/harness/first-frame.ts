import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Harness, VisitOptions } from './harness.ts';
import { toBeGone } from './look.ts';
import { firstOf } from './several.ts';

/** Holds the loading of the application back until it is released. */
export async function holdApplication(page: Page): Promise<() => void> {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/assets/app-entry-*.js', async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

/** The frame drawn before the application says what the page will say, and nothing moves when it comes. */
export async function expectDrawnFirst(
  harness: Harness,
  at: VisitOptions & { readonly place: string },
): Promise<void> {
  const page = await harness.enter('director', at.place, at);
  await page.locator('#content h1').waitFor();
  const letGo = await holdApplication(page);
  await page.reload();
  const frame = page.locator('#first-frame');
  const [early, above] = [frame.locator('h1'), frame.locator('.first-title')];
  await early.waitFor();
  const said = await early.textContent();
  const earlyTitle = await above.textContent();
  const place = await early.boundingBox();
  const work = at.place === '/sarabun/dashboard' ? await workOf(page, firstWork) : null;
  await toBeGone(page.locator('#content'));
  letGo();
  await page.locator('#content h1').waitFor();
  expect(await page.locator('#content h1').textContent()).toBe(said);
  if (at.screen !== 'phone') {
    expect(await page.locator('.app-brand-title').textContent()).toBe(earlyTitle);
  }
  const later = await page.locator('#content h1').boundingBox();
  expect(Math.abs((later?.y ?? 0) - (place?.y ?? 0))).toBeLessThanOrEqual(8);
  await toBeGone(frame);
  if (work) {
    const drawn = await workOf(page, laterWork);
    expect({ ...work, at: 0 }).toEqual({ ...drawn, at: 0 });
    expect(work.subjects.length).toBeGreaterThan(0);
    expect(Math.abs(drawn.at - work.at)).toBeLessThanOrEqual(2);
  }
}

/** Parts of the card of what is to be done first, before the application and in it. */
const firstWork = { head: '.first-work h2', subject: '.first-subject' };
const laterWork = { head: '.urgent h2', subject: '.urgent-subject' };

/** What the card says, and where its first subject stands. */
async function workOf(page: Page, { head, subject }: typeof firstWork) {
  await firstOf(page.locator(subject)).waitFor();
  const [title, ...subjects] = await Promise.all([
    page.locator(head).textContent(),
    ...(await page.locator(subject).all()).map((one) => one.innerText()),
  ]);
  const { y = 0 } = (await firstOf(page.locator(subject)).boundingBox()) ?? {};
  return { title, subjects: subjects.map((one) => one.replace(/^(ยังไม่อ่าน|unread)\s*/, '')), at: y };
}
