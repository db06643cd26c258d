import type { Page, WebSocketRoute } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sizes } from './harness/sizes.ts';
import { useHarness } from './harness/harness.ts';
import { toCount } from './harness/look.ts';
import { some } from './harness/several.ts';

// Its tests send on the live connection themselves.
const harness = useHarness({ isLive: true });
const patience = { timeout: 15_000 };

/** A notification with every kind of content that a page must not run or follow. */
const hostile = {
  NN_RECEIVE_ID: '019a0000-0000-7000-8000-0000000000f1',
  NN_TITLE: '<img src=x onerror="window.hacked=1"> หัวข้อ',
  NN_DATA: `ปกติ <b style="position:fixed;inset:0" onclick="window.hacked=1">หนา</b>
    <script>window.hacked=1</script><img src=x onerror="window.hacked=1">
    <svg onload="window.hacked=1"></svg><iframe srcdoc="<script>parent.hacked=1</script>"></iframe>
    <a href="javascript:window.hacked=1">ลิงก์</a><style>body{display:none}</style>
    <form action="//evil.example"><input name="p"></form><link rel="stylesheet" href="//evil.example">`,
  IS_READ: 0,
  MODULE: 'LEAVE',
  moduleName: 'การลา',
  moduleIcon: 'calendar-off',
  OPTIONS: '{}',
  F_DOC_TITLE: '',
  F_DOC_ID: '',
  F_TRANS_ID: '',
  F_DOC_GET_ID: '',
  CREATED_AT: new Date().toISOString(),
};

describe('[10.06] a message with script, links and styles', () => {
  it('is shown as harmless text, and opening it runs nothing', async () => {
    const page = await harness.signedIn('clerk.policy');
    await page.route('**/api/service/get-all-notification', (route) =>
      route.fulfill({ json: { status: 'success', items: [hostile], count: 1 } }),
    );
    await page.route('**/api/notification-update-read', (route) =>
      route.fulfill({
        json: { status: 'success', is_save: true, item: { F_DOC_ID: '', F_TRANS_ID: '' } },
      }),
    );
    await page.goto(`${harness.url}/notification-all/LEAVE`);
    const row = page.locator('.notification-row');
    await row.getByText('หนา').waitFor();
    const markup = await row.locator('.notification-message').innerHTML();
    expect(markup).not.toMatch(/<(script|img|svg|iframe|a|style|form|input|link)\b|style=|on\w+=/);
    expect(markup).toContain('<b>หนา</b>');
    const read = page.waitForResponse('**/api/notification-update-read');
    await row.click();
    await read;
    // The first link of the message leads nowhere: its address is not http or https.
    expect(new URL(page.url()).pathname).toBe('/notification-all/LEAVE');
    expect(await page.evaluate(() => (window as { hacked?: number }).hacked)).toBeUndefined();
  });
});

describe('[10.04] a message of a module with a link', () => {
  it.each(['list', 'bell'])(
    'is followed a second and a half after it was read, from the %s',
    async (from) => {
      const page = await harness.signedIn('clerk.policy');
      const item = { ...hostile, NN_TITLE: 'ใบลา', NN_DATA: 'อนุมัติ <a href="/profile">ดูใบลา</a>' };
      await page.route('**/api/service/get-all-notification', (route) =>
        route.fulfill({ json: { status: 'success', items: [item], count: 1 } }),
      );
      let isRead = false;
      await page.route('**/api/notification-update-read', (route) => {
        isRead = true;
        return route.fulfill({
          json: { status: 'success', is_save: true, item: { F_DOC_ID: '', F_TRANS_ID: '' } },
        });
      });
      // The count after the reading gets no answer: the bell shows what was counted in the browser.
      await page.route('**/api/sarabun/get-notifications', async (route) => {
        if (!isRead) await route.fulfill({ json: bellOf(5, [item]) });
      });
      await page.clock.install();
      await page.goto(`${harness.url}/notification-all/LEAVE`);
      const bell = page.getByRole('button', { name: 'การแจ้งเตือน ยังไม่ได้อ่าน 5 รายการ' });
      await bell.waitFor();
      if (from === 'bell') await bell.click();
      const row = page.locator(from === 'bell' ? '.bell .notification-row' : '.notification-row');
      await row.waitFor();
      await page.clock.pauseAt(Date.now() + 60_000);
      const read = page.waitForResponse('**/api/notification-update-read');
      await row.click();
      await (await read).finished();
      await page.clock.runFor(1_400);
      await page.getByRole('button', { name: 'การแจ้งเตือน ยังไม่ได้อ่าน 4 รายการ' }).waitFor();
      expect(new URL(page.url()).pathname).toBe('/notification-all/LEAVE');
      await page.clock.runFor(400);
      await page.waitForURL('**/profile');
    },
  );
});

