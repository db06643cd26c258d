import { randomInt } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { clientWith, letterForm, signIn } from './api-client.ts';
import type { ApiClient } from './api-client.ts';
import { brokenRules } from './harness/axe.ts';
import { dialog } from './harness/people.ts';
import { goInside } from './harness/places.ts';
import { useHarness } from './harness/harness.ts';
import { toBeGone, toCount } from './harness/look.ts';
import { inFullRun } from '@sarn/server/testing';

const harness = useHarness();

/** Letters with a word of their own, in transmission to the unit of `clerk.policy`. */
async function sendLetters(count: number): Promise<{ word: string; ids: string[] }> {
  const word = `ชุด${randomInt(1_000_000, 10_000_000)}`;
  const clerk = await signIn(harness.url, 'clerk.policy');
  const { units } = await clerk.get('/registry/list/filters');
  const [unit] = units as { id: string }[];
  const registry = await signIn(harness.url, 'saraban');
  const ids: string[] = [];
  for (let at = 1; at <= count; at += 1) {
    const form = letterForm(`${word}-${at}`, await registry.upload('หนังสือ'));
    const { documentId } = await registry.post('/registry/incoming/register', form);
    const act = { on: 'document', targetId: documentId, act: 'distribute' };
    const recipients = [{ unitId: unit?.id }];
    await registry.post(`/registry/document/${String(documentId)}/act`, {
      ...act,
      form: { recipients },
    });
    ids.push(String(documentId));
  }
  return { word, ids };
}

async function expectGood(page: Page): Promise<void> {
  await toBeGone(page.locator('.s-toast'));
  expect(await brokenRules(page)).toEqual([]);
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(over).toBeLessThanOrEqual(0);
}

/** The person in the browser at the API, with the same session. */
async function sameSession(page: Page): Promise<ApiClient> {
  return clientWith(
    harness.url,
    (await page.evaluate(() => localStorage.getItem('sarn_token'))) ?? '',
  );
}

it('[4.03] [4.06] a list is as it was when one returns, keeps views, and answers for each row', async () => {
  const { word, ids } = await sendLetters(3);
  const place = `/sarabun/list/waiting?search=${encodeURIComponent(word)}&sort=title&dir=asc`;
  const page = await harness.enter('clerk.policy', place);
  const rows = page.getByRole('row', { name: new RegExp(word) });
  await toCount(rows, 3);
  await expectGood(page);

  // Two rows are chosen, a document is opened and left, the page is loaded again.
  for (const at of [0, 1]) await rows.nth(at).getByRole('checkbox').click({ force: true });
  await page.getByText('เลือก 2 เรื่อง').waitFor();
  await rows
    .nth(2)
    .getByRole('button', { name: /^คำสั่งของเรื่อง/ })
    .click();
  await page.getByRole('menuitem', { name: 'เปิด', exact: true }).click();
  await dialog(page, new RegExp(word)).getByRole('button', { name: 'ลงรับ' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('เลือก 2 เรื่อง').waitFor();
  await page.getByRole('link', { name: 'ทะเบียนหนังสือ' }).click();
  await page.getByRole('heading', { level: 1, name: /ทะเบียน/ }).waitFor();
  await page.goBack();
  await page.getByText('เลือก 2 เรื่อง').waitFor();
  expect(new URL(page.url()).searchParams.get('sort')).toBe('title');
  await page.reload();
  await page.getByText('เลือก 2 เรื่อง').waitFor();

  // A column is chosen with the keyboard; the rows stay chosen. The view is saved under a name.
  await page.getByRole('button', { name: 'คอลัมน์' }).press('Enter');
  await page.getByRole('checkbox', { name: 'ถึง', exact: true }).press('Space');
  await page.keyboard.press('Escape');
  await page.getByText('เลือก 2 เรื่อง').waitFor();
  await page.getByRole('button', { name: 'เลิกเลือก' }).click();
  await page.getByRole('columnheader', { name: 'ถึง' }).waitFor();
  await page.getByRole('button', { name: 'มุมมอง' }).click();
  await page.getByRole('button', { name: 'บันทึกมุมมองนี้' }).click();
  const saving = dialog(page, 'บันทึกมุมมองนี้');
  await saving.getByRole('textbox', { name: 'ชื่อมุมมอง' }).fill(word);
  await saving.getByRole('button', { name: 'บันทึกมุมมองนี้' }).click();
  await saving.waitFor({ state: 'detached' });
  await goInside(page, '/sarabun/list/waiting');
  await page.getByRole('button', { name: 'มุมมอง' }).click();
  await page.getByRole('button', { name: word, exact: true }).click();
  await page.getByRole('columnheader', { name: 'ถึง' }).waitFor();
  await toCount(rows, 3);

  // All three are received; meanwhile a colleague had already received one of them.
  await page.getByRole('checkbox', { name: 'เลือกทั้งหมด' }).click({ force: true });
  await page.getByRole('button', { name: 'ลงรับ (3)' }).click();
  const bulk = dialog(page, 'ลงรับ 3 เรื่อง');
  const [first = ''] = ids;
  const api = await sameSession(page);
  const { item } = await api.get(`/registry/document/${first}`);
  const { transmissions } = item as { transmissions: { id: string }[] };
  const act = { on: 'transmission', targetId: transmissions[0]?.id, act: 'receive' };
  expect((await api.post(`/registry/document/${first}/act`, act)).status).toBe(200);
  await bulk.getByRole('button', { name: 'ดำเนินการ' }).click();
  await bulk.getByText('สำเร็จ 2 จาก 3 เรื่อง').waitFor();
  await toCount(bulk.getByText(/^สำเร็จ เลขที่ \d+/), 2);
  await bulk.getByText(/ขณะนี้ทำขั้นตอน “ลงรับ” กับเอกสารนี้ไม่ได้/).waitFor();
  await expectGood(page);
  await bulk.getByRole('button', { name: 'ปิด' }).last().click();
  await page.getByText('ไม่พบเรื่องที่ตรงกัน').waitFor();
});

inFullRun(() => {
  it('[4.02] on the phone several cards are chosen, and none is filed before it is finished', async () => {
    const { word } = await sendLetters(1);
    const place = `/sarabun/list/waiting?search=${encodeURIComponent(word)}`;
    const page = await harness.enter('clerk.policy', place, { screen: 'phone' });
    const card = page.getByRole('row', { name: new RegExp(word) });
    await card.waitFor();
    await page.getByRole('button', { name: 'เลือกหลายเรื่อง' }).click();
    await card.click();
    await expectGood(page);
    await page.getByRole('button', { name: 'ดำเนินการ' }).click();
    await page.getByRole('menuitem', { name: 'เก็บเข้าแฟ้ม' }).click();
    const filing = dialog(page, 'เก็บเข้าแฟ้ม 1 เรื่อง');
    await filing.getByRole('button', { name: 'สร้างแฟ้มใหม่' }).click();
    const making = dialog(page, 'สร้างแฟ้ม');
    await making.getByRole('textbox', { name: 'ชื่อแฟ้ม' }).fill(word);
    await making.getByRole('button', { name: 'บันทึก' }).click();
    await making.waitFor({ state: 'detached' });
    await filing.getByRole('button', { name: 'ดำเนินการ' }).click();
    await filing.getByText(/ยังรอท่านหรือหน่วยงานของท่านดำเนินการ/).waitFor();
    await goInside(page, '/sarabun/folders');
    await page.getByRole('button', { name: new RegExp(`^${word}`) }).click();
    await page.getByText('แฟ้มนี้ยังว่าง').waitFor();
    await expectGood(page);
  });
});
