import { randomInt } from 'node:crypto';
import { Rotation, inFullRun } from '@sarn/server/testing';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { signIn } from './api-client.ts';
import { brokenRules } from './harness/axe.ts';
import { useInstance } from './harness/instance.ts';
import { act, byPassword, card, dialog, openFromQueue } from './harness/people.ts';
import { useHarness } from './harness/harness.ts';
import { toBeGone, toCount } from './harness/look.ts';
import { firstOf, some } from './harness/several.ts';
import { watchShifts } from './harness/shifts.ts';

const instance = useInstance();
const harness = useHarness({ at: () => instance.url });
const live = useHarness({ at: () => instance.url, isLive: true });
const dashboard = '/sarabun/dashboard';
/** Longer than any delay of a page; only a failure takes so long. */
const soon = { timeout: 15_000 };
const inOrder = [
  'หนังสือเวียนทั่วไป',
  'รายงานการประชุม',
  'ระเบียบ',
  'ข้อบังคับ',
  'ข่าว',
  'ประกาศ',
  'แถลงการณ์',
  'คำสั่ง',
];

/** The panel of the chosen book: its search and its rows. */
const panel = (page: Page): Locator => page.locator('.book-panels [role=tabpanel]');
const tab = (page: Page, name: string): Locator =>
  page.locator('.book-panels').getByRole('tab', { name: new RegExp(`^${name}( |$)`) });

const rowsOf = (book: Locator) => book.locator('.s-row');
const searchIn = (book: Locator) => book.getByRole('searchbox');

/**
 * The panels are loaded when they come near the screen. What arrives above them pushes them away again, so
 * one scrolls until they are there, as a reader does.
 */
async function comeNear(page: Page): Promise<void> {
  const panels = page.locator('.book-panels');
  const areThere = async () => {
    await panels.scrollIntoViewIfNeeded();
    return (await panels.getByRole('tab').all()).length > 0;
  };
  await expect.poll(areThere, soon).toBe(true);
}

/** A tab shows one book at a time. */
async function openPanel(page: Page, name: string): Promise<Locator> {
  await comeNear(page);
  await tab(page, name).click();
  const book = panel(page);
  await some(rowsOf(book));
  return book;
}

inFullRun(() => {
  describe.each(new Rotation().take(['desktop', 'phone'] as const, 1))(
    'book panels on the %s',
    (screen) => {
      it('[3.09] are in their order, five rows a page, and break no rule of WCAG', async () => {
        const page = await harness.enter('officer2.legal', dashboard, { screen });
        await comeNear(page);
        const tabs = page.locator('.book-panels').getByRole('tab');
        const names = async () =>
          (await tabs.allTextContents()).map((name) => name.replace(/\d.*$/, '').trim());
        await expect.poll(names, soon).toEqual(inOrder);
        const book = await openPanel(page, 'หนังสือเวียนทั่วไป');
        await toCount(rowsOf(book), 5);
        if (screen === 'desktop') {
          const table = await book.locator('.s-table-scroll').boundingBox();
          expect(table?.height).toBe(290);
        }
        // Scrolled, the header covers parts of buttons, which the rules would take for small ones.
        await page.evaluate(() => scrollTo(0, 0));
        expect(await brokenRules(page)).toEqual([]);
        const first = await firstOf(rowsOf(book)).textContent();
        await book.getByRole('button', { name: 'หน้า 2', exact: true }).click();
        await expect.poll(() => firstOf(rowsOf(book)).textContent(), soon).not.toBe(first);
        await page.getByRole('button', { name: 'เอกสารเผยแพร่', exact: true }).click();
        await firstOf(rowsOf(book)).waitFor({ state: 'hidden' });
      });
    },
  );
});

