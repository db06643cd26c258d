import { isFullRun, inFullRun } from '@sarn/server/testing';
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { demoPassword, signIn } from './api-client.ts';
import { brokenRules } from './harness/axe.ts';
import { addAuthenticator, codeOf } from './harness/authenticator.ts';
import { cast } from './harness/cast.ts';
import { byPassword, card, dialog, fillSignIn } from './harness/people.ts';
import { sessionOf } from './harness/session.ts';
import { useHarness } from './harness/harness.ts';
import type { Screen } from './harness/harness.ts';
import { untranslatedKeys } from './harness/words.ts';
import { toBeGone } from './harness/look.ts';
import { firstOf, some } from './harness/several.ts';

const harness = useHarness();
const account = 'officer.finance';
const head = 'head.policy';
const person = 'พงศกร ธนบดีกุล';
/** Passkeys need a host name, not an IP address. */
const instance = () => harness.url.replace('127.0.0.1', 'localhost');

/** No rule of WCAG 2.2 A and AA is broken, and no key is shown instead of its phrase. */
async function lookOver(page: Page, what: string): Promise<void> {
  await toBeGone(page.locator('.s-toast'));
  // The name of an account looks like a key.
  const keys = (await untranslatedKeys(page)).filter((key) => key !== account && key !== head);
  const found = await brokenRules(page);
  expect([what, ...found, ...keys]).toEqual([what]);
}

/** Opens the account page as a signed-in person. */
async function openAccount(screen: Screen, who: string): Promise<Page> {
  const page = await harness.stranger({ screen });
  const kept = await sessionOf(harness.url, who);
  await page.goto(`${instance()}/healthz`);
  await page.evaluate((entries) => {
    for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value);
  }, kept);
  await page.goto(`${instance()}/account-information`);
  await page.getByRole('heading', { name: 'การยืนยันตัวตนสองขั้น', exact: true }).waitFor();
  return page;
}

/** Closes the browser's session without telling the server, and shows the sign-in page. */
async function leave(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const name of ['sarn_token', 'sarn_userLogin']) localStorage.removeItem(name);
  });
  await page.goto(`${instance()}/login`);
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Name and password, and the session elsewhere taken over; the second step comes next. */
async function toSecondStep(page: Page): Promise<void> {
  await fillSignIn(page, account, demoPassword);
  await dialog(page, 'บัญชีนี้กำลังใช้งานอยู่').getByRole('button', { name: 'ยืนยัน' }).click();
  await page.getByRole('heading', { name: 'ยืนยันตัวตนขั้นที่สอง' }).waitFor();
}

async function welcomed(page: Page): Promise<void> {
  await dialog(page, 'เข้าสู่ระบบสำเร็จ').getByRole('button', { name: 'ตกลง' }).click();
  await page.getByRole('heading', { name: /^สวัสดี คุณ/ }).waitFor();
}

// Whatever the result of the test, the next one signs in by the password alone.
afterEach(async () => {
  const admin = await signIn(harness.url, 'admin');
  const { rows } = await admin.get(`/identity/people?search=${encodeURIComponent(person)}`);
  const [found] = rows as readonly { readonly id: string }[];
  const sent = { personId: found?.id, password: demoPassword };
  const { status } = await admin.post('/identity/second-factor/reset', sent);
  expect([200, 404]).toContain(status);
});

/** Both ways on both sizes in the full run; otherwise each way on one. */
const screensOf = (one: Screen): readonly Screen[] => (isFullRun ? ['desktop', 'phone'] : [one]);

inFullRun(() => {
  describe.each(screensOf('desktop'))('on the %s', (screen) => {
    it('[2.16] an app of one-time codes is set up, asked for, and taken away', async () => {
      const page = await openAccount(screen, account);
      await lookOver(page, 'account page');
      await press(page, 'ตั้งค่า แอปยืนยันตัวตน');
      await page.getByLabel('รหัสผ่านของท่าน').fill(demoPassword);
      await press(page, 'ถัดไป');
      await page.getByRole('img', { name: 'ภาพคิวอาร์สำหรับแอปยืนยันตัวตน' }).waitFor();
      await lookOver(page, 'key of the app');
      const key = (await page.locator('.app-key code').textContent()) ?? '';
      await page.getByLabel('รหัส 6 หลักที่แอปแสดง').fill(codeOf(key));
      await press(page, 'ยืนยันและเปิดใช้');
      await page.getByRole('list', { name: 'รหัสสำรอง 10 รหัส' }).waitFor();
      const [recovery = ''] = await page.locator('.recovery-codes li').allTextContents();
      await lookOver(page, 'recovery codes');
      await press(page, 'เก็บรหัสไว้เรียบร้อยแล้ว');
      await page.getByText('เปิดใช้อยู่').waitFor();

      await leave(page);
      await toSecondStep(page);
      await lookOver(page, 'second step');
      await page.getByLabel('รหัสจากแอป').fill('000000');
      await press(page, 'ยืนยัน');
      await page.getByText('ลองได้อีก 4 ครั้ง').waitFor();
      // The code that confirmed the app is used up: the next one is valid already.
      await page.getByLabel('รหัสจากแอป').fill(codeOf(key, 1));
      await press(page, 'ยืนยัน');
      await welcomed(page);

      await page.goto(`${instance()}/account-information`);
      await press(page, 'ปิดการใช้ แอปยืนยันตัวตน');
      const form = dialog(page, 'ปิดการใช้แอปยืนยันตัวตน');
      await form.getByLabel('รหัสผ่านของท่าน').fill(demoPassword);
      await form.getByLabel('รหัสจากแอป หรือรหัสสำรอง').fill(recovery.toLowerCase());
      await form.getByRole('button', { name: 'ปิดการใช้' }).click();
      await page.getByText('ยังไม่เปิดใช้').waitFor();
    });
  });
});

