import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from './api-client.ts';
import { addAuthenticator } from './harness/authenticator.ts';
import { brokenRules } from './harness/axe.ts';
import { openDescribedInstance } from './harness/described-instance.ts';
import type { DescribedInstance } from './harness/described-instance.ts';
import { dialog, signInByForm } from './harness/people.ts';
import { agreeBefore } from './harness/session.ts';
import { useHarness } from './harness/harness.ts';
import { toCount } from './harness/look.ts';
import { firstOf, some } from './harness/several.ts';
import { inFullRun } from '@sarn/server/testing';

let officeInstance: DescribedInstance;
const harness = useHarness({ at: () => officeInstance.url });
const greeting = { name: 'สวัสดี คุณสมศรี พร้อมงาน' };

beforeAll(async () => {
  officeInstance = await openDescribedInstance();
}, 240_000);
afterAll(() => officeInstance.close());

describe('in an instance below a base path', () => {
  it("[2.15] one signs in at the agency's own OpenID provider, in its pages", async () => {
    const page = await harness.stranger();
    await page.goto(`${officeInstance.url}/profile`);
    await page.getByRole('button', { name: 'เข้าสู่ระบบด้วยบัญชีของหน่วยงาน' }).click();
    await page.locator('input[name=login]').fill('somsri.there');
    await page.locator('input[name=password]').fill('any');
    await page.getByRole('button', { name: 'Sign-in' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    const welcome = dialog(page, 'เข้าสู่ระบบสำเร็จ');
    await welcome.getByText('สมศรี พร้อมงาน').waitFor();
    await welcome.getByRole('button', { name: 'ตกลง' }).click();
    // Back to the page that was asked for, also through the provider.
    await page.waitForURL(`${officeInstance.url}/profile`);
    await page.getByRole('heading', { name: 'ข้อมูลส่วนตัว', level: 1 }).waitFor();
  });

  inFullRun(() => {
    it('[2.15] a person known to the provider but without an account is told so and not signed in', async () => {
      const page = await harness.stranger({ screen: 'phone' });
      await page.goto(`${officeInstance.url}/login`);
      await page.getByRole('button', { name: 'เข้าสู่ระบบด้วยบัญชีของหน่วยงาน' }).click();
      await page.locator('input[name=login]').fill('stranger');
      await page.locator('input[name=password]').fill('any');
      await page.getByRole('button', { name: 'Sign-in' }).click();
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByRole('alert').getByText('ยังไม่มีบัญชีของท่านในระบบนี้').waitFor();
      expect(await brokenRules(page)).toEqual([]);
      expect(await page.evaluate(() => localStorage.getItem('sarn_token'))).toBeNull();
      await page.getByRole('link', { name: /กลับ/ }).click();
      await page.getByLabel('ชื่อผู้ใช้งาน').waitFor();
    });
  });
});

inFullRun(() => {
  it('[2.01] where the agency takes requests, a stranger asks for an account', async () => {
    const page = await harness.stranger({ screen: 'phone' });
    await page.goto(`${officeInstance.url}/login`);
    await page.getByRole('link', { name: 'ขอบัญชีผู้ใช้งาน' }).click();
    await page.getByRole('heading', { name: 'ขอบัญชีผู้ใช้งาน' }).waitFor();
    const refused = dialog(page, 'เกิดข้อผิดพลาด !');
    const send = page.getByRole('button', { name: 'ส่งคำขอ' });
    await send.click();
    await refused.getByText('กรุณากรอกข้อมูลให้ครบทุกช่อง').waitFor();
    await refused.getByRole('button', { name: 'ตกลง' }).click();
    for (const name of ['ชื่อ', 'นามสกุล', 'อีเมล', 'หน่วยงาน', 'ตำแหน่ง', 'เหตุผลที่ขอใช้งาน']) {
      await page.getByRole('textbox', { name, exact: true }).fill('ไม่ใช่ที่อยู่');
    }
    await send.click();
    await refused.getByText('กรุณากรอกอีเมลให้ถูกต้อง').waitFor();
    await refused.getByRole('button', { name: 'ตกลง' }).click();
    await page.getByRole('textbox', { name: 'อีเมล', exact: true }).fill('mana@agency.example');
    await send.click();
    const done = dialog(page, 'ทำรายการสำเร็จ!');
    await done.getByText(/^ส่งคำขอเรียบร้อยแล้ว/).waitFor();
    await done.getByRole('button', { name: 'ตกลง' }).click();
    await page.waitForURL(`${officeInstance.url}/login`);
  });
});

inFullRun(() => {
  it('[2.16] [2.06] a device is signed out from another, and sees it at once', async () => {
    const lost = await harness.signedIn('somsri', { screen: 'phone' });
    // A tab that is not connected yet gets no event: its next call would be refused without a reason.
    const isListening = lost.waitForEvent('console', {
      predicate: (message) => message.text() === 'Socket is Connected',
    });
    await lost.goto(`${officeInstance.url}/portal`);
    await lost.getByRole('heading', greeting).waitFor();
    await isListening;
    const own = await harness.enter('somsri', '/account-information');
    const devices = own.getByRole('button', { name: /^ออกจากระบบเครื่องนั้น .+ ที่เข้าใช้งานเมื่อ/ });
    await some(devices);
    // The list begins with the newest; all but this one are ended, the lost one among them.
    const all = (await devices.all()).length;
    for (let left = all; left > 0; left -= 1) {
      await firstOf(devices).click();
      const question = own.getByRole('alertdialog');
      await question.getByRole('button', { name: 'ออกจากระบบเครื่องนั้น' }).click();
      await toCount(devices, left - 1);
    }
    await lost.waitForURL('**/office/login?*');
    await lost.getByText('เครื่องนี้ถูกสั่งให้ออกจากระบบจากเครื่องอื่นของท่าน').waitFor();
    expect(await lost.evaluate(() => localStorage.getItem('sarn_token'))).toBeNull();
    await own.getByText('เครื่องนี้', { exact: true }).waitFor();
  });
});

inFullRun(() => {
  it('[1.16] [1.14] the archive is a tile, and is entered by a ticket that is valid once', async () => {
    const page = await harness.enter('somsri', '/portal');
    const opening = page.context().waitForEvent('page');
    await page.getByRole('link', { name: /^ระบบจัดเก็บเอกสาร/ }).click();
    const tab = await opening;
    await tab.waitForURL(`${officeInstance.url}/healthz?sso=*`);
    const ticket = new URL(tab.url()).searchParams.get('sso') ?? '';
    const redeem = () =>
      fetch(`${officeInstance.url}/api/identity/archive-ticket/redeem`, {
        method: 'POST',
        headers: { authorization: `Bearer ${officeInstance.archiveSecret}` },
        body: new URLSearchParams({ ticket }),
      });
    const first = await redeem();
    expect(await first.json()).toMatchObject({ username: 'somsri', email: 'somsri@example.go.th' });
    expect((await redeem()).status).toBe(401);
  });
});

inFullRun(() => {
  it('[1.15] /intranet leads to the intranet that the installation sets', async () => {
    const page = await harness.enter('somsri', '/intranet');
    await page.waitForURL(`${officeInstance.url}/healthz`);
  });
});

// The last passkey: from then on a password alone is not enough for her.
inFullRun(() => {
  it('[2.16] a passkey is made below a base path, and signs in', async () => {
    const page = await harness.stranger();
    await agreeBefore(officeInstance.url, 'somsri');
    await addAuthenticator(page);
    await page.goto(`${officeInstance.url}/login`);
    await signInByForm(page, 'somsri');
    await page.getByRole('heading', greeting).waitFor();
    await page.evaluate(() => localStorage.setItem('sarn_allow', '1'));
    await page.goto(`${officeInstance.url}/account-information`);
    await page.getByRole('button', { name: 'เพิ่มพาสคีย์', exact: true }).click();
    const form = dialog(page, 'เพิ่มพาสคีย์');
    await form.getByLabel('ชื่อพาสคีย์').fill('เครื่องของสมศรี');
    await form.getByLabel('รหัสผ่านของท่าน').fill(demoPassword);
    await form.getByRole('button', { name: 'สร้างพาสคีย์' }).click();
    await page.getByRole('button', { name: 'เก็บรหัสไว้เรียบร้อยแล้ว', exact: true }).click();
    await page.getByRole('button', { name: /^บัญชีผู้ใช้งาน/ }).click();
    await page.getByRole('button', { name: 'ออกจากระบบ', exact: true }).click();
    await page.waitForURL(`${officeInstance.url}/login`);
    await page.getByRole('button', { name: 'เข้าสู่ระบบด้วยพาสคีย์', exact: true }).click();
    await dialog(page, 'เข้าสู่ระบบสำเร็จ').getByRole('button', { name: 'ตกลง' }).click();
    await page.getByRole('heading', greeting).waitFor();
    expect(new URL(page.url()).pathname).toBe('/office/portal');
  });
});
