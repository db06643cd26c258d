import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { signIn } from './api-client.ts';
import { useHarness } from './harness/harness.ts';
import { runUntil } from './harness/still.ts';
import { toBeGone, toCount } from './harness/look.ts';
import { some } from './harness/several.ts';
import { inFullRun } from '@sarn/server/testing';

/* The sentences of specification §2, §4 and §9 about cookies and personal data, one by one. */
const harness = useHarness();

describe('cookies', () => {
  const banner = (page: Page) => page.getByRole('region', { name: 'การใช้คุกกี้' });
  const visits = (page: Page) => page.evaluate(() => localStorage.getItem('sarn_page'));

  it('[2.11] asks a second after the page, with one button, and counts visits from then on', async () => {
    const page = await harness.stranger();
    await page.clock.install({ time: '2026-11-23T02:00:00Z' });
    await page.clock.pauseAt('2026-11-23T02:00:01Z');
    await page.goto(`${harness.url}/login`);
    await runUntil(page, page.getByLabel('ชื่อผู้ใช้งาน'));
    await page.clock.runFor(900);
    await toBeGone(banner(page));
    expect(await visits(page)).toBeNull();
    await page.clock.runFor(200);
    const buttons = banner(page).getByRole('button');
    expect(await buttons.allTextContents()).toEqual(['ยอมรับทั้งหมด']);
    await buttons.click();
    await toBeGone(banner(page));
    expect(await visits(page)).toBe('1');
    expect(await page.evaluate(() => localStorage.getItem('sarn_allow'))).toBe('1');

    await page.reload();
    await runUntil(page, page.getByLabel('ชื่อผู้ใช้งาน'));
    await page.clock.runFor(2000);
    await toBeGone(banner(page));
    expect(await visits(page)).toBe('2');
  });

  inFullRun(() => {
    it('[2.11] keeps the consent thirty days', async () => {
      const page = await harness.stranger({ screen: 'phone' });
      await page.goto(`${harness.url}/login`);
      // The policy can be opened before anything is accepted.
      const asked = await banner(page).boundingBox();
      const policy = await page.locator('.login-foot a').boundingBox();
      expect((policy?.y ?? 0) + (policy?.height ?? 0)).toBeLessThan(asked?.y ?? 0);
      await banner(page).getByRole('button').click();
      const kept = (await page.context().cookies()).find(({ name }) => name === 'sarn_allow');
      const days = ((kept?.expires ?? 0) - Date.now() / 1000) / 86_400;
      expect([Math.round(days), kept?.sameSite]).toEqual([30, 'Lax']);
      await page.context().clearCookies();
      await page.reload();
      await banner(page).waitFor();
    });
  });
});

describe('the personal-data prompt', () => {
  const title = 'นโยบายคุ้มครองข้อมูลส่วนบุคคล';
  const prompt = (page: Page) => page.getByRole('dialog', { name: title });

  /** A person who has not agreed, on a page with a clock that the test controls. */
  async function newcomer(account: string): Promise<Page> {
    const api = await signIn(harness.url, account);
    await api.post('/sarabun/request-pdpa', { F_IS_AGREE_PDPA: 0 });
    const { userLogin } = await api.post('/verify', {});
    const page = await harness.stranger();
    await page.goto(`${harness.url}/login`);
    await page.evaluate(
      ([token, user]) => {
        localStorage.setItem('sarn_token', token ?? '');
        localStorage.setItem('sarn_userLogin', user ?? '');
      },
      [api.token, JSON.stringify(userLogin)],
    );
    await page.goto('about:blank');
    await page.clock.install();
    await page.goto(`${harness.url}/portal`);
    // On a slow computer the prompt may be shown before the page behind it.
    await some(page.getByRole('heading', { name: /^สวัสดี คุณ/ }).or(prompt(page)));
    return page;
  }

  it('[2.10] comes after two seconds, only its buttons end it, and agreeing reloads', async () => {
    const page = await newcomer('officer2.plan');
    await page.clock.runFor(2100);
    await prompt(page).waitFor();
    // Where the consent is withdrawn, by the name of that page.
    await prompt(page).getByText('ถอนความยินยอมได้ทุกเมื่อที่หน้า “ข้อมูลบัญชีผู้ใช้งาน”').waitFor();
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    await toCount(prompt(page), 1);
    const names = await prompt(page).getByRole('button').allTextContents();
    expect(names).toEqual(['ไม่ยินยอม', 'ยินยอม']);
    const sent = page.waitForRequest(`${harness.url}/api/sarabun/request-pdpa`);
    const reloaded = page.waitForEvent('load');
    // On the next page the answer about the session is delayed, as over a slow connection.
    await page.route('**/api/verify', () => {});
    await prompt(page).getByRole('button', { name: 'ยินยอม', exact: true }).click();
    expect((await sent).postData()).toContain('F_IS_AGREE_PDPA');
    await reloaded;
    await page.getByRole('heading', { name: /^สวัสดี คุณ/ }).waitFor();
    await page.clock.runFor(5000);
    await toBeGone(prompt(page));
  });

  inFullRun(() => {
    it('[2.10] signs out whoever does not agree', async () => {
      const page = await newcomer('officer2.plan');
      await page.clock.runFor(2100);
      await prompt(page).getByRole('button', { name: 'ไม่ยินยอม' }).click();
      await page.getByRole('heading', { name: 'เข้าสู่ระบบ' }).waitFor();
      expect(await page.evaluate(() => localStorage.getItem('sarn_token'))).toBeNull();
    });
  });

  inFullRun(() => {
    it('[2.10] [14.04] tells in a note why the choice could not be kept', async () => {
      const page = await newcomer('officer2.plan');
      await page.route('**/api/sarabun/request-pdpa', (route) =>
        route.fulfill({ status: 409, json: { status: 'error', message: 'บันทึกไม่ได้ในขณะนี้' } }),
      );
      await page.clock.runFor(2100);
      await prompt(page).getByRole('button', { name: 'ยินยอม', exact: true }).click();
      await page.getByText('บันทึกไม่ได้ในขณะนี้').waitFor();
    });
  });
});
