import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { demoPassword } from '../api-client.ts';
import { codeOf } from './authenticator.ts';
import { brokenRules } from './axe.ts';
import { answerOf } from './calls.ts';
import type { NewOffice } from './new-office.ts';
import { dialog, pickPerson } from './people.ts';

/** The code that a start has printed. @throws where it printed none */
export function printedCode(output: string): string {
  const code = /setup code {2}(\S+)/.exec(output)?.[1];
  if (!code) throw new Error(`no setup code was printed: ${output.slice(-500)}`);
  return code;
}

export const heading = (page: Page, name: string) =>
  page.getByRole('heading', { name, exact: true, level: 1 });

export const onward = (page: Page): Promise<void> =>
  page.getByRole('button', { name: /^(ต่อไป|เสร็จสิ้น)/ }).click();

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

export async function typeCode(page: Page, code: string): Promise<void> {
  await box(page, 'รหัสตั้งค่า').fill(code);
  await page.getByRole('button', { name: 'เริ่มตั้งค่า' }).click();
}

/** The first step; the page is loaded again in the middle, and nothing typed is lost. */
export async function doAgency(page: Page): Promise<void> {
  await heading(page, 'หน่วยงานของท่าน').waitFor();
  await box(page, 'ชื่อหน่วยงาน').fill('สำนักงานนโยบายตัวอย่าง');
  await box(page, 'รหัสหนังสือ').fill('ดท 0100');
  await box(page, 'ที่อยู่').fill('ถนนตัวอย่าง\nกรุงเทพฯ 10993');
  await page.reload();
  await heading(page, 'หน่วยงานของท่าน').waitFor();
  await expect.poll(() => box(page, 'ชื่อหน่วยงาน').inputValue()).toBe('สำนักงานนโยบายตัวอย่าง');
  expect(await brokenRules(page)).toEqual([]);
  await onward(page);
}

/** The second step; the picture for the app is the same after the page was loaded again. */
export async function doAdministrator(page: Page): Promise<void> {
  await heading(page, 'ผู้ดูแลระบบคนแรก').waitFor();
  const key = await page.locator('code').innerText();
  await box(page, 'ชื่อ').fill('สมศรี');
  await box(page, 'นามสกุล').fill('ดูแลดี');
  await box(page, 'ชื่อผู้ใช้งาน').fill('somsri');
  await page.goBack();
  await heading(page, 'หน่วยงานของท่าน').waitFor();
  await page.goForward();
  await heading(page, 'ผู้ดูแลระบบคนแรก').waitFor();
  await page.reload();
  await heading(page, 'ผู้ดูแลระบบคนแรก').waitFor();
  await expect.poll(() => box(page, 'นามสกุล').inputValue()).toBe('ดูแลดี');
  expect(await page.locator('code').innerText()).toBe(key);
  await box(page, 'รหัสผ่านใหม่').fill(demoPassword);
  await box(page, 'ยืนยันรหัสผ่านใหม่').fill(demoPassword);
  await box(page, 'รหัสจากแอป').fill(codeOf(key));
  expect(await brokenRules(page)).toEqual([]);
  await onward(page);
  const codes = page.getByRole('dialog', { name: 'เก็บรหัสสำรองไว้' });
  await codes.getByRole('button', { name: 'เก็บรหัสไว้เรียบร้อยแล้ว' }).click();
}

/** The third step: the name of the first one is there already. */
export async function doLook(page: Page): Promise<void> {
  await heading(page, 'ตราและสี').waitFor();
  await expect.poll(() => box(page, 'ชื่อหน่วยงาน').inputValue()).toBe('สำนักงานนโยบายตัวอย่าง');
  expect(await brokenRules(page)).toEqual([]);
  await onward(page);
}

export async function skipStep(page: Page, name: string): Promise<void> {
  await heading(page, name).waitFor();
  await page.getByRole('button', { name: 'ข้ามไว้ก่อน' }).click();
}

/** Uploads one file, and enters what it says. */
export async function importFile(page: Page, name: string, file: Buffer, rows: number) {
  await giveFile(page, name, file);
  await enterFile(page, rows);
}

