import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { DocumentDetail } from '@sarn/document/contract';
import { demoPassword, signIn } from './api-client.ts';
import { brokenRules } from './harness/axe.ts';
import { cast } from './harness/cast.ts';
import { doStep, watchCard } from './harness/step.ts';
import { dropPdf, fillRegister, newLetter, pickPdf } from './harness/letter.ts';
import { act, choose, dialog, openFromQueue, pickPerson, signInByForm } from './harness/people.ts';
import { agreeBefore } from './harness/session.ts';
import { goInside } from './harness/places.ts';
import { useHarness } from './harness/harness.ts';
import { toBeGone, toCount } from './harness/look.ts';
import { firstOf } from './harness/several.ts';

// The journey checks what one person's act changes on the open page of another.
const harness = useHarness({ isLive: true });
const letter = newLetter();
const dashboard = '/sarabun/dashboard';

const bell = (page: Page) => page.getByRole('button', { name: /^การแจ้งเตือน/ });

async function unread(page: Page): Promise<number> {
  const label = await bell(page).getAttribute('aria-label');
  return Number(/\d+/.exec(label ?? '')?.[0]);
}

it('is registered, ordered, dispatched, assigned, reported and closed', async () => {
  const saraban = await harness.stranger();
  await saraban.goto(harness.url);
  await agreeBefore(harness.url, 'saraban');
  await signInByForm(saraban, 'saraban');
  await saraban.getByRole('heading', { name: `สวัสดี คุณ${cast.saraban}` }).waitFor();
  await registerLetter(saraban);
  const director = await harness.enter('director');
  await presentToHead(saraban, director);
  await orderFromBell(director);
  // People who are done close the page: an open one would redraw at each act of the others.
  const place = new URL(director.url()).pathname;
  await director.close();
  const clerk = await dispatchToDivision(saraban);
  await saraban.close();
  const head = await receiveAndPresent(clerk);
  await workOnIt(head, place.split('/').at(-1) ?? '');
  await acceptAndClose(head, clerk);

  await goInside(clerk, place);
  await clerk.getByText('เรื่องสิ้นสุดแล้ว').waitFor();
  expect(await historyOf(clerk)).toEqual([
    `ลงทะเบียนรับ ${cast.saraban}`,
    `เสนอ ${cast.saraban}`,
    `สั่งการ ${cast.director}`,
    `ส่งตามคำสั่งการ ${cast.saraban}`,
    `ลงรับ ${cast['clerk.policy']}`,
    `เสนอ ${cast['clerk.policy']}`,
    `มอบหมาย ${cast['head.policy']}`,
    `รับงาน ${cast['officer.policy']}`,
    `รับงาน ${cast['officer2.policy']}`,
    `รายงานผล ${cast['officer2.policy']}`,
    `รายงานผล ${cast['officer.policy']}`,
    `ตรวจรับรายงาน ${cast['head.policy']}`,
    `ปิดเรื่อง ${cast['clerk.policy']}`,
  ]);

  const stranger = await harness.enter('officer.legal', place);
  await stranger.getByText('ไม่พบเอกสารที่ต้องการ หรือท่านไม่มีสิทธิ์เข้าถึง').waitFor();
  await toBeGone(stranger.getByText(letter.title));
});

async function registerLetter(saraban: Page): Promise<void> {
  await saraban.getByRole('link', { name: 'ลงทะเบียนรับหนังสือภายนอก' }).click();
  await dropPdf(saraban, 'หนังสือเชิญประชุม.pdf', letter.text);
  await fillRegister(saraban, letter);
  await saraban.getByText('5 มกราคม 2569').waitFor();
  await saraban.getByRole('button', { name: 'ลงทะเบียนรับ' }).click();
  await saraban.getByRole('heading', { name: /^เลขรับที่ \d+\/25\d\d$/ }).waitFor();
}

