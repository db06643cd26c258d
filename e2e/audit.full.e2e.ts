import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { signIn } from './api-client.ts';
import { brokenRules } from './harness/axe.ts';
import { atBothSizes } from './harness/sizes.ts';
import { useHarness } from './harness/harness.ts';
import { foreignWords, untranslatedKeys } from './harness/words.ts';
import { toBeGone } from './harness/look.ts';
import { firstOf, some } from './harness/several.ts';

const harness = useHarness();

const history = '/settings/3144/history-activity';
const systemLog = '/settings/3144/activity-system-log';

/** Broken rules of WCAG, text of another language, keys of phrases, and too wide a page. */
async function faultsOn(page: Page): Promise<string[]> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return [
    ...(await brokenRules(page)),
    ...(await untranslatedKeys(page)),
    ...(await foreignWords(page)),
    ...(over > 0 ? [`${over} too wide`] : []),
  ];
}

async function expectGood(page: Page): Promise<void> {
  expect(await atBothSizes(page, faultsOn)).toEqual([]);
}

/** Chooses an act among the filters of the trail, which stand open once one is set. */
async function searchAct(page: Page, name: string): Promise<void> {
  const more = page.getByRole('button', { name: /^ตัวกรอง/, expanded: false });
  if (await more.isVisible()) await more.click();
  const act = page.getByRole('combobox', { name: 'การกระทำ' });
  await act.fill(name);
  await page.getByRole('option', { name, exact: true }).click();
}

it('[13.02] the administrator searches the trail, opens an entry and exports it', async () => {
  const page = await harness.enter('admin', '/settings/3144');
  await page.getByRole('link', { name: /ประวัติการใช้งาน/ }).click();
  const list = page.getByRole('grid', { name: 'รายการประวัติการใช้งาน' });
  await some(list.getByRole('rowheader'));
  await expectGood(page);

  // Asked for by name: what the server does by itself may fill the first rows of the whole trail.
  await searchAct(page, 'ลงชื่อเข้าใช้ระบบ');
  await some(list.getByText('ลงชื่อเข้าใช้ระบบ'));
  await searchAct(page, 'ลงทะเบียนรับ');
  await toBeGone(list.getByText('ลงชื่อเข้าใช้ระบบ'));
  await firstOf(list.getByText('ลงทะเบียนรับ')).click();
  const line = page.getByRole('dialog', { name: 'รายละเอียดของรายการ' });
  await line.getByText('ท่านไม่มีสิทธิ์อ่าน').waitFor();
  await some(line.getByText('127.0.0.1').or(line.getByText('ไม่มี')));
  await expectGood(page);
  await page.keyboard.press('Escape');
  await line.waitFor({ state: 'detached' });

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'ส่งออกไฟล์ตาราง' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^ประวัติการใช้งาน .*\.csv$/);
  const text = readFileSync(await file.path(), 'utf8');
  const rows = text.split('\r\n').slice(1, -1);
  expect(rows.length).toBeGreaterThan(3);
  expect(rows.filter((row) => !row.includes('ลงทะเบียนรับ'))).toEqual([]);
});

it('[13.02] the administrator verifies the trail and reads in Thai that it is whole', async () => {
  const page = await harness.enter('admin', systemLog);
  await page.getByRole('button', { name: 'ตรวจสอบเดี๋ยวนี้' }).click();
  await page.getByText(/^ตรวจครบ [\d,]+ รายการ ไม่พบการแก้ไข ลบ แทรก หรือสลับลำดับ$/).waitFor();
  await page.getByText(/^รหัสปิดท้ายที่ลำดับ [\d,]+$/).waitFor();
  await expectGood(page);
});

it('[13.03] everybody finds from their account who opened their documents', async () => {
  const page = await harness.enter('saraban', '/account-information');
  await page.getByRole('link', { name: 'ใครเปิดดูข้อมูลของฉัน' }).click();
  await page.getByRole('heading', { name: 'ใครเปิดดูข้อมูลของฉัน' }).waitFor();
  await some(page.getByRole('main').getByText('ผู้อำนวยการสำนักงานนโยบายที่ดิน'));
  await expectGood(page);
});

it('[13.01] a clerk finds neither the pages nor their entries in the settings', async () => {
  const clerk = await signIn(harness.url, 'saraban');
  expect((await clerk.post('/audit/check', {})).status).toBe(403);
  const page = await harness.enter('saraban', history);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await toBeGone(page.getByText('รายการประวัติการใช้งาน'));
  await toBeGone(page.getByRole('button', { name: 'ส่งออกไฟล์ตาราง' }));
});
