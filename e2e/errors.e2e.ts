import type { Page, Route } from 'playwright-core';
import { expect, it } from 'vitest';
import { dropPdf, fillRegister, newLetter } from './harness/letter.ts';
import type { Letter } from './harness/letter.ts';
import { goInside } from './harness/places.ts';
import { useHarness } from './harness/harness.ts';
import { toCount } from './harness/look.ts';
import { some } from './harness/several.ts';
import { inFullRun } from '@sarn/server/testing';

const harness = useHarness();
const registering = '**/api/registry/incoming/register';

it('tells a failure inside the server in Thai, after it tried again, and keeps what was typed', async () => {
  const page = await harness.enter('saraban', '/sarabun/create/outside');
  const letter = newLetter();
  await fillWhole(page, letter);
  await page.route(registering, answer(500, { code: 'platform.internal', requestId: 'r-500' }));
  await page.getByRole('button', { name: 'ลงทะเบียนรับ' }).click();
  await page
    .getByRole('alert')
    .filter({ hasText: /ระบบทำรายการไม่สำเร็จ .*r-500/ })
    .waitFor();
  expect(await page.getByRole('textbox', { name: 'เรื่อง' }).inputValue()).toBe(letter.title);
  await some(page.getByText('หนังสือ.pdf'));

  await page.unroute(registering);
  await page.getByRole('button', { name: 'ลงทะเบียนรับ' }).click();
  await page.getByRole('heading', { name: /^เลขรับที่ \d+/ }).waitFor();
});

inFullRun(() => {
  it('[14.04] asks to select something before Enter opens it', async () => {
    const page = await harness.enter('director', '/sarabun/queue/jobReceived2');
    await some(page.locator('.s-row'));
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press('Enter');
    await some(page.getByText('กรุณาเลือกข้อมูลก่อนทำรายการทุกครั้ง'));
  });
});

inFullRun(() => {
  it('registers once when the button is pressed twice', async () => {
    const page = await harness.enter('saraban', '/sarabun/create/outside');
    const letter = newLetter();
    await fillWhole(page, letter);
    await page.getByRole('button', { name: 'ลงทะเบียนรับ' }).dblclick();
    await page.getByRole('heading', { name: /^เลขรับที่ \d+/ }).waitFor();
    await expectRegistered(page, letter, 1);
  });
});

inFullRun(() => {
  it('warns that a letter is in the register already, and takes it when that is confirmed', async () => {
    const page = await harness.enter('saraban', '/sarabun/create/outside');
    const letter = newLetter();
    await fillWhole(page, letter);
    await page.getByRole('button', { name: 'ลงทะเบียนรับ' }).click();
    const given = await page.getByRole('heading', { name: /^เลขรับที่ \d+/ }).textContent();
    await page.getByRole('button', { name: 'ลงรับเรื่องถัดไป' }).click();

    await fillWhole(page, letter);
    await page.getByText('หนังสือฉบับนี้อาจลงทะเบียนรับไว้แล้ว').waitFor();
    const earlier = given?.replace('เลขรับที่', 'เลขรับ') ?? '';
    await page.getByRole('link', { name: earlier }).waitFor();
    await page.getByRole('button', { name: 'ลงทะเบียนรับ' }).click();
    await page.getByRole('alert').filter({ hasText: 'หากต้องการลงรับซ้ำกรุณายืนยัน' }).waitFor();
    await page.getByText('ตรวจสอบแล้ว ยืนยันลงรับซ้ำ').click();
    await page.getByRole('button', { name: 'ลงทะเบียนรับ' }).click();
    await page.getByRole('heading', { name: /^เลขรับที่ \d+/ }).waitFor();
    await expectRegistered(page, letter, 2);
  });
});

async function fillWhole(page: Page, letter: Letter): Promise<void> {
  await dropPdf(page, 'หนังสือ.pdf', letter.text);
  await fillRegister(page, letter);
}

/** That many rows of the register are of this letter. */
async function expectRegistered(page: Page, letter: Letter, times: number): Promise<void> {
  await goInside(page, '/sarabun/register');
  await page.getByRole('searchbox', { name: 'ค้นหาในทะเบียน' }).fill(letter.letterNo);
  const other = page.getByRole('row').filter({ hasNotText: letter.letterNo });
  // Only the head of the table is left beside the rows found.
  await toCount(other, 1);
  await toCount(page.getByRole('row').filter({ hasText: letter.letterNo }), times);
}

/** The answer of a server that refuses. */
function answer(status: number, body: object) {
  return (route: Route) =>
    route.fulfill({ status, json: { status: 'error', message: '', params: {}, ...body } });
}
