import { randomInt } from 'node:crypto';
import { samplePdf } from '@sarn/testing';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { brokenRules } from './harness/axe.ts';
import { dropPdf, fillRegister, newLetter, typeWords } from './harness/letter.ts';
import { dialog } from './harness/people.ts';
import { goInside } from './harness/places.ts';
import { atBothSizes } from './harness/sizes.ts';
import { useHarness } from './harness/harness.ts';
import { toBeGone, toCount } from './harness/look.ts';
import { firstOf, some } from './harness/several.ts';
import { inFullRun } from '@sarn/server/testing';

const harness = useHarness();
const book = '/sarabun/register';

/** Rules of WCAG that the page breaks, and whether it is wider than the screen. */
async function misfits(page: Page): Promise<string[]> {
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return [...(await brokenRules(page)), ...(over > 0 ? [`${over} too wide`] : [])];
}

/** No such error, in both sizes. */
async function expectGood(page: Page): Promise<void> {
  // Toasts cover a dialog, and announcements are beside it, for some seconds.
  const passing = page.locator('.s-toast, [data-live-announcer] [role=img]');
  await toBeGone(passing);
  expect(await atBothSizes(page, misfits)).toEqual([]);
}

const lineWith = (page: Page, text: string): Locator =>
  firstOf(page.locator('.s-row').filter({ hasText: text }));

/** Reserves numbers and gives the first and last of them. */
async function reserve(page: Page, count: number, reason: string): Promise<void> {
  await some(page.locator('.s-row'));
  await page.getByRole('button', { name: 'จองเลข', exact: true }).click();
  const form = dialog(page, 'จองเลขทะเบียน');
  await form.getByRole('textbox', { name: 'จำนวนเลข' }).fill(String(count));
  await form.getByRole('textbox', { name: 'เหตุผลที่จอง' }).fill(reason);
  await form.getByRole('button', { name: 'จองเลข', exact: true }).click();
  await form.waitFor({ state: 'detached' });
}

inFullRun(() => {
  it('[7.04] [7.05] reserves, voids and releases numbers, each with its reason', async () => {
    const page = await harness.enter('saraban', book);
    const reason = `รอต้นฉบับ ${randomInt(1, 1_000_000_000)}`;
    await some(page.locator('.s-row'));
    await expectGood(page);
    await page.getByRole('button', { name: 'จองเลข', exact: true }).click();
    const form = dialog(page, 'จองเลขทะเบียน');
    await form.getByRole('button', { name: 'จองเลข', exact: true }).click();
    await some(form.getByText('กรุณา'));
    await expectGood(page);
    await form.getByRole('button', { name: 'ยกเลิก' }).click();
    await form.waitFor({ state: 'detached' });
    await reserve(page, 2, reason);
    const reserved = page.locator('.s-row').filter({ hasText: reason });
    await toCount(reserved, 2);
    for (const [act, state] of [
      ['ยกเลิกเลข', 'ยกเลิกเลข'],
      ['คืนเลข', 'คืนเลข'],
    ] as const) {
      await firstOf(reserved.filter({ hasNotText: /ยกเลิกเลข|คืนเลข/ })).click();
      const line = page.getByRole('dialog');
      await line.getByText(reason).waitFor();
      await line.getByRole('button', { name: act }).click();
      await some(line.getByText('กรุณา'));
      await line.getByRole('textbox', { name: 'เหตุผล' }).fill(`เหตุที่${act}`);
      await line.getByRole('button', { name: act }).click();
      await line.waitFor({ state: 'detached' });
      await reserved
        .filter({ hasText: `เหตุที่${act}` })
        .filter({ hasText: state })
        .waitFor();
    }
    await firstOf(reserved).click();
    const ended = page.getByRole('dialog');
    await ended.getByText('ผู้ดำเนินการ').waitFor();
    await toBeGone(ended.getByRole('textbox'));
    await expectGood(page);
  });
});