export async function giveFile(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: /^ดูที่จะเปลี่ยน/ }).waitFor();
}

export async function enterFile(page: Page, rows: number): Promise<void> {
  await page.getByRole('button', { name: `ดูที่จะเปลี่ยน ${rows} แถว` }).click();
  const enter = page.getByRole('button', { name: `นำเข้า ${rows} แถว` });
  await answerOf(page, /\/personnel\/imports\/[^/]+\/enter$/, () => enter.click());
  await page.getByText(`นำเข้าแล้ว ${rows} แถว`).waitFor();
}

/** The fourth step: units, then people. */
export async function doPeople(page: Page, office: NewOffice, count: number): Promise<void> {
  await heading(page, 'นำเข้าบุคลากรและหน่วยงาน').waitFor();
  await importFile(page, 'หน่วยงาน.csv', office.units, office.divisions);
  await page.getByRole('button', { name: 'เปลี่ยนไฟล์' }).click();
  await importFile(page, 'บุคลากร.csv', office.people, count);
  await onward(page);
}

/** The fifth step, with the mail as the developer's page shows it. */
export async function doMail(page: Page, mails: Page, url: string): Promise<void> {
  await heading(page, 'อีเมล').waitFor();
  await box(page, 'ส่งถึง').fill('somsri@office.example');
  await page.getByRole('button', { name: 'ส่งอีเมลทดสอบ' }).click();
  await box(page, 'รหัสในอีเมล').waitFor();
  const subject = await textOfMail(mails, url, 'รหัสทดสอบอีเมล');
  await box(page, 'รหัสในอีเมล').fill(/รหัสทดสอบอีเมล (\d{6})/.exec(subject)?.[1] ?? '');
  await onward(page);
}

/** A caught mail that has these words, as soon as it is there. */
export async function textOfMail(page: Page, url: string, words: string): Promise<string> {
  const mail = page.locator('article').filter({ hasText: words });
  await expect
    .poll(
      async () => {
        await page.goto(`${url}/dev/mail`);
        return mail.isVisible();
      },
      { timeout: 30_000 },
    )
    .toBe(true);
  return mail.innerText();
}

/** The sixth step: one division receives for itself, and the receive book goes on from paper. */
export async function doRegisters(page: Page, last: number): Promise<void> {
  await heading(page, 'จุดรับส่งและทะเบียน').waitFor();
  await page.getByText('กองตัวอย่างที่ 1', { exact: true }).click();
  const centre = page.getByRole('group', { name: 'สำนักงานนโยบายตัวอย่าง' });
  await centre.getByRole('textbox', { name: 'ทะเบียนหนังสือรับ', exact: true }).fill(String(last));
  await box(page, 'เหตุผลที่ต่อเลขจากสมุดเดิม').fill('ใช้สมุดทะเบียนกระดาษถึงวันนี้');
  expect(await brokenRules(page)).toEqual([]);
  await onward(page);
}

/** The seventh step: the clerk is chosen, and a sample number is taken and voided. */
export async function doDuties(page: Page, clerk: string): Promise<void> {
  await heading(page, 'ธุรการและหัวหน้า').waitFor();
  await page.getByText('นายวิชัย หัวหน้าดี ครองตำแหน่งนี้แล้ว').waitFor();
  await pickPerson(page.locator('main'), 'เจ้าหน้าที่สารบรรณกลาง', clerk);
  await page.getByText('ออกเลขตัวอย่างแล้วยกเลิก').click();
  await onward(page);
  await page.getByText('ออกเลขตัวอย่าง ดท 0100/1 และยกเลิกแล้ว').waitFor();
}

/** Agrees to the policy, which each person is asked once. */
export async function agree(page: Page): Promise<void> {
  const again = page.waitForEvent('domcontentloaded');
  await dialog(page, 'นโยบายคุ้มครองข้อมูลส่วนบุคคล')
    .getByRole('button', { name: 'ยินยอม', exact: true })
    .click();
  // The page is loaded again, and a press on the one that goes is lost.
  await again;
  await page.locator('.app-frame:not(#first-frame)').waitFor();
}