/** What the live connection tells the bell. */
const bellOf = (totalAlert: number, alerts: readonly object[] = []) => ({
  status: 'success',
  items: { totalAlert, alerts, logs: [] },
});

it('[8.06] [10.04] news of a document closed since say so when they are opened', async () => {
  const page = await harness.signedIn('clerk.policy');
  const closed = { ...hostile, NN_TITLE: 'ท่านไม่มีสิทธิ์อ่านเรื่องนี้แล้ว', NN_DATA: '' };
  const item = { ...closed, MODULE: 'SARABUN', isClosed: true };
  await page.route('**/api/service/get-all-notification', (route) =>
    route.fulfill({ json: { status: 'success', items: [item], count: 1 } }),
  );
  await page.route('**/api/notification-update-read', (route) =>
    route.fulfill({
      json: { status: 'success', is_save: true, item: { F_DOC_ID: '', F_TRANS_ID: '' } },
    }),
  );
  await page.goto(`${harness.url}/notification-all`);
  await page.locator('.notification-row').click();
  await page.getByText('ท่านไม่มีสิทธิ์อ่านเรื่องนี้แล้ว จึงเปิดดูไม่ได้', { exact: true }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/notification-all');
});

describe('[10.05] [14.04] reading', () => {
  it.each([
    ['/notification-settings', ['SARABUN', 'SARABAN']],
    ['/portal', ['ALL']],
  ] as const)('all on %s is for %j, counts again, and tells why it failed', async (place, of) => {
    const page = await harness.signedIn('clerk.policy');
    const asked = countBell(page);
    const sent: string[][] = [];
    await page.route('**/api/sarabun/get-notifications', (route) =>
      route.fulfill({ json: bellOf(sent.length < 2 ? 1 : 0, [hostile]) }),
    );
    await page.route('**/api/notification-update-read-all', (route) => {
      sent.push(new URLSearchParams(route.request().postData() ?? '').getAll('MODULE[]'));
      if (sent.length > 1) return route.fulfill({ json: { status: 'success', count: 1 } });
      return route.fulfill({ status: 409, json: { status: 'error', message: 'ยังบันทึกไม่ได้' } });
    });
    await page.route('**/api/notification-update-read', (route) =>
      route.fulfill({ json: { status: 'error', message: 'ไม่พบการแจ้งเตือนนี้' } }),
    );
    await page.clock.install();
    await page.goto(harness.url + place);
    const bell = page.getByRole('button', { name: 'การแจ้งเตือน ยังไม่ได้อ่าน 1 รายการ' });
    await bell.click();
    // The bell counts once more by itself, three seconds after it is shown.
    await page.clock.runFor(3_100);
    await expect.poll(asked, patience).toBe(2);
    const readAll = page.getByRole('button', { name: 'ทำเครื่องหมายว่าอ่านแล้วทั้งหมด' });
    await readAll.click();
    const note = page.locator('.s-toast').filter({ hasText: 'เกิดข้อผิดพลาด !' });
    await note.getByText('ยังบันทึกไม่ได้').waitFor();
    expect(asked()).toBe(2);
    await readAll.click();
    await expect.poll(asked, patience).toBe(3);
    expect(sent).toEqual([of, of]);
    await page.locator('.notification-row').click();
    await note.getByText('ไม่พบการแจ้งเตือนนี้').waitFor();
    expect(new URL(page.url()).pathname).toBe(place);
  });
});

/** The live connection of a page, on which a test may send. */
async function openLine(
  page: Page,
): Promise<{ tell: (event: string, data: object) => void; cut: () => void; mend: () => void }> {
  const lines: WebSocketRoute[] = [];
  let isCut = false;
  await page.routeWebSocket(/\/socket\.io\//, (line) => {
    if (isCut) return void line.close();
    line.connectToServer();
    lines.push(line);
  });
  return {
    tell: (event, data) => lines.at(-1)?.send(`42${JSON.stringify([event, data])}`),
    cut: () => {
      isCut = true;
      void lines.at(-1)?.close();
    },
    mend: () => {
      isCut = false;
    },
  };
}

/** The number of requests for the bell. */
function countBell(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/sarabun/get-notifications')) count += 1;
  });
  return () => count;
}

