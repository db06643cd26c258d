import { startMailStandIn } from '@sarn/testing/stand-ins';
import type { MailStandIn } from '@sarn/testing/stand-ins';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientWith, letterForm, signIn } from './api-client.ts';
import type { ApiClient } from './api-client.ts';
import { brokenRules } from './harness/axe.ts';
import { cast } from './harness/cast.ts';
import { useInstance } from './harness/instance.ts';
import { act } from './harness/people.ts';
import { goInside } from './harness/places.ts';
import { useHarness } from './harness/harness.ts';
import { foreignWords } from './harness/words.ts';
import { firstOf, some } from './harness/several.ts';
import { inFullRun } from '@sarn/server/testing';

let mail: MailStandIn;
beforeAll(async () => {
  mail = await startMailStandIn();
});
afterAll(() => mail.close());

const instance = useInstance(() => ({
  SMTP_URL: mail.url,
  SARN_CENTRAL_MAIL: 'สารบรรณกลาง <saraban@office.example>',
}));
// The report of the mail server comes later, to the open page.
const harness = useHarness({ at: () => instance.url, isLive: true });
const patience = { timeout: 20_000 };

interface Desktop {
  readonly page: Page;
  readonly api: ApiClient;
}

/** A person who acts only through the API. */
const remote = async (account: string) => ({ api: await signIn(harness.url, account) });

/** A person on the desktop, or on their phone, and the same person at the API. */
async function at(account: string, place: string, screen: 'desktop' | 'phone' = 'desktop') {
  const page = await harness.enter(account, place, { screen });
  const token = await page.evaluate(() => localStorage.getItem('sarn_token'));
  const desktop: Desktop = { page, api: clientWith(harness.url, token ?? '') };
  return desktop;
}

async function does({ api }: Pick<Desktop, 'api'>, id: string, name: string, form: object) {
  const body = { on: 'document', targetId: id, act: name, form };
  const answer = await api.post(`/registry/document/${id}/act`, body);
  expect(answer.status, `${name}: ${JSON.stringify(answer)}`).toBe(200);
}

async function personId(
  { api }: Pick<Desktop, 'api'>,
  account: keyof typeof cast,
): Promise<string> {
  const search = encodeURIComponent(cast[account].split(' ')[0] ?? '');
  const { rows } = (await api.get(`/identity/people?search=${search}`)) as unknown as {
    rows: { id: string; name: string }[];
  };
  return rows.find((row) => row.name.includes(cast[account]))?.id ?? '';
}

async function policyUnit({ api }: Pick<Desktop, 'api'>): Promise<string> {
  const { rows } = (await api.get('/identity/units')) as unknown as {
    rows: { id: string; nameTh: string }[];
  };
  return rows.find((unit) => unit.nameTh === 'กองนโยบายและแผน')?.id ?? '';
}

/** An act on the sending to the unit. */
async function onTransmission({ api }: Pick<Desktop, 'api'>, id: string, name: string) {
  const { item } = (await api.get(`/registry/document/${id}`)) as unknown as {
    item: { transmissions: { id: string }[] };
  };
  const body = { on: 'transmission', targetId: item.transmissions[0]?.id, act: name, form: {} };
  const answer = await api.post(`/registry/document/${id}/act`, body);
  expect(answer.status, `${name}: ${JSON.stringify(answer)}`).toBe(200);
}

/** Drafted, signed and numbered at the API; the rest is done in the browser. */
async function numbered(names: readonly string[], title: string) {
  const drafter = await remote('officer.policy');
  const text = { type: 'text', text: 'จึงเรียนมาเพื่อโปรดทราบ' };
  const saved = await drafter.api.post('/registry/letter/save', {
    ...{ kind: 'outgoing', title, addressee: 'อธิบดีกรมตัวอย่าง' },
    contact: 'กองนโยบาย โทร. 0 2000 0000',
    recipients: names.map((name) => ({ name, method: 'email' })),
    bodyJson: { type: 'doc', content: [{ type: 'paragraph', content: [text] }] },
  });
  expect(saved.status, JSON.stringify(saved)).toBe(200);
  const id = String(saved['documentId']);
  const signatoryId = await personId(drafter, 'head.policy');
  await does(drafter, id, 'submit', { signatoryId });
  const head = await remote('head.policy');
  await does(head, id, 'sign', { password: 'Sarn2569' });
  await does(await remote('clerk.policy'), id, 'number', {});
  const clerk = await at('clerk.policy', `/sarabun/document/${id}`);
  return { id, clerk };
}

