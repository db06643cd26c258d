import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { demoPassword } from './api-client.ts';
import { dialog, fillSignIn } from './harness/people.ts';
import { useHarness } from './harness/harness.ts';
import { lookOver } from './harness/look-over.ts';
import { firstOf, some } from './harness/several.ts';
import { inFullRun } from '@sarn/server/testing';

const harness = useHarness();
const account = 'officer2.finance';
/** Only a step that hangs takes so long. */
const patience = { timeout: 15_000 };

const said = (page: Page, words: string) =>
  some(page.locator('.s-toast, [role=alert]').getByText(words));

/** A row of the profile: its label, its value, who changes it. */
const fact = (page: Page, label: string) =>
  page.locator('.profile-fact').filter({ has: page.getByText(label, { exact: true }) });

inFullRun(() => {
  it('[2.12] a person changes what is the own, and sees who changes the rest', async () => {
    const page = await harness.enter(account, '/profile');
    await fact(page, 'วันเกิด').getByText('แก้ไขโดยงานการเจ้าหน้าที่').waitFor();
    await fact(page, 'ตำแหน่ง').getByText('ตามตำแหน่งที่ดำรง').waitFor();
    await lookOver(page, 'profile');
    // The value has enough width: an e-mail address is on one line.
    const value = await firstOf(fact(page, 'อีเมลหน่วยงาน').locator('dd')).boundingBox();
    expect(value?.width).toBeGreaterThan(240);
    expect(value?.height).toBeLessThan(40);
    await page.getByRole('button', { name: 'แก้ไขข้อมูลของฉัน' }).click();
    const form = dialog(page, 'แก้ไขข้อมูลของฉัน');
    await form.getByLabel('โทรศัพท์').fill('ไม่มี');
    await form.getByLabel('ที่อยู่').fill('99/9 ถนนพหลโยธิน\nแขวงพญาไท กรุงเทพมหานคร');
    await form.getByRole('button', { name: 'บันทึก' }).click();
    await form.getByText('กรุณากรอกหมายเลขโทรศัพท์ให้ถูกต้อง').waitFor();
    await lookOver(page, 'profile form');
    await form.getByLabel('โทรศัพท์').fill('๐ ๒๙๙๙ ๑๒๓๔ ต่อ ๕');
    await form.getByRole('button', { name: 'บันทึก' }).click();
    await said(page, 'บันทึกข้อมูลเรียบร้อยแล้ว');
    await fact(page, 'โทรศัพท์').getByText('0 2999 1234 ต่อ 5').waitFor();
    await fact(page, 'ที่อยู่').getByText('99/9 ถนนพหลโยธิน').waitFor();
  });
});

inFullRun(() => {
  it('[2.12] [2.16] the account page: names, ways to sign in, this device, last sign-ins, own data', async () => {
    const page = await harness.enter(account, '/account-information');
    await page.getByText(account, { exact: true }).waitFor();
    await page.getByText('เครื่องนี้', { exact: true }).waitFor();
    await some(page.getByText(/^มีการเข้าใช้งานจากเครื่องอื่น เมื่อ \d+\s\S+\s\d\d\s·\s/));
    await lookOver(page, 'account');
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'ดาวน์โหลดข้อมูลของฉัน' }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(/^ข้อมูลของฉัน-\d{4}-\d\d-\d\d\.json$/);
    const data = JSON.parse(readFileSync(await file.path(), 'utf8')) as object;
    expect(data).toMatchObject({ บัญชีผู้ใช้งาน: { ชื่อผู้ใช้งาน: account } });
  });
});

it('[2.06] [3.14] the side panel says who is signed in and leads to the own pages and out', async () => {
  const page = await harness.enter(account, '/profile');
  const pages = [
    ['ข้อมูลส่วนตัว', '/profile'],
    ['ข้อมูลบัญชีผู้ใช้งาน', '/account-information'],
    ['เปลี่ยนรหัสผ่าน', '/change-password'],
  ] as const;
  const panel = dialog(page, 'บัญชีผู้ใช้งาน');
  for (const [title, place] of pages) {
    await page.locator('.user-button').click();
    await panel.locator('img').waitFor();
    await panel.getByText(`อีเมล ${account}@land-policy.example`).waitFor();
    await panel.getByText(/^(นักวิชาการ|เจ้าพนักงาน)/).waitFor();
    await panel.getByRole('link', { name: title }).click();
    await page.getByRole('heading', { name: title, level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe(place);
  }
  await page.locator('.user-button').click();
  await panel.waitFor();
  await lookOver(page, 'user panel');
  const picture = panel.locator('img');
  expect(await picture.getAttribute('src')).toMatch(/\/api\/users\/view-file-avatar\/[\w-]+/);
  const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width, patience).toBeGreaterThan(0);
  await panel.getByRole('button', { name: 'ออกจากระบบ' }).click();
  await page.getByRole('heading', { name: 'เข้าสู่ระบบ' }).waitFor();
  const kept = () =>
    page.evaluate(() => [localStorage['sarn_token'], localStorage['sarn_userLogin']]);
  await expect.poll(kept, patience).toEqual([undefined, undefined]);
});

inFullRun(() => {
  it('[2.12] a password is changed by the current one, by the rules, and lets in anew', async () => {
    const page = await harness.enter(account, '/change-password');
    await page.getByLabel('รหัสผ่านปัจจุบัน').waitFor();
    await lookOver(page, 'change password');
    const change = async (current: string, next: string, again = next) => {
      await page.getByLabel('รหัสผ่านปัจจุบัน').fill(current);
      await page.getByRole('textbox', { name: 'รหัสผ่านใหม่', exact: true }).fill(next);
      await page.getByRole('textbox', { name: 'ยืนยันรหัสผ่านใหม่', exact: true }).fill(again);
      await page.getByRole('button', { name: 'บันทึกรหัสผ่านใหม่' }).click();
    };
    await change('Wrong2569', 'Saraban2570');
    await said(page, 'รหัสผ่านปัจจุบันไม่ถูกต้อง');
    await change(demoPassword, 'Saraban2570', 'Saraban2571');
    await said(page, 'รหัสผ่านใหม่ทั้งสองช่องไม่ตรงกัน');
    await change(demoPassword, 'short1A');
    await said(page, 'กรุณากรอกรหัสผ่านใหม่อย่างน้อย 8 ตัวอักษร');
    await change(demoPassword, 'Saraban2570');
    await said(page, 'เปลี่ยนรหัสผ่านเรียบร้อยแล้ว');
    const other = await harness.stranger();
    await other.goto(harness.url);
    await fillSignIn(other, account, 'Saraban2570');
    await dialog(other, 'บัญชีนี้กำลังใช้งานอยู่').waitFor();
    await change('Saraban2570', demoPassword);
    await expect.poll(() => page.getByLabel('รหัสผ่านปัจจุบัน').inputValue(), patience).toBe('');
  });
});
