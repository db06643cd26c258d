import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { clientWith, letterForm } from './api-client.ts';
import { dialog } from './harness/people.ts';
import { useHarness } from './harness/harness.ts';
import { firstOf, some } from './harness/several.ts';

const harness = useHarness({ isLive: true });

/** Only a page that hangs takes so long. */
const patience = { timeout: 15_000 };

const bell = (page: Page) => page.getByRole('button', { name: /^การแจ้งเตือน/ });
const unread = async (page: Page) =>
  Number(/อ่าน (\d+)/.exec((await bell(page).getAttribute('aria-label')) ?? '')?.[1] ?? Number.NaN);

it('[10.07] [10.08] [10.01] rings in the browser of the head when the registry presents a letter', async () => {
  const desktop = await harness.enter('director', '/portal');
  // Records the sounds that the browser plays.
  await desktop.addInitScript(() => {
    const played: string[] = [];
    Object.assign(window, { played });
    HTMLMediaElement.prototype.play = function play(this: HTMLMediaElement) {
      played.push(new URL(this.src).pathname);
      return Promise.resolve();
    };
  });
  let asked = 0;
  desktop.on('request', (request) => {
    if (request.url().endsWith('/api/sarabun/get-notifications')) asked += 1;
  });
  await desktop.reload();
  await bell(desktop).waitFor();
  // The person's own channel is joined after three seconds; then the bell is requested again.
  await expect.poll(() => asked, patience).toBeGreaterThanOrEqual(2);
  await expect.poll(() => unread(desktop), patience).not.toBeNaN();
  const before = await unread(desktop);

  const registry = await harness.enter('saraban', '/portal');
  const token = await registry.evaluate(() => localStorage.getItem('sarn_token'));
  const api = clientWith(harness.url, token ?? '');
  const fileId = await api.upload('Live letter');
  const { documentId } = await api.post('/registry/incoming/register', letterForm('live', fileId));
  await registry.goto(`${harness.url}/sarabun/document/${String(documentId)}`);
  await registry.getByRole('button', { name: /^เสนอ/ }).click();
  const form = dialog(registry, 'เสนอ');
  await form.getByRole('button', { name: 'เสนอ', exact: true }).click();

  await some(desktop.getByText('มีเรื่องใหม่ถึงท่าน'));
  await expect.poll(() => unread(desktop), patience).toBe(before + 1);
  const played = await desktop.evaluate(() => (window as unknown as { played: string[] }).played);
  expect(played).toEqual(['/media/audio/beyond-doubt.mp3']);

  await bell(desktop).click();
  const list = dialog(desktop, 'การแจ้งเตือน');
  await firstOf(list.getByRole('button', { name: /ขอส่งข้อมูลประกอบการพิจารณา ฉบับที่ live/ })).click();
  await some(desktop.getByText('ขอส่งข้อมูลประกอบการพิจารณา ฉบับที่ live'));
  await expect.poll(() => unread(desktop), patience).toBe(before);
});