/** The bell of the head counts one more, on the page they have open. */
async function presentToHead(saraban: Page, director: Page): Promise<void> {
  // Its label has no number before they are counted.
  await expect.poll(() => unread(director), { timeout: 15_000 }).toBeGreaterThanOrEqual(0);
  const before = await unread(director);
  await director.evaluate(() => document.body.setAttribute('data-not-reloaded', ''));
  await saraban.getByRole('button', { name: 'เสนอ…' }).click();
  const form = dialog(saraban, 'เสนอ');
  await form.getByLabel('ข้อเสนอของผู้เสนอ').fill('เห็นควรมอบกองนโยบายและแผนพิจารณา');
  const pressed = performance.now();
  await form.getByRole('button', { name: 'เสนอ', exact: true }).click();
  const risen = `การแจ้งเตือน ยังไม่ได้อ่าน ${before + 1} รายการ`;
  await director.getByRole('button', { name: risen }).waitFor();
  console.info(`the bell rang ${Math.round(performance.now() - pressed)} ms after the press`);
  await toCount(director.locator('body[data-not-reloaded]'), 1);
}

async function orderFromBell(director: Page): Promise<void> {
  await bell(director).click();
  await firstOf(director.locator('.bell-list').getByRole('button', { name: letter.title })).click();
  await director.getByRole('heading', { name: letter.title }).waitFor();
  // The text of the page is there for a screen reader, its picture for people who see.
  await director.getByRole('region', { name: 'เอกสาร หนังสือเชิญประชุม.pdf' }).waitFor();
  await director.getByText(letter.text).waitFor();
  await expect.poll(() => isDrawn(director), { timeout: 15_000 }).toBe(true);
  await findInLarge(director);
  await act(director, 'สั่งการ', async (order) => {
    await choose(order, 'มอบ');
    await order.getByLabel('ข้อความสั่งการ').fill('มอบกองนโยบายและแผนพิจารณาเสนอ');
    await order.getByRole('button', { name: 'ให้ส่งถึงหน่วยงานหรือบุคคล' }).click();
    await choose(order, 'กองนโยบายและแผน');
    await order.getByLabel('รหัสผ่านของท่าน').fill(demoPassword);
  });
}

/** In the whole window the letter is searched; Escape ends the search, and then the large view, as Back does. */
async function findInLarge(director: Page): Promise<void> {
  await director.getByRole('button', { name: 'ดูเต็มจอ' }).click();
  const large = dialog(director, 'หนังสือเชิญประชุม.pdf');
  await large.getByRole('button', { name: 'ค้นหาในเอกสาร' }).click();
  await large.getByRole('searchbox').fill(letter.text.slice(0, 6));
  await large.getByText('แห่งที่ 1 จาก 1 ใน 1 หน้า').waitFor();
  await toCount(large.locator('.file-mark'), 1);
  expect(await brokenRules(director)).toEqual([]);
  await large.getByRole('searchbox').press('Escape');
  await large.getByRole('searchbox').waitFor({ state: 'detached' });
  await director.keyboard.press('Escape');
  await large.waitFor({ state: 'detached' });
  // Back closes the large view too, and leaves the letter open.
  await director.getByRole('button', { name: 'ดูเต็มจอ' }).click();
  await large.waitFor();
  await director.goBack();
  await large.waitFor({ state: 'detached' });
  await director.getByRole('heading', { name: letter.title }).waitFor();
}

/** @returns the dashboard of the division's clerk, whose card has risen */
async function dispatchToDivision(saraban: Page): Promise<Page> {
  const clerk = await harness.enter('clerk.policy', dashboard);
  const isTold = await watchCard(clerk, 'รอลงรับ');
  await doStep(saraban, letter.title, {
    queue: 'มีคำสั่งการ',
    name: 'ส่งตามคำสั่งการ',
    fill: (sending) => sending.getByText('เลือกแล้ว 1 ราย').waitFor(),
  });
  await isTold();
  return clerk;
}

/** @returns the dashboard of the division's head, whose card has risen */
async function receiveAndPresent(clerk: Page): Promise<Page> {
  await openFromQueue(clerk, 'รอลงรับ', letter.title);
  await act(clerk, 'ลงรับ');
  await clerk.getByText(/ลงรับเรียบร้อยแล้ว เลขที่ \d+\/25\d\d/).waitFor();
  const head = await harness.enter('head.policy', dashboard);
  const isTold = await watchCard(head, 'รอพิจารณาสั่งการ');
  await doStep(clerk, letter.title, {
    queue: 'รับแล้ว รอเสนอ',
    name: 'เสนอ',
    fill: (presenting) => presenting.getByLabel('หมายเหตุ').fill('เพื่อโปรดพิจารณามอบหมาย'),
  });
  await isTold();
  return head;
}