describe.each(screensOf('phone'))('on the %s', (screen) => {
  it('[2.16] a passkey is made, signs in alone and as second step, and is reset', async () => {
    const page = await openAccount(screen, account);
    const authenticator = await addPasskey(page);
    await lookOver(page, 'account page with a passkey');

    await leave(page);
    await lookOver(page, 'sign-in page');
    await authenticator.setVerified(false);
    await press(page, 'เข้าสู่ระบบด้วยพาสคีย์');
    const refused = dialog(page, 'เกิดข้อผิดพลาด !');
    await refused.getByText('เพราะยกเลิกหรือหมดเวลา').waitFor();
    await refused.getByRole('button', { name: 'ตกลง' }).click();
    await authenticator.setVerified(true);
    await press(page, 'เข้าสู่ระบบด้วยพาสคีย์');
    const question = dialog(page, 'บัญชีนี้กำลังใช้งานอยู่');
    await question.getByText('บัญชีนี้กำลังเข้าใช้งานอยู่ที่เครื่องอื่น').waitFor();
    await question.getByRole('button', { name: 'ยืนยัน' }).click();
    await welcomed(page);

    await leave(page);
    await toSecondStep(page);
    await press(page, 'ใช้พาสคีย์');
    await welcomed(page);
    await page.goto(`${instance()}/account-information`);
    await some(page.getByText('ใช้ล่าสุด'));

    await resetByAdministrator(screen);
    await page.reload();
    await page.getByText('ยังไม่เปิดใช้').waitFor();
  });
});

inFullRun(() => {
  describe.each(screensOf('phone'))('on the %s', (screen) => {
    it('[2.16] [4.02] a head signs by passkey in place of the password', async () => {
      const page = await openAccount(screen, head);
      const authenticator = await addPasskey(page);
      await page.goto(`${instance()}/sarabun/dashboard`);
      await card(page, 'รอลงนาม').click();
      await firstOf(dialog(page, 'รอลงนาม').locator('.s-row')).click();
      const sign = page.locator('.act-primary');
      // A memo is signed, a stamped letter is initialled.
      const name = (await sign.locator('.s-button-text > span').textContent()) ?? '';
      await sign.click();
      const form = dialog(page, name);
      await byPassword(form);
      await authenticator.setVerified(false);
      await form.getByRole('button', { name: 'ยืนยันด้วยพาสคีย์' }).click();
      await form.getByText('เพราะยกเลิกหรือหมดเวลา').waitFor();
      await authenticator.setVerified(true);
      await form.getByRole('button', { name: 'ยืนยันด้วยพาสคีย์' }).click();
      await form.getByRole('button', { name: 'ยืนยันด้วยพาสคีย์แล้ว' }).waitFor();
      await lookOver(page, 'signing by passkey');
      await form.getByRole('button', { name, exact: true }).click();
      await some(page.locator('.s-toast').getByText(`${name}เรียบร้อยแล้ว`));
      // The same head signs on the other screen, where the session begins by the password alone.
      await resetByAdministrator(screen, cast[head]);
    });
  });
});

/** Makes a passkey on the account page, and leaves the page open. */
async function addPasskey(page: Page): ReturnType<typeof addAuthenticator> {
  const authenticator = await addAuthenticator(page);
  await press(page, 'เพิ่มพาสคีย์');
  const form = dialog(page, 'เพิ่มพาสคีย์');
  await form.getByLabel('ชื่อพาสคีย์').fill('เครื่องทดสอบ');
  await form.getByLabel('รหัสผ่านของท่าน').fill(demoPassword);
  await lookOver(page, 'new passkey');
  await form.getByRole('button', { name: 'สร้างพาสคีย์' }).click();
  await press(page, 'เก็บรหัสไว้เรียบร้อยแล้ว');
  await page.getByRole('button', { name: 'ลบ พาสคีย์ เครื่องทดสอบ' }).waitFor();
  return authenticator;
}

/** The administrator removes the second factor, as for somebody who lost the telephone. */
async function resetByAdministrator(screen: Screen, of = person): Promise<void> {
  const page = await openAccount(screen, 'admin');
  const box = page.getByRole('combobox', { name: 'ผู้ใช้งาน' });
  // Proposals close when the page scrolls: first wait until everything is in its place.
  await page.getByRole('heading', { name: 'ข้อมูลส่วนบุคคลของฉัน' }).waitFor();
  await box.evaluate((field) => field.scrollIntoView({ block: 'center' }));
  const proposed = page.getByRole('option', { name: of });
  const propose = async () => {
    await box.fill('');
    await box.fill(of);
    return proposed.waitFor({ timeout: 4_000 }).then(
      () => true,
      () => false,
    );
  };
  await expect.poll(propose, { timeout: 30_000 }).toBe(true);
  await box.press('ArrowDown');
  await box.press('Enter');
  await press(page, 'รีเซ็ต');
  const form = dialog(page, 'รีเซ็ตการยืนยันตัวตนสองขั้นให้ผู้อื่น');
  await form.getByLabel('รหัสผ่านของท่าน').fill(demoPassword);
  await lookOver(page, 'reset of somebody else');
  await form.getByRole('button', { name: 'รีเซ็ต' }).click();
  await some(page.getByText('รีเซ็ตการยืนยันตัวตนสองขั้นแล้ว'));
}
