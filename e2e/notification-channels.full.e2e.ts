import { lineEvent, startLineStandIn, startPushStandIn } from '@sarn/testing/stand-ins';
import type { LineStandIn, PushStandIn } from '@sarn/testing/stand-ins';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { letterForm, signIn } from './api-client.ts';
import { brokenRules } from './harness/axe.ts';
import { useInstance } from './harness/instance.ts';
import { goInside } from './harness/places.ts';
import {
  deliver,
  press,
  reloadPastWorker,
  seenBy,
  standInForPush,
  watchWorker,
} from './harness/push-browser.ts';
import { atBothSizes } from './harness/sizes.ts';
import { useHarness } from './harness/harness.ts';
import { endQuietHours } from './harness/quiet-hours.ts';
import { foreignWords, untranslatedKeys } from './harness/words.ts';
import { firstOf, some } from './harness/several.ts';
import { inFullRun } from '@sarn/server/testing';

let line: LineStandIn;
let push: PushStandIn;

beforeAll(async () => {
  line = await startLineStandIn();
  push = await startPushStandIn();
});
afterAll(async () => {
  expect([...line.breaches, ...push.breaches]).toEqual([]);
  await line.close();
  await push.close();
});

const instance = useInstance(() => ({
  LINE_CHANNEL_SECRET: line.channelSecret,
  LINE_CHANNEL_ACCESS_TOKEN: line.accessToken,
  LINE_API_URL: line.url,
  LINE_OFFICIAL_ID: '@sarnlpo',
  SARN_PUSH_SERVICES: push.url,
}));
const harness = useHarness({ at: () => instance.url });
/** With the service worker, which loads the whole application for each browser that has it. */
const pushed = useHarness({ at: () => instance.url, hasWorker: true });

beforeAll(() => endQuietHours(instance.url));

let letters = 0;

/** A letter is presented to the director. @returns its subject */
async function presentLetter(): Promise<string> {
  letters += 1;
  const saraban = await signIn(instance.url, 'saraban');
  const form = letterForm(`ช ${letters}`, await saraban.upload(`Letter ${letters}`));
  const { documentId } = await saraban.post('/registry/incoming/register', form);
  const answer = await saraban.post(`/registry/document/${String(documentId)}/act`, {
    on: 'document',
    targetId: documentId,
    act: 'present',
    form: { to: 'head', purpose: 'to-consider' },
  });
  expect(answer.status).toBe(200);
  return form.title;
}

const officialChat = `U${'c3'.repeat(16)}`;

/** Errors of a page: rules of WCAG, text of another language, keys instead of phrases. */
async function complaintsOf(page: Page): Promise<string[]> {
  const broken = await brokenRules(page);
  return [...broken, ...(await foreignWords(page)), ...(await untranslatedKeys(page))];
}

const settings = '/settings/3144';
const places: [string, string][] = [
  ['/notification-settings', 'ตั้งค่าการแจ้งเตือนของฉัน'],
  ['/account-line-service', 'บัญชี LINE'],
  ['/notification-all', 'การแจ้งเตือน'],
  [`${settings}/setting-notifications`, 'การแจ้งเตือน'],
  [`${settings}/setting-modules-notification`, 'การแจ้งเตือนตามเหตุการณ์'],
  [`${settings}/setting-modules-notification-lists`, 'รายการส่งการแจ้งเตือน'],
];

inFullRun(() => {
  it('[10.10] [10.12] every screen of notifications breaks no rule of WCAG 2.2 A and AA and speaks Thai', async () => {
    const page = await harness.enter('admin', '/portal');
    const found: Record<string, string[]> = {};
    for (const [place, heading] of places) {
      await goInside(page, place);
      await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
      await some(page.locator('.s-card'));
      const complaints = await atBothSizes(page, complaintsOf);
      if (complaints.length > 0) found[place] = complaints;
    }
    expect(found).toEqual({});
  });
});