describe('the live connection', () => {
  it('[10.07] [10.08] plays, shows and counts what arrives from three seconds on', async () => {
    const page = await harness.signedIn('clerk.legal');
    const line = await openLine(page);
    const asked = countBell(page);
    const counted = page.waitForResponse('**/api/sarabun/get-notifications');
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await page.clock.install();
    await page.goto(`${harness.url}/notification-all`);
    await page.getByRole('button', { name: /^การแจ้งเตือน/ }).waitFor();
    await expect.poll(() => logged, patience).toContain('Socket is Connected');
    // While one count is under way no other would begin.
    await (await counted).finished();
    await page.clock.runFor(3_100);
    await expect.poll(asked, patience).toBeGreaterThanOrEqual(2);
    const subscribed = asked();
    const sound = page.waitForRequest('**/media/audio/beyond-doubt.mp3');
    line.tell('header-reload-notification', {
      type: 'warning',
      title: 'หัวข้อจากระบบ',
      text: 'ข้อความจากระบบ',
      module: 'SARABUN',
      kind: 'queue.sign',
    });
    await sound;
    const toast = page.getByRole('alertdialog').filter({ hasText: 'หัวข้อจากระบบ' });
    await toast.getByText('ข้อความจากระบบ').waitFor();
    await expect.poll(asked, patience).toBe(subscribed + 1);
    await page.clock.runFor(2_600);
    await toast.waitFor({ state: 'detached' });
    // From here on the test advances time: on a busy computer the two seconds would pass by themselves.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
    line.tell('todo-lists', {});
    // Shown at once: what was told before it has arrived, too.
    line.tell('call-back', { message: 'ข้อความถัดมา' });
    await page.getByRole('alertdialog').getByText('ข้อความถัดมา').waitFor();
    await page.clock.runFor(1_900);
    expect(asked()).toBe(subscribed + 1);
    await page.clock.runFor(200);
    await expect.poll(asked, patience).toBe(subscribed + 2);
  });

  it('[10.07] shows a word of the server', async () => {
    const page = await harness.signedIn('clerk.legal');
    const line = await openLine(page);
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await page.goto(`${harness.url}/notification-all`);
    await page.getByRole('button', { name: /^การแจ้งเตือน/ }).waitFor();
    await expect.poll(() => logged, patience).toContain('Socket is Connected');
    line.tell('call-back', { message: 'ระบบจะปิดปรับปรุงเวลา 18.00 น.' });
    const toast = page.getByRole('alertdialog').filter({ hasText: 'Server Notification' });
    await toast.getByText('ระบบจะปิดปรับปรุงเวลา 18.00 น.').waitFor();
  });

  it('[10.09] says its state in the log and above the page', async () => {
    const page = await harness.signedIn('clerk.legal');
    const line = await openLine(page);
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await page.goto(`${harness.url}/notification-all`);
    await expect.poll(() => logged, patience).toContain('Socket is Connected');
    line.cut();
    await expect.poll(() => logged, patience).toContain('Socket is reconnecting...');
    await page.locator('.live-notice[data-shown]').waitFor();
    line.mend();
    await page
      .locator('.live-notice:not([data-shown])')
      .waitFor({ state: 'attached', timeout: 30_000 });
  });
});

it('[10.01] the dropdown is at most 300 pixels high, and 200 on a phone', async () => {
  const page = await harness.enter('director', '/portal');
  await page.getByRole('button', { name: /^การแจ้งเตือน/ }).click();
  const list = page.locator('.bell-list');
  await some(list.locator('.notification-row'));
  const height = () => list.evaluate((node) => getComputedStyle(node).maxBlockSize);
  expect(await height()).toBe('300px');
  await page.setViewportSize(sizes.phone);
  await expect.poll(height).toBe('200px');
});

describe('[10.02] the list', () => {
  it('shows ten, and ten more on demand, of one module or of all', async () => {
    const page = await harness.signedIn('director');
    const taken: string[] = [];
    await page.route('**/api/service/get-all-notification', async (route) => {
      const fields = new URLSearchParams(route.request().postData() ?? '');
      taken.push(
        `${fields.get('take')} from ${fields.get('skip')} of ${fields.getAll('MODULE[]').join()}`,
      );
      const skip = Number(fields.get('skip'));
      const items = Array.from({ length: Math.min(10, 12 - skip) }, (_one, index) => ({
        ...hostile,
        NN_RECEIVE_ID: `019a0000-0000-7000-8000-0000000001${String(skip + index).padStart(2, '0')}`,
        NN_TITLE: `เรื่องที่ ${skip + index + 1}`,
        NN_DATA: 'ข้อความ',
      }));
      await route.fulfill({ json: { status: 'success', items, count: 12 } });
    });
    await page.goto(`${harness.url}/notification-all`);
    const rows = page.locator('.notification-row');
    await rows.nth(9).waitFor();
    await toCount(rows, 10);
    await page.getByRole('button', { name: 'แสดงเพิ่มอีก 10 รายการ' }).click();
    await rows.nth(11).waitFor();
    await toCount(rows, 12);
    await page.locator('.notification-module').getByRole('button').click();
    await page.getByRole('option', { name: 'การลา' }).click();
    await page.waitForURL('**/notification-all/LEAVE');
    await expect
      // What is shown may be asked for again meanwhile, when something new was told.
      .poll(() => [taken[0], taken[1], taken.at(-1)], patience)
      .toEqual(['10 from 0 of ALL', '10 from 10 of ALL', '10 from 0 of LEAVE']);
  });
});
