import type { Page, WebSocketRoute } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sizes } from './harness/sizes.ts';
import { useHarness } from './harness/harness.ts';
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

/** The same in the list of all notifications. */
const listed = (item: typeof hostile & { readonly isClosed?: boolean }) => ({
  ...{ status: 'success', cursor: null, unread: 1, keptDays: 90, modules: [] },
  counts: { all: 1, todo: 0, written: 0, circular: 0, elsewhere: 1 },
  matters: [
    {
      ...{
        key: `2026-11-23.${item.NN_RECEIVE_ID}`,
        day: '2026-11-23',
        documentId: '',
        subject: '',
      },
      ...{ receiveNo: '', letterNo: '', stateTerm: { th: '', en: '' }, nextAct: '' },
      notices: [
        {
          ...{ id: item.NN_RECEIVE_ID, kind: 'told', title: item.NN_TITLE, options: '{}' },
          ...{ messageHtml: item.NN_DATA, module: item.MODULE, moduleName: item.moduleName },
          ...{ moduleIcon: item.moduleIcon, documentId: '', documentRef: '' },
          ...{ createdAt: item.CREATED_AT, isUnread: true, isClosed: item.isClosed ?? false },
          ...{ isOpen: false, isDone: false, doneAt: null, doneBy: '', isDoneByReader: false },
        },
      ],
    },
  ],
});
const listCall = '**/api/notification/matters?**';

describe('[10.06] a message with script, links and styles', () => {
  it('is shown as harmless text, and opening it runs nothing', async () => {
    const page = await harness.signedIn('clerk.policy');
    await page.route(listCall, (route) => route.fulfill({ json: listed(hostile) }));
    await page.route('**/api/notification-update-read', (route) =>
      route.fulfill({
        json: { status: 'success', is_save: true, item: { F_DOC_ID: '', F_TRANS_ID: '' } },
      }),
    );
    await page.goto(`${harness.url}/notification-all/LEAVE`);
    const row = page.locator('.notice-line');
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
      await page.route(listCall, (route) => route.fulfill({ json: listed(item) }));
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
      const row = page.locator(from === 'bell' ? '.bell .notification-row' : '.notice-line');
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
  await page.route(listCall, (route) => route.fulfill({ json: listed(item) }));
  await page.route('**/api/notification-update-read', (route) =>
    route.fulfill({
      json: { status: 'success', is_save: true, item: { F_DOC_ID: '', F_TRANS_ID: '' } },
    }),
  );
  await page.goto(`${harness.url}/notification-all`);
  await page.locator('.notice-line').click();
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
    const readAll = page.locator('.bell').getByRole('button', { name: 'ทำเครื่องหมายว่าอ่านแล้วทั้งหมด' });
    await readAll.click();
    const note = page.locator('.s-toast').filter({ hasText: 'เกิดข้อผิดพลาด !' });
    await note.getByText('ยังบันทึกไม่ได้').waitFor();
    expect(asked()).toBe(2);
    await readAll.click();
    await expect.poll(asked, patience).toBe(3);
    expect(sent).toEqual([of, of]);
    await page.locator('.bell .notification-row').click();
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

it('[10.02] the list is narrowed by what is pressed, the address keeps it, and Back leaves it', async () => {
  const page = await harness.signedIn('director');
  await page.goto(`${harness.url}/notification-all`);
  const lines = page.locator('.notice-line');
  await some(lines);
  const pressed = page.locator('.notice-chip[aria-pressed="true"]');
  await page.getByRole('button', { name: /^ต้องทำ/ }).click();
  await page.waitForURL('**/notification-all?show=todo');
  await pressed.getByText(/^ต้องทำ/).waitFor();
  await page.reload();
  await pressed.getByText(/^ต้องทำ/).waitFor();
  await page.goBack();
  await pressed.getByText('ทั้งหมด').waitFor();
  await some(lines);
});
