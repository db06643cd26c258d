import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { signIn } from './api-client.ts';
import { dialog, fillSignIn, signInByForm } from './harness/people.ts';
import { agreeBefore } from './harness/session.ts';
import { untilIdle } from './harness/idle.ts';
import { useHarness } from './harness/harness.ts';
import { isGoneAfter, ok, stillPage } from './harness/still.ts';
import { some } from './harness/several.ts';
import { inFullRun } from '@sarn/server/testing';
import { watchShifts } from './harness/shifts.ts';

/*
 * The sentences of specification §2, §4, §8 and §9 about sign-in, one by one, with their texts,
 * times and buttons. Time is advanced on a clock of the page.
 */
const harness = useHarness();

const submit = (page: Page) => page.getByRole('button', { name: 'เข้าสู่ระบบ', exact: true });

describe('the sign-in page', () => {
  inFullRun(() => {
    it('[2.01] has the same fields at both addresses, always in Thai, and shows the password', async () => {
      const page = await harness.stranger({ language: 'en' });
      for (const place of ['/login', '/ig-login', '/igencoLogin', '/login/']) {
        await page.goto(harness.url + place);
        await page.getByLabel('ชื่อผู้ใช้งาน').waitFor();
        expect(await page.locator('html').getAttribute('lang')).toBe('th');
        await expect.poll(() => page.title()).toMatch(/^เข้าสู่ระบบ.* – ระบบสำนักงานอิเล็กทรอนิกส์ สาร – /);
        const password = page.getByLabel('รหัสผ่าน', { exact: true });
        await password.fill('Sarn2569');
        expect(await password.getAttribute('type')).toBe('password');
        await page.getByRole('button', { name: 'แสดงรหัสผ่าน' }).click();
        expect(await password.getAttribute('type')).toBe('text');
        await page.getByRole('link', { name: 'ลืมรหัสผ่าน' }).click();
        await page.getByRole('heading', { name: 'ลืมรหัสผ่าน' }).waitFor();
        expect(new URL(page.url()).pathname).toBe('/forgot-password');
      }
    });
  });

  it('[2.01] stands still on the phone on a first visit, while name and fonts arrive', async () => {
    const page = await harness.stranger({ screen: 'phone' });
    const expectStill = await watchShifts(page);
    await page.goto(`${harness.url}/login`);
    await submit(page).waitFor();
    await some(page.locator('.login-brand img'));
    await untilIdle(page);
    await expectStill();
  });

  it('[2.01] loads its form while the server is asked which agency this is', async () => {
    const page = await harness.stranger({ screen: 'phone' });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`${harness.url}/login`);
    await submit(page).waitFor();
    const agency = asked.indexOf('/api/portal/deployment');
    const form = asked.findIndex((path) => /\/assets\/sign-in-(?!entry)[\w-]{8}\.js$/.test(path));
    expect(form).toBeGreaterThan(0);
    expect(agency).toBeGreaterThan(form);
  });

  inFullRun(() => {
    it('[2.01] leads on to the portal when somebody is signed in already', async () => {
      const page = await harness.enter('officer2.survey', '/login');
      await page.waitForURL(`${harness.url}/portal`);
    });
  });

  inFullRun(() => {
    it('[2.03] [14.04] refuses empty fields in a window of that title', async () => {
      const page = await harness.stranger();
      await page.goto(`${harness.url}/login`);
      await page.getByLabel('ชื่อผู้ใช้งาน').fill('   ');
      await submit(page).click();
      await dialog(page, /^เกิดข้อผิดพลาด$/)
        .getByText('กรุณากรอกชื่อผู้ใช้งาน', { exact: true })
        .waitFor();
      await ok(page, 'เกิดข้อผิดพลาด');
      await page.getByLabel('ชื่อผู้ใช้งาน').fill('somebody');
      await submit(page).click();
      await dialog(page, /^เกิดข้อผิดพลาด$/)
        .getByText('กรุณากรอกรหัสผ่าน', { exact: true })
        .waitFor();
    });
  });

  inFullRun(() => {
    it('[2.03] [14.04] says for 2.5 s that nobody is found, then asks anew who is signed in', async () => {
      const page = await stillPage(harness, '/login');
      await fillSignIn(page, 'nobody.at.all', 'Wrong2569');
      await dialog(page, 'ไม่พบข้อมูลผู้ใช้งาน !')
        .getByText('กรุณาตรวจสอบ ชื่อผู้ใช้งาน และ รหัสผ่าน ใหม่อีกครั้ง', { exact: true })
        .waitFor();
      // Another tab signs in meanwhile: this one then continues too.
      const { token } = await signIn(harness.url, 'officer2.plan');
      await page.evaluate((kept) => localStorage.setItem('sarn_token', kept), token);
      const asked = page.waitForRequest(`${harness.url}/api/verify`);
      await isGoneAfter(page, 'ไม่พบข้อมูลผู้ใช้งาน !', 2500);
      await asked;
      await page.clock.resume();
      await page.waitForURL(`${harness.url}/portal`);
    });
  });

  inFullRun(() => {
    it('[2.03] [14.04] reports a broken connection in the same window as any other failure', async () => {
      const page = await harness.stranger();
      await page.goto(`${harness.url}/login`);
      await page.route('**/api/users/pre-login', (route) => route.abort());
      await fillSignIn(page, 'officer.legal', 'Sarn2569');
      await dialog(page, 'เกิดข้อผิดพลาด !')
        .getByText('ติดต่อเครื่องแม่ข่ายไม่ได้ กรุณาตรวจสอบเครือข่ายแล้วลองใหม่')
        .waitFor();
      await page.unroute('**/api/users/pre-login');
      await ok(page, 'เกิดข้อผิดพลาด !');
      await page.route('**/api/users/pre-login', (route) =>
        route.fulfill({
          json: { status: 'error', message: 'ข้อความจากเครื่องแม่ข่าย', oauth_id: null },
        }),
      );
      await submit(page).click();
      await dialog(page, 'เกิดข้อผิดพลาด !').getByText('ข้อความจากเครื่องแม่ข่าย').waitFor();
    });
  });

  inFullRun(() => {
    it('[2.03] [14.04] welcomes by first and last name for 2.5 s, then the portal', async () => {
      await agreeBefore(harness.url, 'officer2.evaluation').then((api) => api.post('/logout', {}));
      const page = await stillPage(harness, '/login');
      await fillSignIn(page, 'officer2.evaluation', 'Sarn2569');
      const title = 'เข้าสู่ระบบสำเร็จ !';
      await dialog(page, title)
        .getByText(/^ยินดีต้อนรับ คุณ\S+ \S+$/)
        .waitFor();
      expect(await page.evaluate(() => localStorage.getItem('sarn_token'))).toBeTruthy();
      expect(await page.evaluate(() => localStorage.getItem('sarn_userLogin'))).toContain(
        'F_PERSON_ID',
      );
      await isGoneAfter(page, title, 2500);
      await page.clock.resume();
      await page.waitForURL(`${harness.url}/portal`);
    });
  });

  inFullRun(() => {
    it('[2.02] [14.04] asks before it takes a session over; cancel stops, confirm goes on', async () => {
      const elsewhere = await agreeBefore(harness.url, 'officer2.evaluation');
      const page = await harness.stranger();
      await page.goto(`${harness.url}/login`);
      await fillSignIn(page, 'officer2.evaluation', 'Sarn2569');
      const question = page.getByRole('dialog').filter({
        hasText: 'คุณต้องการเข้าใช้งานเครื่องนี้หรือไม่ ?',
      });
      await question.getByText(/บัญชีนี้กำลังเข้าใช้งานอยู่ที่เครื่องอื่น/).waitFor();
      await question.getByRole('button', { name: 'ยกเลิก' }).click();
      await question.waitFor({ state: 'detached' });
      expect((await elsewhere.post('/verify', {})).status).toBe(200);
      await submit(page).click();
      await question.getByRole('button', { name: 'ยืนยัน' }).click();
      await dialog(page, 'เข้าสู่ระบบสำเร็จ !').waitFor();
      expect((await elsewhere.post('/verify', {})).status).toBe(401);
    });
  });

  it('[2.09] solves a captcha after three wrong passwords, without a word of the person', async () => {
    const page = await harness.stranger();
    await page.goto(`${harness.url}/login`);
    for (let turn = 0; turn < 3; turn += 1) {
      await fillSignIn(page, 'nobody.of.captcha', `Wrong${turn}`);
      await ok(page, 'ไม่พบข้อมูลผู้ใช้งาน !');
    }
    const challenge = page.waitForResponse(`${harness.url}/api/identity/captcha`);
    await signInByForm(page, 'officer2.evaluation');
    expect((await challenge).status()).toBe(200);
    await page.waitForURL(`${harness.url}/portal`);
  });
});

