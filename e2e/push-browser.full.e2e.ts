import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPushMaker } from '@sarn/testing/stand-ins';
import type { PushMaker } from '@sarn/testing/stand-ins';
import { chromium } from 'playwright-core';
import type { BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { presentLetters } from './harness/present-letters.ts';
import { endQuietHours } from './harness/quiet-hours.ts';
import { startServer } from './server-process.ts';
import type { ServerProcess } from './server-process.ts';
import { sessionOf } from './harness/session.ts';

/*
 * Web push without a stand-in in the browser: it subscribes, decrypts and shows by itself.
 * The packaged Chromium is built without a push service; `CHROMIUM_PATH` names one that has it,
 * such as Debian's.
 */
const program = process.env['CHROMIUM_PATH'];

describe.runIf(program)('[10.12] a whole Chromium', () => {
  let folder: string;
  let server: ServerProcess;
  let maker: PushMaker;
  let context: BrowserContext;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'sarn-push-'));
    maker = await startPushMaker();
    const SARN_DATA = join(folder, 'data');
    server = await startServer({ SARN_DATA, SARN_DEMO: '1', SARN_PUSH_SERVICES: maker.url });
    await endQuietHours(server.url);
    context = await chromium.launchPersistentContext(join(folder, 'profile'), {
      ...(program ? { executablePath: program } : {}),
      args: ['--headless=new', '--no-sandbox', '--disable-gpu', ...maker.switches],
      // Browser drivers switch off such background connections, the one to the maker among them.
      ignoreDefaultArgs: ['--disable-background-networking'],
    });
  }, 420_000);

  afterAll(async () => {
    await context.close();
    await server.stop();
    await maker.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('subscribes, and shows what the server sends', async () => {
    const kept = await sessionOf(server.url, 'director');
    const page = await context.newPage();
    await page.addInitScript((entries) => {
      for (const [name, value] of entries) localStorage.setItem(name, value);
    }, Object.entries(kept));
    const browser = await context.newCDPSession(page);
    const permission = { name: 'notifications' };
    await browser.send('Browser.setPermission', {
      permission,
      setting: 'granted',
      origin: server.url,
    });
    // The browser gives the address of its maker; the server must send to the stand-in's instead.
    await page.route('**/api/notification/push/subscribe', async (route) => {
      const fields = new URLSearchParams(route.request().postData() ?? '');
      expect(new URL(fields.get('endpoint') ?? '').protocol).toBe('https:');
      fields.set('endpoint', `${maker.url}/push/one`);
      await route.continue({ postData: fields.toString() });
    });
    await page.goto(`${server.url}/notification-settings`);
    await page.getByRole('button', { name: 'เปิดบนเครื่องนี้' }).click();
    await page.getByText('เปิดการแจ้งเตือนบนเครื่องนี้แล้ว').waitFor();
    await presentLetters(server.url, ['push']);
    const shown = () =>
      page.evaluate(async () => {
        const notices = await (await navigator.serviceWorker.ready).getNotifications();
        return notices.map(({ title, body }) => [title, body]);
      });
    await expect
      .poll(shown, { timeout: 30_000 })
      .toContainEqual([
        expect.stringMatching(/^\[สารบรรณ\] รอพิจารณาสั่งการ · เสนอโดย ./),
        'ขอส่งข้อมูลประกอบการพิจารณา ฉบับที่ push',
      ]);
    expect(maker.breaches).toEqual([]);
  });
});