inFullRun(() => {
  describe('[10.12] what one chooses', () => {
    it('is found from the bell and kept', async () => {
      const page = await harness.enter('head.policy', '/portal');
      await page.getByRole('button', { name: /^การแจ้งเตือน/ }).click();
      await page.getByRole('link', { name: 'ตั้งค่าการแจ้งเตือน' }).click();
      await page.getByRole('heading', { name: 'ตั้งค่าการแจ้งเตือนของฉัน' }).waitFor();
      const documents = page.getByRole('group', { name: 'สารบรรณ' });
      const email = documents.getByRole('checkbox', { name: 'อีเมล' });
      const before = await email.isChecked();
      await documents.getByText('อีเมล').click();
      await tick(page, 'มีช่วงเวลางดรบกวน');
      await chooseTime(page, 'ตั้งแต่', '19.30 น.');
      await tick(page, 'รวมอีเมลเป็นฉบับเดียววันละครั้ง');
      await page.getByRole('button', { name: 'บันทึก' }).click();
      await page.getByText('บันทึกการตั้งค่าการแจ้งเตือนแล้ว').waitFor();
      await page.reload();
      await documents.waitFor();
      expect(await email.isChecked()).toBe(!before);
      const from = page.getByRole('button', { name: 'ตั้งแต่' });
      expect(await from.textContent()).toContain('19.30');
      expect(await atBothSizes(page, complaintsOf)).toEqual([]);
    });

    it('has a link in the panel of the user, and says which quiet hours are not possible', async () => {
      const page = await harness.enter('clerk.policy', '/portal');
      await firstOf(page.getByRole('button', { name: /ธุรการ|เจ้าพนักงาน/ })).click();
      await page.getByRole('dialog').getByRole('link', { name: 'ตั้งค่าการแจ้งเตือน' }).click();
      await page.getByRole('heading', { name: 'ตั้งค่าการแจ้งเตือนของฉัน' }).waitFor();
      await tick(page, 'มีช่วงเวลางดรบกวน');
      await chooseTime(page, 'ตั้งแต่', '07.00 น.');
      await page.getByText('เวลาเริ่มและเวลาสิ้นสุดต้องต่างกัน').waitFor();
    });
  });
});

async function tick(page: Page, words: string): Promise<void> {
  const box = page.getByRole('checkbox', { name: words });
  const label = page.locator('label').filter({ hasText: words });
  await label.waitFor();
  if (!(await box.isChecked())) await label.click();
}

async function chooseTime(page: Page, label: string, time: string): Promise<void> {
  await page.getByRole('button', { name: label }).click();
  await page.getByRole('option', { name: time }).click();
}

describe('[10.11] LINE', () => {
  it('is linked by a code and brings news', async () => {
    const page = await harness.enter('director', '/account-line-service');
    await page.getByRole('button', { name: 'ขอรหัส' }).click();
    const code = await page
      .getByRole('group', { name: 'รหัสเชื่อมต่อ' })
      .locator('output')
      .textContent();
    const chat = await page.getByRole('link', { name: 'เปิด LINE เพื่อส่งรหัส' }).getAttribute('href');
    expect(chat).toBe(`https://line.me/R/oaMessage/%40sarnlpo/?${code?.replace(' ', '')}`);
    expect(await atBothSizes(page, complaintsOf)).toEqual([]);
    const webhook = `${instance.url}/api/notification/line/webhook`;
    const event = lineEvent(officialChat, { text: code ?? '' });
    expect(await line.deliver(webhook, [event], 'AAAA')).toBe(401);
    expect(await line.deliver(webhook, [event])).toBe(200);
    await page.getByText('เชื่อมต่อบัญชี LINE สำเร็จ').waitFor();
    await expect
      .poll(() => line.replied.at(-1)?.text, { timeout: 15_000 })
      .toContain('เชื่อมต่อบัญชีสำเร็จ');
    line.pushed.length = 0;
    const subject = await presentLetter();
    await expect.poll(() => line.pushed.length, { timeout: 15_000 }).toBe(1);
    const { to, text } = line.pushed[0] ?? { to: '', text: '' };
    expect(to).toBe(officialChat);
    expect(text).toContain(subject);
    const link = /http\S+/.exec(text)?.[0] ?? '';
    expect(link).toMatch(/\/portal\?api=line&view=document&docId=[0-9a-f-]{36}$/);
    await page.goto(harness.url + new URL(link).pathname + new URL(link).search);
    await page.getByRole('heading', { name: subject }).waitFor();
    await goInside(page, '/account-line-service');
    await page.getByRole('button', { name: 'ยกเลิกการเชื่อมต่อ' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'ยกเลิกการเชื่อมต่อ' }).click();
    await page.getByRole('button', { name: 'ขอรหัส' }).waitFor();
  });
});