inFullRun(() => {
  it('[3.09] book panels are searched by words, by the icon from three characters on, by Enter any', async () => {
    const page = await harness.enter('officer2.legal', dashboard);
    const book = await openPanel(page, 'คำสั่ง');
    const subjects = () => rowsOf(book).locator('.book-title').allTextContents();
    const found = ['มอบอำนาจการอนุญาตให้ใช้ข้อมูลแผนที่'];
    // Two characters for a reader, though they are five code points.
    await searchIn(book).fill('ที่ดิ');
    await book.getByRole('button', { name: 'ค้นหา', exact: true }).click();
    await book.getByText('กรุณาพิมพ์อย่างน้อย 3 ตัวอักษร').waitFor();
    await searchIn(book).fill('แผนที่');
    await book.getByRole('button', { name: 'ค้นหา', exact: true }).click();
    await expect.poll(subjects, soon).toContain(found[0]);
    await expect.poll(subjects, soon).not.toContain('แต่งตั้งคณะกรรมการตรวจสอบพัสดุประจำปี');
    // Without Enter the search begins after a pause in typing.
    await searchIn(book).fill('พัสดุประจำปี');
    await expect.poll(subjects, soon).toEqual(['แต่งตั้งคณะกรรมการตรวจสอบพัสดุประจำปี']);
    await searchIn(book).fill('๓');
    await searchIn(book).press('Enter');
    await expect.poll(subjects, soon).toEqual(found);
    await searchIn(book).fill('ไม่มีคำนี้');
    await searchIn(book).press('Enter');
    await book.getByText('ไม่พบเอกสารที่ตรงกับที่ค้นหา').waitFor();
    await searchIn(book).fill('');
    await searchIn(book).press('Enter');
    await toCount(rowsOf(book), 5);
  });
});

