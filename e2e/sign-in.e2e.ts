import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { demoPassword } from './api-client.ts';
import { dialog, fillSignIn, signInByForm } from './harness/people.ts';
import { useHarness } from './harness/harness.ts';

const harness = useHarness();

const home = (page: Page) => page.getByRole('heading', { name: /^สวัสดี คุณ/ });

it('says in Thai that name and password do not fit, and keeps the name', async () => {
  const page = await harness.stranger();
  await page.goto(harness.url);
  await fillSignIn(page, 'officer2.legal', 'not-my-password');
  const refusal = dialog(page, 'ไม่พบข้อมูลผู้ใช้งาน !');
  await refusal.getByText('กรุณาตรวจสอบ ชื่อผู้ใช้งาน และ รหัสผ่าน ใหม่อีกครั้ง').waitFor();
  await refusal.getByRole('button', { name: 'ตกลง' }).click();
  expect(await page.getByLabel('ชื่อผู้ใช้งาน').inputValue()).toBe('officer2.legal');
});

it('lets in by a new password, set with the code from the mail', async () => {
  const page = await harness.stranger();
  await page.goto(harness.url);
  await page.getByRole('link', { name: 'ลืมรหัสผ่าน' }).click();
  await page.getByLabel('อีเมล').fill('clerk.finance@land-policy.example');
  await page.getByRole('button', { name: 'ส่ง', exact: true }).click();
  await dialog(page, 'ทำรายการสำเร็จ!').getByRole('button', { name: 'ตกลง' }).click();

  const password = 'Saraban2570';
  await page.getByRole('textbox', { name: 'รหัสผ่านใหม่', exact: true }).fill(password);
  await page.getByRole('textbox', { name: 'ยืนยันรหัสผ่านใหม่', exact: true }).fill(password);
  await page.getByLabel('รหัสยืนยัน').fill(await codeFor('clerk.finance@'));
  await page.getByRole('button', { name: 'บันทึก' }).click();
  await dialog(page, 'ทำรายการสำเร็จ!').getByRole('button', { name: 'ตกลง' }).click();

  await fillSignIn(page, 'clerk.finance', demoPassword);
  await dialog(page, 'ไม่พบข้อมูลผู้ใช้งาน !').getByRole('button', { name: 'ตกลง' }).click();
  await signInByForm(page, 'clerk.finance', password);
  await home(page).waitFor();
});

it('moves to another browser when asked, tells the first one, and ends by signing out', async () => {
  const first = await harness.stranger();
  await first.goto(harness.url);
  await signInByForm(first, 'officer.it');
  await home(first).waitFor();

  const other = await harness.stranger();
  await other.goto(harness.url);
  await fillSignIn(other, 'officer.it', demoPassword);
  const question = dialog(other, 'บัญชีนี้กำลังใช้งานอยู่');
  await question.getByText('คุณต้องการเข้าใช้งานเครื่องนี้หรือไม่ ?').waitFor();
  await question.getByRole('button', { name: 'ยืนยัน' }).click();
  await home(other).waitFor();
  await first.getByText('มีการเข้าใช้งานบัญชีนี้จากเครื่องอื่น เครื่องนี้จึงออกจากระบบ').waitFor();

  await other.getByRole('button', { name: 'ยินยอม', exact: true }).click();
  await home(other).waitFor();
  await other.getByRole('button', { name: /ปิยะพงษ์/ }).click();
  await other.getByRole('button', { name: 'ออกจากระบบ' }).click();
  await other.getByRole('heading', { name: 'เข้าสู่ระบบ' }).waitFor();
  await other.goto(`${harness.url}/sarabun/dashboard`);
  await other.getByRole('heading', { name: 'เข้าสู่ระบบ' }).waitFor();
});

it('binds the session to this browser: its token opens nothing elsewhere', async () => {
  const page = await harness.stranger();
  await page.goto(harness.url);
  await signInByForm(page, 'officer2.plan');
  await home(page).waitFor();
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'sarn_device')).toMatchObject({
    ...{ httpOnly: true, sameSite: 'Strict' },
  });
  expect(await page.evaluate(() => document.cookie)).not.toContain('sarn_device');

  const kept = await page.evaluate(() => ({ ...localStorage }) as Record<string, string>);
  const authorization = `Bearer ${kept['sarn_token']}`;
  const stolen = await fetch(`${harness.url}/api/identity/me`, { headers: { authorization } });
  expect(stolen.status).toBe(401);
  // A second tab of this browser shares both, also after it was loaded anew.
  const tab = await page.context().newPage();
  await tab.goto(harness.url);
  await home(tab).waitFor();
  await tab.reload();
  await home(tab).waitFor();
});

interface CaughtMail {
  readonly to: string;
  readonly text: string;
}

/** The code in the last mail to an address. */
async function codeFor(address: string): Promise<string> {
  const find = async () => {
    const mails = (await (await fetch(`${harness.url}/dev/mail.json`)).json()) as CaughtMail[];
    const mail = mails.find((one) => one.to.includes(address));
    return /รหัสยืนยัน: (\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  };
  await expect.poll(find, { timeout: 15_000 }).not.toBe('');
  return find();
}