inFullRun(() => {
  it('[7.05] [7.06] is narrowed by state, printed as the form, and proved', async () => {
    const page = await harness.enter('saraban', book);
    const reason = `เลขสำรอง ${randomInt(1, 1_000_000_000)}`;
    await reserve(page, 1, reason);
    await lineWith(page, reason).waitFor();
    await page.goto(`${page.url().split('?')[0]}?state=RESERVED`);
    await lineWith(page, reason).waitFor();
    await toBeGone(page.locator('.s-row').filter({ hasNotText: 'จองเลข' }));

    await page.getByRole('link', { name: 'พิมพ์ทะเบียน' }).click();
    await page.getByRole('button', { name: 'ดาวน์โหลดไฟล์' }).waitFor();
    await expectGood(page);

    await page.getByRole('link', { name: 'กลับไปหน้าทะเบียน' }).click();
    await page.getByRole('link', { name: 'ตรวจสอบเลข' }).click();
    await page.getByText(/ครบทุกเลข 1–\d+ ไม่ซ้ำ ไม่ข้าม/).waitFor();
    await expectGood(page);
  });
});

inFullRun(() => {
  it('[7.05] goes to a file for Excel with a Thai name', async () => {
    const page = await harness.enter('saraban', book);
    await some(page.locator('.s-row'));
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'ส่งออก Excel' }).click();
    expect((await coming).suggestedFilename()).toMatch(/^ทะเบียนหนังสือรับ .+ 25\d\d\.xlsx$/);
  });
});

inFullRun(() => {
  it('[7.04] a letter is registered under a number that was reserved', async () => {
    const page = await harness.enter('saraban', book);
    const reason = `ใช้กับหนังสือ ${randomInt(1, 1_000_000_000)}`;
    await reserve(page, 1, reason);
    const number = (await lineWith(page, reason).locator('strong').textContent()) ?? '';
    await goInside(page, '/sarabun/create/outside');
    const letter = newLetter();
    await dropPdf(page, 'หนังสือ.pdf', letter.text);
    await fillRegister(page, letter);
    await page.getByRole('button', { name: /ใช้เลขที่จองไว้/ }).click();
    await page.getByRole('option', { name: new RegExp(reason) }).click();
    await page.getByRole('button', { name: 'ลงทะเบียนรับ', exact: true }).click();
    await page.getByRole('heading', { name: `เลขรับที่ ${number}` }).waitFor();
  });
});

it('[4.02] the letters of a batch registration get their numbers one after the other, and a refused line is sent again alone', async () => {
  const mark = randomInt(1, 1_000_000_000);
  const page = await harness.enter('saraban', '/sarabun/post-bag');
  // The path that the page had before leads to it.
  await page.waitForURL((url) => url.pathname === '/sarabun/batch-registration');
  const buffer = Buffer.from(samplePdf());
  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'เลือกไฟล์' }).click();
  const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer });
  await (await chosen).setFiles([pdf('หนึ่ง.pdf'), pdf('สอง.pdf'), pdf('สาม.pdf')]);
  const line = (place: number) => page.locator(`[data-place="${place}"]`);
  await line(2).waitFor();
  await typeWords(page, 'จาก', `กรมถุงเมล์ ${mark}`);
  await typeWords(page, 'เรียน', 'ผู้อำนวยการสำนักงาน');
  await firstOf(page.getByRole('textbox', { name: 'ลงวันที่' })).fill('5/1/2569');
  await line(0).locator('input[name=letterNo]').fill(`ถม ${mark}`);
  // Enter moves down the column; the third row has the number of the first by mistake.
  for (const no of [`ถม ${mark}/2`, `ถม ${mark}`]) {
    await page.keyboard.press('Enter');
    await page.keyboard.type(no);
  }
  for (const place of [0, 1, 2]) {
    await line(place)
      .locator('input[name=title]')
      .fill(`เรื่องในถุง ${mark} ฉบับที่ ${place + 1}`);
  }
  await page.keyboard.press('Alt+1');
  const numberOf = async (place: number) => {
    const shown = await line(place)
      .getByText(/^เลขรับ \d+\/25\d\d$/)
      .textContent();
    return Number(/\d+/.exec(shown ?? '')?.[0]);
  };
  const first = await numberOf(0);
  // Others may register meanwhile; without that the numbers are consecutive.
  const second = await numberOf(1);
  expect(second).toBeGreaterThan(first);
  await line(2).getByText(`เลขรับที่ ${first}/`, { exact: false }).waitFor();
  await line(2).locator('input[name=letterNo]').fill(`ถม ${mark}/3`);
  await page.getByRole('button', { name: 'ลงทะเบียน 1 เรื่อง' }).click();
  expect(await numberOf(2)).toBeGreaterThan(second);
  await page.getByText('ลงทะเบียนแล้ว 3 จาก 3 เรื่อง', { exact: true }).waitFor();
  await expectGood(page);
});