inFullRun(() => {
  describe('[10.12] push notices', () => {
    it('reach the browser that was turned on, and lead to the letter', async () => {
      const page = await pushed.enter('director', '/notification-settings');
      const turnOn = page.getByRole('button', { name: 'เปิดบนเครื่องนี้' });
      await turnOn.click();
      await page.getByText('เบราว์เซอร์ไม่อนุญาตให้เว็บไซต์นี้แสดงการแจ้งเตือน').waitFor();
      await page.context().grantPermissions(['notifications'], { origin: harness.url });
      // The push service of the browser's maker cannot be reached, and the page says so.
      await turnOn.click();
      await page.getByText('บริการแจ้งเตือนของเบราว์เซอร์ไม่ตอบ').waitFor();
      await standInForPush(page, push);
      await turnOn.click();
      await page.getByText('เปิดการแจ้งเตือนบนเครื่องนี้แล้ว').waitFor();
      await page.getByText('เครื่องนี้', { exact: true }).waitFor();
      const subject = await presentLetter();
      await expect.poll(() => push.notices.length, { timeout: 15_000 }).toBe(1);
      const notice = push.notices[0]?.notice as { body: string; link: string; tag: string };
      expect(notice.link).toMatch(/\/portal\?api=notification&view=document&docId=.+&enc=y$/);
      await page.getByRole('button', { name: 'ปิดบนเครื่องนี้' }).click();
      // The label for switching on contains that for switching off, which may still be shown.
      await page.getByText('ปิดการแจ้งเตือนบนเครื่องนี้แล้ว', { exact: true }).waitFor();
      await turnOn.waitFor();

      const worker = await watchWorker(page);
      expect(worker.url()).toBe(`${harness.url}/worker.js`);
      await expect
        .poll(
          async () => {
            // Given again until it is taken: the browser drops what comes before the worker is active.
            await deliver(page, notice);
            return (await seenBy(worker)).shown;
          },
          { timeout: 15_000 },
        )
        .toEqual({
          title: expect.stringMatching(/^\[สารบรรณ\] รอพิจารณาสั่งการ · เสนอโดย ./),
          options: { body: subject, lang: 'th', tag: notice.tag, data: { link: notice.link } },
        });
      // The open window goes to the letter. The journey uses another host name of the same server.
      const { pathname, search } = new URL(notice.link);
      const link = `${harness.url}${pathname}${search}`;
      await press(worker, link);
      await page.getByRole('heading', { name: subject }).waitFor();
      expect(await seenBy(worker)).toMatchObject({ focused: 1, opened: [] });
      // A window loaded without the worker cannot be navigated by it: another is opened.
      await reloadPastWorker(page);
      expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
      await press(worker, link);
      await expect.poll(async () => (await seenBy(worker)).opened).toEqual([link]);
      // A link that is not http or https opens the application.
      await press(worker, 'javascript:alert(1)');
      await expect.poll(async () => (await seenBy(worker)).opened.at(-1)).toBe(`${harness.url}/`);
    });
  });
});

inFullRun(() => {
  describe('[10.10] what could not be sent', () => {
    it('is shown to the administrator, who sends it again', async () => {
      const director = await signIn(instance.url, 'director');
      const { code } = await director.post('/notification/line/code', {});
      const webhook = `${instance.url}/api/notification/line/webhook`;
      await line.deliver(webhook, [lineEvent(officialChat, { text: String(code) })]);
      line.pushed.length = 0;
      line.moods.push(400);
      const subject = await presentLetter();
      const page = await harness.enter('admin', `${settings}/setting-notifications`);
      const health = page.getByRole('row', { name: /LINE/ });
      await expect
        .poll(
          async () => {
            await page.reload();
            await health.waitFor();
            return health.textContent();
          },
          { timeout: 30_000 },
        )
        .toMatch(/ส่งไม่สำเร็จ 1/);
      await page.getByRole('link', { name: 'ดูรายการที่ส่งไม่สำเร็จ' }).click();
      const row = page.getByRole('row').filter({ hasText: 'ปลายทางปฏิเสธ' });
      await row.waitFor();
      expect(await page.locator('main').textContent()).not.toContain(subject);
      expect(await complaintsOf(page)).toEqual([]);
      await row.getByRole('button', { name: 'ส่งอีกครั้ง' }).click();
      await page.getByText('ใส่คิวส่งอีกครั้งแล้ว 1 รายการ').waitFor();
      await expect.poll(() => line.pushed.length, { timeout: 15_000 }).toBe(1);
      expect(line.pushed[0]?.text).toContain(subject);
    });

    it('is no matter of anybody else', async () => {
      const page = await harness.enter(
        'officer.policy',
        `${settings}/setting-modules-notification-lists`,
      );
      await page.getByRole('heading', { name: /สิทธิ์/ }).waitFor();
    });

    it('follows the words that the agency writes for an event', async () => {
      const page = await harness.enter('admin', `${settings}/setting-modules-notification`);
      await page.getByRole('row', { name: /สารบรรณ: รอพิจารณาสั่งการ/ }).click();
      const form = page.getByRole('dialog');
      await form.getByLabel('หัวเรื่อง').waitFor();
      expect(await complaintsOf(page)).toEqual([]);
      await form.getByLabel('หัวเรื่อง').fill('เรียนท่าน {nobody}');
      await form.getByText('ระบบไม่รู้จักคำในวงเล็บปีกกา: nobody').waitFor();
      await form.getByLabel('หัวเรื่อง').fill('เรียนท่าน {title}');
      await form.getByRole('button', { name: 'บันทึก' }).click();
      await page.getByRole('row').filter({ hasText: 'หน่วยงานกำหนดเอง' }).waitFor();
      line.pushed.length = 0;
      await presentLetter();
      await expect
        .poll(() => line.pushed[0]?.text ?? '', { timeout: 15_000 })
        .toMatch(/^เรียนท่าน รอพิจารณาสั่งการ · เสนอโดย .+\n/);
    });
  });
});