/** Nothing on the page breaks a rule of WCAG or is in another language. */
async function isSound(page: Page): Promise<void> {
  expect(await brokenRules(page)).toEqual([]);
  expect(await foreignWords(page)).toEqual([]);
}

const linkIn = (text: string) => /letter-receipt#[\w-]+/.exec(text)?.[0] ?? '';

describe('[4.07] [15.09] a letter to agencies outside', () => {
  it('leaves by e-mail, bounces at one address, is sent to the right one, and is confirmed', async () => {
    mail.refusals.set('wrong@two.example', '5.1.1 User unknown');
    const { id, clerk } = await numbered(['กรมหนึ่ง', 'กรมสอง'], 'ขอส่งข้อมูลที่ดินของรัฐ');
    const { page } = clerk;
    await act(page, 'ส่งหนังสือ', async (form) => {
      const addresses = form.getByLabel('ที่อยู่อีเมล');
      await addresses.nth(0).fill('saraban@one.example');
      await addresses.nth(1).fill('wrong@two.example');
    });
    await firstOf(page.getByText('ส่งไม่ถึง', { exact: true })).waitFor(patience);
    await some(page.getByText('ไม่มีที่อยู่อีเมลนี้ที่ปลายทาง'));
    await act(page, 'ส่งหนังสือ', async (form) => {
      await form.getByLabel('ที่อยู่อีเมล').fill('saraban@two.example');
    });
    await expect.poll(() => mail.letters.length, patience).toBe(2);
    await page.getByText('ส่งมาแล้ว 2 ครั้ง').click();
    await some(page.getByText('wrong@two.example'));
    await isSound(page);

    const receiver = await harness.stranger({ screen: 'phone' });
    await receiver.goto(`${harness.url}/${linkIn(mail.letters[1]?.text ?? '')}`);
    await receiver.getByText('ขอส่งข้อมูลที่ดินของรัฐ').waitFor();
    await isSound(receiver);
    await receiver.getByLabel('เลขรับของหน่วยงานท่าน (ถ้ามี)').fill('77/2569');
    await receiver.getByRole('button', { name: 'ยืนยันการรับ' }).click();
    await receiver.getByText('ยืนยันการรับแล้วเมื่อ').waitFor();
    await receiver.reload();
    await receiver.getByText('เลขรับของผู้รับ 77/2569').waitFor();
    await goInside(page, '/sarabun/outgoing');
    await some(page.getByRole('main').getByText('กรมหนึ่ง'));
    await isSound(page);
    await goInside(page, `/sarabun/document/${id}`);
    await some(page.getByRole('main').getByText('เลขรับของผู้รับ 77/2569'));
    const { state } = (
      (await clerk.api.get(`/registry/document/${id}`)) as unknown as {
        item: { state: string };
      }
    ).item;
    expect(state).toBe('DISPATCHED');
  }, 120_000);

  inFullRun(() => {
    it('goes by post and by hand, and is signed for on the phone of the messenger', async () => {
      const { id, clerk } = await numbered(['กรมไปรษณีย์', 'กรมใกล้เคียง'], 'ขอเชิญร่วมประชุม');
      const item = (
        (await clerk.api.get(`/registry/document/${id}`)) as unknown as {
          item: { letter: { recipients: { id: string }[] } };
        }
      ).item;
      const [post, hand] = item.letter.recipients.map((one) => one.id);
      const carrierId = await personId(clerk, 'officer2.policy');
      await does(clerk, id, 'dispatch', {
        sendings: [
          { recipientId: post, method: 'post', reference: 'RT123456789TH' },
          { recipientId: hand, method: 'hand', carrierId },
        ],
      });
      const messenger = await at('officer2.policy', '/sarabun/delivery-book', 'phone');
      await messenger.page.getByRole('button', { name: 'บันทึกผู้รับ' }).click();
      const dialog = messenger.page.getByRole('dialog', { name: 'บันทึกผู้รับหนังสือ' });
      await dialog.getByLabel('ชื่อผู้รับหนังสือ').fill('นางสาวรับ หนังสือดี');
      const pad = dialog.getByRole('img', { name: 'ลายมือชื่อผู้รับ' });
      await pad.scrollIntoViewIfNeeded();
      const frame = await pad.boundingBox();
      if (!frame) throw new Error('there is no frame to sign in');
      await messenger.page.mouse.move(frame.x + 30, frame.y + 60);
      await messenger.page.mouse.down();
      for (const step of [60, 90, 120, 160]) {
        await messenger.page.mouse.move(frame.x + step, frame.y + 30 + (step % 50));
      }
      await messenger.page.mouse.up();
      await isSound(messenger.page);
      await dialog.getByRole('button', { name: 'บันทึก', exact: true }).click();
      await dialog.waitFor({ state: 'detached' });
      await messenger.page.getByRole('img', { name: /ลายมือชื่อของ/ }).waitFor();

      const { page } = clerk;
      await goInside(page, '/sarabun/delivery-book');
      await page.getByRole('img', { name: /ลายมือชื่อของ/ }).waitFor();
      await isSound(page);
      await goInside(page, '/sarabun/outgoing');
      await page.getByText('RT123456789TH').waitFor();
      const line = page.getByRole('row').filter({ hasText: 'กรมไปรษณีย์' });
      await line.getByRole('checkbox').click({ force: true });
      await page.getByRole('button', { name: /บันทึกว่าผู้รับได้รับแล้ว/ }).click();
      const bulk = page.getByRole('dialog');
      await bulk.getByRole('button', { name: 'ดำเนินการ' }).click();
      await bulk.getByText('สำเร็จ 1 จาก 1 รายการ').waitFor();
      await goInside(page, `/sarabun/document/${id}`);
      await page.getByText('ผู้รับ: นางสาวรับ หนังสือดี').waitFor();
    }, 120_000);
  });
});

