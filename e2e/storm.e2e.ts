import { notificationEvents } from '@sarn/notification/contract';
import { tellChangeToAll } from '@sarn/platform-server';
import type { Locator, Page } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import { demoPassword } from './api-client.ts';
import { inFullRun } from '@sarn/server/testing';
import { fillRegister, newLetter, pickPdf } from './harness/letter.ts';
import { act, card, choose, dialog } from './harness/people.ts';
import { openFirstDocument } from './harness/screens.ts';
import { useInstance } from './harness/instance.ts';
import { some } from './harness/several.ts';
import { useHarness } from './harness/harness.ts';

// Twenty events a second, as on a busy morning: a page that loads data again while somebody types
// must not change what was typed, nor the focus.

const instance = useInstance();
const harness = useHarness({ at: () => instance.url, isLive: true });
const perSecond = 20;

let storm: ReturnType<typeof setInterval> | undefined;
afterEach(() => clearInterval(storm));

/**
 * Sends events to everybody again and again; once a second one about new documents and one about
 * changed reading rights, at which a page loads again all it shows.
 */
function beginStorm(): () => number {
  const { live } = instance.app.platform;
  let told = 0;
  const tell = (): void => {
    told += 1;
    if (told % perSecond === 0) {
      const title = `ข่าวที่ ${told}`;
      const news = { type: 'info', title, text: '', module: 'SARABUN', kind: 'queue.sign' };
      live.tellEveryone(notificationEvents.arrived, news);
    } else if (told % perSecond === 1) {
      tellChangeToAll(live, { kind: 'access' });
    } else if (told % 2 === 0) {
      live.tellEveryone(notificationEvents.queuesChanged, {});
    } else {
      tellChangeToAll(live, { kind: 'books' });
    }
  };
  storm = setInterval(tell, 1000 / perSecond);
  return () => told;
}

/** Types as a person does, key by key. The field must keep the focus and every letter. */
async function typeInStorm(field: Locator, words: string): Promise<void> {
  await field.click();
  await field.evaluate((node) => {
    node.addEventListener('blur', () => node.setAttribute('data-lost-focus', ''), { once: true });
  });
  // A key takes half a second where the machine does much else; this test is about letters, not time.
  await field.pressSequentially(words, { delay: 40, timeout: 120_000 });
  expect(await field.inputValue()).toBe(words);
  expect(await field.getAttribute('data-lost-focus'), 'the field lost the focus').toBeNull();
}

/** Counts the events of the live connection from now on. */
function hear(page: Page): () => number {
  let heard = 0;
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).startsWith('42')) heard += 1;
    });
  });
  return () => heard;
}

it('an order is written and given in a storm of events, with no letter lost', async () => {
  const page = await harness.enter('director', '/portal');
  const heard = hear(page);
  await page.goto(`${harness.url}/sarabun/dashboard`);
  await card(page, 'รอพิจารณาสั่งการ').click();
  const told = beginStorm();
  await openFirstDocument(page, dialog(page, 'รอพิจารณาสั่งการ'));
  let actedOn = '';
  page.on('request', (request) => {
    actedOn = /\/document\/([^/]+)\/act$/.exec(request.url())?.[1] ?? actedOn;
  });
  const order = 'ทราบ และให้ติดตามผลการดำเนินงานทุกสิ้นเดือน แล้วรายงานให้ทราบ';
  await act(page, 'สั่งการ', async (form) => {
    await choose(form, 'ทราบ');
    await typeInStorm(form.getByLabel('ข้อความสั่งการ'), order);
    await typeInStorm(form.getByLabel('รหัสผ่านของท่าน'), demoPassword);
    expect(await form.getByLabel('ข้อความสั่งการ').inputValue()).toBe(order);
    expect(await form.getByRole('radio', { name: 'ทราบ' }).isChecked()).toBe(true);
    // The events must have come during the typing; otherwise nothing was tested.
    expect(told()).toBeGreaterThan(perSecond);
    expect(heard()).toBeGreaterThan(perSecond);
  });
  // The dialog shows the next document of the queue by now.
  await page.goto(`${harness.url}/sarabun/document/${actedOn}`);
  await some(page.getByText(order));
});

inFullRun(() => {
  it('a letter is registered in a storm of events, with every field as it was typed', async () => {
    const page = await harness.enter('saraban', '/sarabun/create/outside');
    await page.getByRole('textbox', { name: 'เรื่อง' }).waitFor();
    beginStorm();
    const letter = newLetter();
    await pickPdf(page, 'หนังสือ.pdf');
    await fillRegister(page, { ...letter, title: 'แทนที่' });
    await page.getByRole('textbox', { name: 'เรื่อง' }).fill('');
    await typeInStorm(page.getByRole('textbox', { name: 'เรื่อง' }), letter.title);
    const number = page.getByRole('textbox', { name: 'ที่', exact: true });
    expect(await number.inputValue()).toBe(letter.letterNo);
    await page.getByRole('button', { name: 'ลงทะเบียนรับ' }).click();
    await page.getByRole('heading', { name: /^เลขรับที่ \d+\/25\d\d$/ }).waitFor();
  });
});
