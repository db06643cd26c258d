import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { clientWith, signIn } from '../api-client.ts';
import type { ApiClient } from '../api-client.ts';
import { brokenRules } from './axe.ts';
import type { OldRegister } from './old-register.ts';
import { firstOf, some } from './several.ts';
import type { Harness } from './harness.ts';

const place = '/settings/3144/register-import';

export interface ImportRun {
  readonly id: string;
  readonly state: string;
  readonly handled: number;
  readonly counts: Record<string, number>;
}

async function newest(client: ApiClient): Promise<ImportRun> {
  const { rows: all } = (await client.get('/registry/imports')) as unknown as { rows: ImportRun[] };
  return all[0]!;
}

/** The time limit for background work of the server. */
export async function untilImport(
  client: ApiClient,
  isThere: (run: ImportRun) => boolean,
): Promise<ImportRun> {
  for (;;) {
    const run = await newest(client);
    if (isThere(run)) return run;
    await pause(20);
  }
}

const give = async (page: Page, at: number, name: string, buffer: Buffer): Promise<void> => {
  const mimeType = 'application/octet-stream';
  await page.locator('input[type=file]').nth(at).setInputFiles({ name, mimeType, buffer });
};

async function chooseRegister(desktop: Page, year: number): Promise<void> {
  const unit = desktop.getByRole('combobox', { name: 'หน่วยงานเจ้าของทะเบียน' });
  // A page that scrolls closes the list: the element is scrolled into view first.
  await desktop.getByText('ทะเบียนที่จะนำเข้า').scrollIntoViewIfNeeded();
  await unit.click();
  await unit.fill('สำนักงานนโยบาย');
  await firstOf(desktop.getByRole('option', { name: 'สำนักงานนโยบายที่ดิน' })).click();
  await desktop.getByRole('textbox', { name: 'ปี พ.ศ.' }).fill(String(year));
  await desktop.keyboard.press('Tab');
}

const grouped = (count: number) => new RegExp(`${count.toLocaleString('en')}|${count}`);

/** The rows of the register at the end, as its clerk reads them. */
async function registerOf(client: ApiClient, year: number) {
  const { rows: books } = (await client.get('/registry/registers')) as unknown as {
    rows: { id: string; kind: string; years: number[] }[];
  };
  const id = books.find((book) => book.kind === 'receive')?.id ?? '';
  return (await client.get(`/registry/registers/${id}/proof?year=${year}`)) as unknown as {
    last: number;
    isWhole: boolean;
    oldGaps: number;
    counts: Record<string, number>;
  };
}

/** The import, and what is done to the server meanwhile. */
interface ImportWalk {
  readonly old: OldRegister;
  readonly scanCount: number;
  /** Buddhist year of the register. */
  readonly year: number;
  /** @param good rows without errors */
  readonly whileRunning?: (admin: ApiClient, good: number) => Promise<void>;
}

/** From the sheet and the scans through the check of every row to the register, and on a phone. */
export async function walkImport(
  harness: Harness,
  { old, scanCount, year, whileRunning = () => Promise.resolve() }: ImportWalk,
): Promise<void> {
  const desktop = await harness.enter('admin', place);
  // A second sign-in would end the session of the browser.
  const token = await desktop.evaluate(() => localStorage.getItem('sarn_token'));
  const admin = clientWith(harness.url, token ?? '');
  await desktop.getByText('ยังไม่เคยนำเข้าทะเบียน').waitFor();
  await expectAccessible(desktop);
  await give(desktop, 0, 'ทะเบียนหนังสือรับเดิม.csv', old.sheet);
  await desktop.getByText('ทะเบียนที่จะนำเข้า').waitFor({ timeout: 120_000 });
  await give(desktop, 0, 'ภาพสแกน.zip', old.scans);
  await untilImport(admin, ({ counts }) => counts['scans'] === scanCount);
  await desktop.getByRole('button', { name: 'ตรวจทุกแถว' }).click();
  await some(desktop.getByText('เลือกหน่วยงาน'));
  await chooseRegister(desktop, year);
  await expectAccessible(desktop);
  await desktop.getByRole('button', { name: 'ตรวจทุกแถว' }).click();

  const run = desktop.getByRole('button', { name: /^นำเข้า .* แถว$/ });
  await run.waitFor({ timeout: 120_000 });
  const checked = await newest(admin);
  const { good, bad, last } = old;
  expect(checked.counts).toMatchObject({ good, bad, first: 1, last: last - 1, scans: scanCount });
  await some(desktop.getByText('อ่านวันที่ไม่ได้'));
  await expectAccessible(desktop);
  await run.click();
  await desktop.getByRole('alertdialog').getByRole('button').last().click();

  await whileRunning(admin, good);
  const done = await untilImport(admin, ({ state }) => state === 'DONE');
  expect(done.counts).toMatchObject({ done: good, bad, scansAttached: old.attached });
  await desktop.getByText(new RegExp(`^นำเข้าแล้ว (?:${grouped(good).source}) เรื่อง$`)).waitFor();

  const saraban = await signIn(harness.url, 'saraban');
  expect(await registerOf(saraban, year)).toMatchObject({
    ...{ last: last - 1, isWhole: true, oldGaps: last - 1 - good },
    counts: { USED: good },
  });
  const found = (await saraban.get(
    `/registry/documents?search=${encodeURIComponent(`OLD-${last - 1}`)}`,
  )) as unknown as { rows: { title: string }[] };
  expect(found.rows).toHaveLength(1);

  const phone = await harness.enter('admin', `${place}?run=${done.id}`, { screen: 'phone' });
  await some(phone.getByText('แถวที่มีปัญหาหรือข้อสังเกต'));
  expect(await brokenRules(phone)).toEqual([]);
}

/** Scrolled, the header covers parts of fields, which the rules would take for small ones. */
async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
  expect(await brokenRules(page)).toEqual([]);
}