// Only on the phone: which element is where while the note is shown.
inFullRun(() => {
  it('[3.08] [3.10] book panels open the document of a row, and say once that it was read', async () => {
    // A reading is reported to every window of the reader, this one too.
    const page = await live.enter('clerk.legal', dashboard, { screen: 'phone' });
    const book = await openPanel(page, 'คำสั่ง');
    const newest = firstOf(rowsOf(book));
    const title = 'จัดเวรปฏิบัติหน้าที่นอกเวลาราชการ ประจำเดือนถัดไป';
    expect(await newest.textContent()).toContain(title);
    expect(await newest.textContent()).toMatch(/8\/25\d\d/);
    await newest.locator('.book-title').click();
    const opened = dialog(page, title);
    // It is said for some seconds, in which a page of a PDF need not be drawn.
    const told = page.getByText('บันทึกข้อมูล เรียกดู');
    await told.waitFor();
    const toast = await page.locator('.s-toasts').boundingBox();
    // The dialog ends above the toast: no press goes to the toast instead.
    const box = () => opened.boundingBox();
    const end = async () => Math.round(((await box())?.y ?? 0) + ((await box())?.height ?? 0));
    await expect.poll(end, soon).toBeLessThanOrEqual(Math.ceil(toast?.y ?? 0));
    const sheet = opened.getByRole('region', { name: `${title}.pdf` });
    await sheet.getByText('คำสั่งสำนักงานนโยบายที่ดิน').waitFor();
    await told.waitFor({ state: 'detached' });
    await expect.poll(end, soon).toBe(page.viewportSize()?.height);
    expect(await brokenRules(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await opened.waitFor({ state: 'detached' });
    await expect.poll(() => newest.getAttribute('class'), soon).not.toContain('s-unread');
    const again = page.waitForResponse(/update-read-portal/);
    await newest.locator('.book-title').click();
    expect(await (await again).json()).toMatchObject({ is_save: false });
    // The dialog is drawn with the answer; a note would be shown above it by then.
    await opened.getByRole('region', { name: title }).waitFor();
    expect(await told.isVisible()).toBe(false);
  });
});

/** A notice that waits for the signature of the director; kinds.full.e2e.ts tests how one is written. */
async function submitNotice(title: string): Promise<void> {
  const officer = await signIn(harness.url, 'officer.policy');
  const content = [{ type: 'paragraph', content: [{ type: 'text', text: 'ให้หยุดหนึ่งวัน' }] }];
  const draft = { kind: 'announce', title, bodyJson: { type: 'doc', content } };
  const saved = await officer.post('/registry/publication/save', draft);
  expect(saved.status, JSON.stringify(saved)).toBe(200);
  const id = String(saved['documentId']);
  const director = await signIn(harness.url, 'director');
  const { person } = (await director.get('/identity/me')) as unknown as { person: { id: string } };
  const form = { signatoryId: person.id };
  const step = { on: 'document', targetId: id, act: 'submit', form };
  const sent = await officer.post(`/registry/document/${id}/act`, step);
  expect(sent.status, JSON.stringify(sent)).toBe(200);
}

inFullRun(() => {
  it('[3.09] hears of what is published, and not before', async () => {
    const title = `กำหนดวันหยุดพิเศษ ครั้งที่ ${randomInt(1, 1_000_000_000)}`;
    const reader = await live.enter('clerk.legal', dashboard);
    const book = await openPanel(reader, 'ประกาศ');
    await submitNotice(title);
    const director = await harness.enter('director', dashboard);
    await openFromQueue(director, 'รอลงนาม', title);
    await toBeGone(book.getByText(title));
    await act(director, 'ลงนาม', async (form) => {
      await form.getByText('ท่านกำลังจะลงนามประกาศต่อไปนี้').waitFor();
      await byPassword(form, 'Sarn2569');
    });
    // The reader's page changes without input.
    await rowsOf(book).filter({ hasText: title }).waitFor();
  });
});

inFullRun(() => {
  it('[3.06] has a queue of ten rows and 500 high, searched from three characters on', async () => {
    const page = await harness.enter('saraban', dashboard);
    await card(page, 'ติดตามเรื่อง').click();
    const queue = dialog(page, 'ติดตามเรื่อง');
    const rows = queue.locator('.s-row');
    await some(rows);
    await toCount(rows, 10);
    const table = await queue.locator('.s-table-scroll').boundingBox();
    expect(table?.height).toBe(500);
    const asked = (fields: Readonly<Record<string, string>>) =>
      page.waitForRequest((request) => {
        const { pathname, searchParams } = new URL(request.url());
        const isAsked = pathname.endsWith('/api/registry/queue/jobFollow');
        return isAsked && Object.entries(fields).every(([key, to]) => searchParams.get(key) === to);
      });
    // Sorted, filtered and paged by the server.
    const sorted = asked({ sort: 'speed' });
    await queue.getByRole('columnheader', { name: 'ชั้นความเร็ว' }).click();
    await sorted;
    const paged = asked({ page: '2', size: '10' });
    await queue.getByRole('button', { name: 'หน้า 2', exact: true }).click();
    await paged;
    const filtered = asked({ speed: 'normal' });
    await queue
      .getByRole('button', { name: /ชั้นความเร็ว/ })
      .last()
      .click();
    await page.getByRole('option', { name: 'ปกติ', exact: true }).click();
    await filtered;
    const subject = (await firstOf(rows).locator('.queue-title').textContent()) ?? '';
    const search = queue.getByRole('searchbox');
    await search.fill(subject);
    await expect.poll(async () => (await rows.all()).length, soon).toBeLessThan(10);
    await search.fill('ไม่มีคำนี้แน่');
    await queue.getByText('ไม่พบเรื่องที่ตรงกับที่ค้นหา').waitFor();
    // A number of one character is searched after Enter.
    await search.fill('1');
    await search.press('Enter');
    await some(rows);
    await firstOf(rows)
      .getByRole('button', { name: /^เปิด: / })
      .click();
    // In a large dialog, with the subject as its title.
    const opened = page.locator('.doc-modal.s-modal-full').getByRole('dialog');
    await some(opened.locator('.file-sheet-picture, .text-sheet'));
    const window = await opened.boundingBox();
    expect(window?.width).toBeGreaterThan(1300);
  });
});

/** A search waits for a pause in typing, and with fewer than two characters for Enter. */
async function expectRest(
  page: Page,
  search: Locator,
  { call, field, restMs }: { call: string; field: string; restMs: number },
): Promise<void> {
  const asked: (string | null)[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith(`/api${call}`)) return;
    asked.push(new URLSearchParams(request.postData() ?? '').get(field));
  });
  const later = (await page.evaluate(() => Date.now())) + 60_000;
  await page.clock.pauseAt(later);
  // Two characters for a reader, though they are five code points.
  await search.fill('ที่ดิ');
  await page.clock.runFor(5_000);
  expect(asked).not.toContain('ที่ดิ');
  await search.fill('ที่ดิน');
  await page.clock.runFor(restMs - 100);
  expect(asked).not.toContain('ที่ดิน');
  await page.clock.runFor(200);
  await page.clock.resume();
  await expect.poll(() => asked, soon).toContain('ที่ดิน');
}

