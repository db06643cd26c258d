import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientWith, signIn } from './api-client.ts';
import type { ApiClient } from './api-client.ts';
import { freePort, startServer } from './server-process.ts';
import type { ServerProcess } from './server-process.ts';
import { brokenRules } from './stage/axe.ts';
import { openProgramData } from './stage/program-data.ts';
import type { ProgramData } from './stage/program-data.ts';
import { makeOldRegister } from './stage/old-register.ts';
import { useStage } from './stage/stage.ts';
import { firstOf, some } from './stage/several.ts';

// The judged size is 50,000 rows and 2,000 scans: IMPORT_ROWS and IMPORT_SCANS.
const rows = Number(process.env['IMPORT_ROWS'] ?? 5_000);
const scans = Number(process.env['IMPORT_SCANS'] ?? 200);
const year = 2568;
const old = makeOldRegister(rows, scans, year);
const place = '/settings/3144/register-import';

let data: ProgramData;
let server: ServerProcess;
let port: number;
const stage = useStage({ at: () => server.url, isLive: true });

beforeAll(async () => {
  data = await openProgramData('import');
  port = await freePort();
  server = await startServer(data.env, port);
}, 240_000);
afterAll(async () => {
  await server.stop();
  await data.remove();
});

interface Item {
  readonly id: string;
  readonly state: string;
  readonly handled: number;
  readonly counts: Record<string, number>;
}

async function newest(client: ApiClient): Promise<Item> {
  const { rows: all } = (await client.get('/registry/imports')) as unknown as { rows: Item[] };
  return all[0]!;
}

/** Waits for what the server does by itself; only one that hangs is never done. */
async function until(client: ApiClient, isThere: (item: Item) => boolean): Promise<Item> {
  for (;;) {
    const item = await newest(client);
    if (isThere(item)) return item;
    await pause(20);
  }
}

const give = async (page: Page, at: number, name: string, buffer: Buffer): Promise<void> => {
  const mimeType = 'application/octet-stream';
  await page.locator('input[type=file]').nth(at).setInputFiles({ name, mimeType, buffer });
};

async function chooseRegister(desk: Page): Promise<void> {
  const unit = desk.getByRole('combobox', { name: 'หน่วยงานเจ้าของทะเบียน' });
  // A page that scrolls closes the list: it is brought there first.
  await desk.getByText('ทะเบียนที่จะนำเข้า').scrollIntoViewIfNeeded();
  await unit.click();
  await unit.fill('สำนักงานนโยบาย');
  await firstOf(desk.getByRole('option', { name: 'สำนักงานนโยบายที่ดิน' })).click();
  await desk.getByRole('textbox', { name: 'ปี พ.ศ.' }).fill(String(year));
  await desk.keyboard.press('Tab');
}

const grouped = (count: number) => new RegExp(`${count.toLocaleString('en')}|${count}`);

/** What stands in the register in the end, as its keeper reads it. */
async function registerOf(client: ApiClient) {
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

describe('[15.10] a register of an older system with one row in a hundred broken', () => {
  it('is checked, entered through kill -9 without a double or a loss, and read on a phone', async () => {
    const desk = await stage.enter('admin', place);
    // A second sign-in would end the session of the browser.
    const token = await desk.evaluate(() => localStorage.getItem('sarn_token'));
    const admin = clientWith(server.url, token ?? '');
    await desk.getByText('ยังไม่เคยนำเข้าทะเบียน').waitFor();
    expect(await brokenRules(desk)).toEqual([]);
    await give(desk, 0, 'ทะเบียนหนังสือรับเดิม.csv', old.sheet);
    await desk.getByText('ทะเบียนที่จะนำเข้า').waitFor({ timeout: 120_000 });
    await give(desk, 0, 'ภาพสแกน.zip', old.scans);
    await until(admin, ({ counts }) => counts['scans'] === scans);
    await desk.getByRole('button', { name: 'ตรวจทุกแถว' }).click();
    await some(desk.getByText('เลือกหน่วยงาน'));
    await chooseRegister(desk);
    expect(await brokenRules(desk)).toEqual([]);
    await desk.getByRole('button', { name: 'ตรวจทุกแถว' }).click();

    const run = desk.getByRole('button', { name: /^นำเข้า .* แถว$/ });
    await run.waitFor({ timeout: 120_000 });
    const checked = await newest(admin);
    const { good, bad, last } = old;
    expect(checked.counts).toMatchObject({ good, bad, first: 1, last: last - 1, scans });
    await some(desk.getByText('อ่านวันที่ไม่ได้'));
    expect(await brokenRules(desk)).toEqual([]);
    await run.click();
    await desk.getByRole('alertdialog').getByRole('button').last().click();

    // Twice in the middle, at a moment that the progress gives and no clock.
    for (const share of [0.2, 0.6]) {
      const cut = await until(
        admin,
        ({ handled, state }) => state === 'DONE' || (state === 'RUNNING' && handled > good * share),
      );
      expect(cut.state).toBe('RUNNING');
      await server.kill();
      server = await startServer(data.env, port);
    }
    const done = await until(admin, ({ state }) => state === 'DONE');
    expect(done.counts).toMatchObject({ done: good, bad, scansAttached: old.attached });
    await desk.getByText(new RegExp(`^นำเข้าแล้ว (?:${grouped(good).source}) เรื่อง$`)).waitFor();

    const saraban = await signIn(server.url, 'saraban');
    expect(await registerOf(saraban)).toMatchObject({
      ...{ last: last - 1, isWhole: true, oldGaps: last - 1 - good },
      counts: { USED: good },
    });
    const found = (await saraban.get(
      `/registry/documents?search=${encodeURIComponent(`OLD-${last - 1}`)}`,
    )) as unknown as { rows: { title: string }[] };
    expect(found.rows).toHaveLength(1);

    const phone = await stage.enter('admin', `${place}?run=${done.id}`, { screen: 'phone' });
    await some(phone.getByText('แถวที่มีปัญหาหรือข้อสังเกต'));
    expect(await brokenRules(phone)).toEqual([]);
  }, 1_800_000);
});