inFullRun(() => {
  describe('[4.09] the answer to a letter that came', () => {
    it('is written from its page, and closes its loop once it has left', async () => {
      const registry = await remote('saraban');
      const fileId = await registry.api.upload('Incoming');
      const form = { ...letterForm('ต 16', fileId), title: 'ขอทราบความคืบหน้าโครงการ' };
      const asked = String(
        (await registry.api.post('/registry/incoming/register', form))['documentId'],
      );
      const unitId = await policyUnit(registry);
      await does(registry, asked, 'distribute', { recipients: [{ unitId, role: 'main' }] });
      await onTransmission(await remote('clerk.policy'), asked, 'receive');
      const clerk = await at('clerk.policy', `/sarabun/document/${asked}`);
      const { page } = clerk;
      await page.getByRole('button', { name: 'ตอบหนังสือ', exact: true }).click();
      await page.getByText('หนังสือฉบับนี้ตอบหนังสือ').waitFor();
      expect(await page.getByRole('textbox', { name: 'อ้างถึง' }).inputValue()).toContain('ที่');
      expect(await page.getByRole('combobox', { name: 'ผู้รับรายที่ 1' }).inputValue()).not.toBe('');
      await isSound(page);
      const saved = await clerk.api.post('/registry/letter/save', {
        ...{ kind: 'outgoing', title: 'แจ้งความคืบหน้าโครงการ', addressee: 'ผู้อำนวยการ' },
        contact: 'สำนักงาน โทร. 0 2000 0000',
        recipients: [{ name: 'สำนักงานผู้ถาม', method: 'post' }],
        bodyJson: {
          type: 'doc',
          content: [{ type: 'paragraph', content: [{ type: 'text', text: 'จึงเรียนมา' }] }],
        },
        replyTo: asked,
      });
      const answer = String(saved['documentId']);
      await does(clerk, answer, 'submit', { signatoryId: await personId(clerk, 'head.policy') });
      const head = await remote('head.policy');
      await does(head, answer, 'sign', { password: 'Sarn2569' });
      await does(clerk, answer, 'number', {});
      await goInside(page, `/sarabun/document/${answer}`);
      await act(page, 'ส่งหนังสือ', (sending) => sending.getByLabel('เลขที่สิ่งของฝากส่ง').fill('RT99'));
      await goInside(page, `/sarabun/document/${asked}`);
      await page.getByRole('heading', { name: 'ตอบแล้วโดย' }).waitFor();
      await isSound(page);
      await act(page, 'ปิดเรื่อง (ตอบแล้ว)', (closing) => closing.getByText('เก็บ 10 ปี').click());
      const { item } = (await clerk.api.get(`/registry/document/${asked}`)) as unknown as {
        item: { state: string };
      };
      expect(item.state).toBe('CLOSED');
    }, 120_000);
  });
});