/** An act of somebody who has no browser: the same steps as those of a person who has one. */
async function does(account: string, documentId: string, name: string, form: object = {}) {
  const api = await signIn(harness.url, account);
  const { item } = await api.get(`/registry/document/${documentId}`);
  const offered = (item as DocumentDetail).may.find(({ act: offer }) => offer === name);
  const body = { on: offered?.on, targetId: offered?.targetId, act: name, form };
  const answer = await api.post(`/registry/document/${documentId}/act`, body);
  expect(answer.status, JSON.stringify(answer)).toBe(200);
}

/** Assigned to two officers, accepted and reported by both; one of them in a browser. */
async function workOnIt(head: Page, documentId: string): Promise<void> {
  const queue = 'งานที่ได้รับมอบหมาย';
  const officer = await harness.enter('officer.policy', dashboard);
  const isTold = await watchCard(officer, queue);
  await doStep(head, letter.title, {
    queue: 'รอพิจารณาสั่งการ',
    name: 'มอบหมาย',
    fill: async (assigning) => {
      await pickPerson(assigning, 'ผู้รับผิดชอบหลัก', cast['officer.policy']);
      await pickPerson(assigning, 'ผู้ร่วมรับผิดชอบ', cast['officer2.policy']);
      await assigning.getByRole('button', { name: /^\+7 วันทำการ/ }).click();
      await assigning.getByLabel('คำสั่งหรือแนวทาง').fill('วิเคราะห์และเสนอความเห็น');
    },
  });
  await isTold();
  await doStep(officer, letter.title, { queue, name: 'รับงาน', staysInQueue: true });
  await does('officer2.policy', documentId, 'accept');
  const headIsTold = await watchCard(head, 'รอตรวจรับ/ปิดเรื่อง');
  const note = 'รวบรวมข้อมูลประกอบการประชุมแล้ว';
  await does('officer2.policy', documentId, 'report', { note, percent: 100 });
  await doStep(officer, letter.title, {
    queue,
    name: 'รายงานผล',
    fill: async (report) => {
      await report.getByLabel('ผลการดำเนินการ').fill('วิเคราะห์แล้วเสร็จ ตามรายงานที่แนบ');
      await pickPdf(report, 'รายงานผล.pdf');
    },
  });
  await headIsTold();
  await officer.close();
}

async function acceptAndClose(head: Page, clerk: Page): Promise<void> {
  const queue = 'รอตรวจรับ/ปิดเรื่อง';
  const isTold = await watchCard(clerk, queue);
  await doStep(head, letter.title, {
    queue,
    name: 'ตรวจรับรายงาน',
    fill: (accepting) => accepting.getByLabel('หมายเหตุ').fill('เห็นชอบตามเสนอ'),
  });
  await isTold();
  await doStep(clerk, letter.title, {
    queue,
    name: 'ปิดเรื่อง',
    fill: (closing) => choose(closing, 'เก็บ 10 ปี'),
  });
}

/** The entries of the history, the oldest first: act and name; each must have a post too. */
async function historyOf(page: Page): Promise<string[]> {
  const entries = page.getByRole('list', { name: 'ประวัติการดำเนินการ' }).getByRole('listitem');
  const lines: string[] = [];
  for (const entry of await entries.filter({ has: page.locator('.s-timeline-who') }).all()) {
    const what = await firstOf(entry.locator('strong')).textContent();
    const who = (await entry.locator('.s-timeline-who').textContent()) ?? '';
    const [name = '', post = ''] = who.split(' · ');
    expect(post, `${what} ${name}`).toMatch(/^[ก-๙ ]{5,}$/);
    lines.unshift(`${what} ${name.replace(/^(นาย|นางสาว|นาง)/, '')}`);
  }
  return lines;
}

/** Whether the first page of the document is not blank. */
async function isDrawn(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('.file-sheet-picture');
    const context = canvas?.getContext('2d');
    if (!canvas || !context) return false;
    return context.getImageData(0, 0, canvas.width, canvas.height).data.some((one) => one === 0);
  });
}