inFullRun(() => {
  describe('where sign-in leads', () => {
    /** Requests of the page to another host, from now on. */
    function leaving(page: Page): readonly string[] {
      const left: string[] = [];
      page.on('request', (request) => {
        if (new URL(request.url()).hostname.includes('evil')) left.push(request.url());
      });
      return left;
    }

    // Other unsafe values are refused by the same rule: safe-place.test.ts.
    it('[2.01] next=//evil.example/ does not leave the application', async () => {
      await agreeBefore(harness.url, 'officer2.evaluation');
      const page = await harness.stranger();
      const left = leaving(page);
      await page.goto(`${harness.url}/login?next=${encodeURIComponent('//evil.example/')}`);
      await signInByForm(page, 'officer2.evaluation');
      await page.getByRole('heading', { name: /^สวัสดี คุณ/ }).waitFor();
      expect([new URL(page.url()).origin, left]).toEqual([harness.url, []]);
    });

    // Ids of documents that are addresses: apps/web/deep-link.test.ts. The last link ends the
    // session.
    it('[2.01] addresses that name another host stay here', async () => {
      const page = await harness.enter('officer2.evaluation', '/portal');
      const left = leaving(page);
      for (const place of [
        '/sarabun?api=notification&view=document&docId=..%2f..%2f%2fevil.example&enc=n',
        '/meet/mainUser.php?page=MEETTERM1000&id=//evil.example',
        '/oidc-callback?code=a&state=https://evil.example&redirect_uri=https://evil.example',
        '/reset-password?key=https://evil.example',
        '/portal?t=javascript:alert(1)&d=//evil.example',
        '/login?next=/portal&forceLogout=true&next=https://evil.example',
      ]) {
        await page.goto(harness.url + place);
        await some(page.getByRole('main'));
        await untilIdle(page);
        expect([place, new URL(page.url()).origin, left]).toEqual([place, harness.url, []]);
      }
    });
  });
});

inFullRun(() => {
  describe('the start of the application', () => {
    it('[2.04] verifies the session, and a refused one is cleared and leads to sign-in', async () => {
      const page = await harness.enter('officer2.survey', '/sarabun/dashboard');
      await some(page.locator('.todo-card'));
      // Here nothing runs that would call with the new token, be refused and clear it before the start.
      await page.goto(`${harness.url}/api/portal/deployment`);
      await page.evaluate(() => localStorage.setItem('sarn_token', 'made-up'));
      const asked = page.waitForRequest(`${harness.url}/api/verify`);
      await page.goto(`${harness.url}/sarabun/dashboard`);
      expect((await asked).method()).toBe('POST');
      await page.getByRole('heading', { name: 'เข้าสู่ระบบ' }).waitFor();
      const kept = await page.evaluate(() => [
        localStorage.getItem('sarn_token'),
        localStorage.getItem('sarn_userLogin'),
      ]);
      expect(kept).toEqual([null, null]);
    });
  });
});