inFullRun(() => {
  it('[3.06] finds over all queues from the dashboard, and opens the queue with the search', async () => {
    const page = await harness.signedIn('saraban');
    await page.clock.install();
    await page.goto(harness.url + dashboard);
    const search = page.getByRole('searchbox', { name: 'ค้นหาในงานที่ต้องดำเนินการ' });
    await card(page, 'ติดตามเรื่อง').waitFor();
    const commands = await openPanel(page, 'คำสั่ง');
    await expectRest(page, search, { call: '/get-todo-lists', field: 'search', restMs: 800 });
    const book = searchIn(commands);
    await expectRest(page, book, { call: '/get-dashboard', field: 'querySearch', restMs: 1500 });
    await search.fill('ไม่มีคำนี้แน่');
    await page.getByText('ไม่พบเรื่องที่ตรงกับที่ค้นหา').waitFor();
    await search.fill('ขอ');
    await search.press('Enter');
    await card(page, 'ติดตามเรื่อง').click();
    const queue = dialog(page, 'ติดตามเรื่อง');
    await some(queue.locator('.s-row'));
    expect(await queue.getByRole('searchbox').inputValue()).toBe('ขอ');
  });
});

it('the portal of a head stands still on a phone: what is below waits for what comes above it', async () => {
  const page = await harness.signedIn('director', { screen: 'phone' });
  const expectStill = await watchShifts(page);
  const { promise: seen, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/registry/home/head', async (route) => {
    await seen;
    await route.continue();
  });
  const modules = page.getByRole('heading', { level: 2, name: 'ระบบงาน', includeHidden: true });
  try {
    await page.goto(`${harness.url}/portal`);
    await some(page.locator('.todo-card'));
    await page.locator('.landing-panels .s-skeleton').waitFor();
    expect(await modules.isVisible()).toBe(false);
  } finally {
    answer();
  }
  await page.locator('.head-view').waitFor();
  await modules.waitFor();
  await expectStill();
});

it('a queue on a phone stands still: the place above its rows is kept while they are loaded', async () => {
  const page = await harness.signedIn('saraban', { screen: 'phone' });
  const expectStill = await watchShifts(page);
  const { promise: seen, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/registry/queue/jobReceived*', async (route) => {
    await seen;
    await route.continue();
  });
  const choose = page.getByRole('button', { name: 'เลือกหลายเรื่อง' });
  try {
    await page.goto(`${harness.url}/sarabun/queue/jobReceived`);
    await page.locator('.queue-table .s-skeleton').waitFor();
    expect(await choose.isDisabled()).toBe(true);
  } finally {
    answer();
  }
  await some(page.locator('.queue-table .s-row'));
  expect(await choose.isEnabled()).toBe(true);
  // The first card is whole on the first screen.
  const first = await firstOf(page.locator('.queue-table .s-row')).boundingBox();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect((first?.y ?? 0) + (first?.height ?? 0)).toBeLessThanOrEqual(
    page.viewportSize()?.height ?? 0,
  );
  await expectStill();
});
