import { randomInt } from 'node:crypto';
import { civilDateAt } from '@sarn/kernel';
import { isFullRun, inFullRun } from '@sarn/server/testing';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { clientWith, signIn } from './api-client.ts';
import type { ApiClient } from './api-client.ts';
import { brokenRules } from './harness/axe.ts';
import { cast } from './harness/cast.ts';
import { pickPdf, typeWords } from './harness/letter.ts';
import { act, byPassword, dialog, pickPerson } from './harness/people.ts';
import { goInside } from './harness/places.ts';
import { useHarness } from './harness/harness.ts';
import type { Screen } from './harness/harness.ts';
import { toBeGone } from './harness/look.ts';
import { some } from './harness/several.ts';

const harness = useHarness();
const password = 'Sarn2569';

const accounts = [
  'officer.policy',
  'officer2.policy',
  'head.policy',
  'clerk.policy',
  'director',
] as const;
type Account = (typeof accounts)[number];

const api = new Map<string, ApiClient>();
const ids = new Map<string, string>();
const clientOf = (account: string): ApiClient => {
  const client = api.get(account);
  if (!client) throw new Error(`${account} is not signed in`);
  return client;
};

beforeAll(async () => {
  for (const account of accounts) {
    const client = await signIn(harness.url, account);
    api.set(account, client);
    await client.post('/sarabun/request-pdpa', { F_IS_AGREE_PDPA: 1 });
    const search = encodeURIComponent(cast[account].split(' ')[0] ?? '');
    const { rows } = (await client.get(`/identity/people?search=${search}`)) as unknown as {
      rows: { id: string; name: string }[];
    };
    ids.set(account, rows.find((row) => row.name.includes(cast[account]))?.id ?? '');
  }
});

/** A browser of the account; its session replaces the one at the API. */
async function enter(account: Account, place?: string, screen: Screen = 'desktop'): Promise<Page> {
  const page = await harness.enter(account, place, { screen });
  const token = await page.evaluate(() => localStorage.getItem('sarn_token'));
  api.set(account, clientWith(harness.url, token ?? ''));
  return page;
}

interface Document {
  readonly state: string;
  readonly letterNo: string;
  readonly letter: { readonly recipients: readonly { readonly id: string }[] } | null;
}

async function documentOf(account: Account, id: string): Promise<Document> {
  const answer = await clientOf(account).get(`/registry/document/${id}`);
  return (answer as unknown as { item: Document }).item;
}

/** A step made at the API by another person than the one in the browser. */
async function does(account: Account, id: string, name: string, form: object): Promise<void> {
  const path = `/registry/document/${id}/act`;
  const body = { on: 'document', targetId: id, act: name, form };
  const answer = await clientOf(account).post(path, body);
  expect(answer.status, `${account} ${name}: ${JSON.stringify(answer)}`).toBe(200);
}

interface Kind {
  readonly kind: string;
  /** Fields beside subject and text. */
  readonly fill: (page: Page) => Promise<void>;
  /** The button that sends it on, and the dialog that it opens. */
  readonly submit: string;
  readonly route?: (form: Locator) => Promise<void>;
  /** The steps from there to its end. */
  readonly goesOn: (id: string, page: Page) => Promise<void>;
  readonly ends: string;
  /** Text that its printed sheet or its page must have. */
  readonly shows: (page: Page) => Promise<unknown>;
  readonly hasNoBody?: boolean;
}

const recipient = async (page: Page) => {
  await typeWords(page, 'ผู้รับรายที่ 1', 'กรมตัวอย่างแห่งรัฐ');
  await page.getByLabel('ส่วนราชการเจ้าของเรื่องและโทรศัพท์').fill('กองนโยบาย โทร. 0 2000 0000');
};
const addressee = (label: string, words: string) => (page: Page) =>
  page.getByRole('textbox', { name: label }).fill(words);
const reviewedThenSignedBy =
  (signatory: Account) =>
  async (form: Locator): Promise<void> => {
    await pickPerson(form, 'ผู้ตรวจ/ทาน ตามลำดับ', cast['officer2.policy']);
    await pickPerson(form, 'ผู้ลงนาม', cast[signatory]);
  };
const passes = (id: string) => does('officer2.policy', id, 'pass', {});

/** The clerk numbers and sends a letter, and notes that it was received. */
async function goesOut(id: string): Promise<void> {
  await does('clerk.policy', id, 'number', {});
  const [first] = (await documentOf('clerk.policy', id)).letter?.recipients ?? [];
  const sendings = [{ recipientId: first?.id, method: 'ems', reference: 'EY1TH' }];
  await does('clerk.policy', id, 'dispatch', { sendings });
  const receipt = { recipientId: first?.id, outcome: 'DELIVERED', theirNo: '12' };
  await does('clerk.policy', id, 'recordReceipt', receipt);
  await does('clerk.policy', id, 'close', { retention: 'ten-years' });
}

const letters: readonly Kind[] = [
  {
    kind: 'outgoing',
    fill: async (page) => {
      await addressee('เรียน', 'อธิบดีกรมตัวอย่างแห่งรัฐ')(page);
      await recipient(page);
    },
    submit: 'ส่งตรวจ/ลงนาม',
    route: reviewedThenSignedBy('head.policy'),
    goesOn: async (id) => {
      await does('head.policy', id, 'skip', { reason: 'ผู้ตรวจลาพักผ่อน' });
      const head = await enter('head.policy', `/sarabun/document/${id}`);
      await act(head, 'ลงนาม', (form) => byPassword(form, password));
      const clerk = await enter('clerk.policy', `/sarabun/document/${id}`);
      await act(clerk, 'ออกเลขที่', async () => undefined);
      await act(clerk, 'ส่งหนังสือ', async (form) => {
        await form.getByLabel('เลขที่สิ่งของฝากส่ง').fill('EY123456789TH');
      });
      await act(clerk, 'บันทึกผลการส่ง', (form) => form.getByLabel('เลขรับของผู้รับ').fill('88'));
      await does('clerk.policy', id, 'close', { retention: 'ten-years' });
    },
    ends: 'CLOSED',
    shows: async (page) => {
      // The pages, as text for screen readers.
      await page.getByText(/ขอแสดงความนับถือ/).waitFor();
      await some(page.getByText('EY123456789TH'));
      await some(page.getByText('เลขรับของผู้รับ 88'));
    },
  },
  {
    kind: 'stamp',
    fill: async (page) => {
      await addressee('ถึง', 'กรมตัวอย่างแห่งรัฐ')(page);
      await recipient(page);
    },
    submit: 'ส่งตรวจ/ลงชื่อย่อ',
    route: reviewedThenSignedBy('head.policy'),
    goesOn: async (id) => {
      await passes(id);
      await does('head.policy', id, 'initial', { password });
      await does('clerk.policy', id, 'seal', {});
      await goesOut(id);
    },
    ends: 'CLOSED',
    shows: (page) => page.getByText('ผู้ลงชื่อย่อกำกับตรา').waitFor(),
  },
  {
    kind: 'guaranty',
    fill: addressee('ออกให้แก่', 'นางสาวตัวอย่าง รับรองดี'),
    submit: 'ส่งตรวจ/ลงนาม',
    route: reviewedThenSignedBy('head.policy'),
    goesOn: async (id) => {
      await passes(id);
      await does('head.policy', id, 'sign', { password });
      await does('head.policy', id, 'revoke', { reason: 'ข้อความคลาดเคลื่อน' });
    },
    ends: 'REVOKED',
    shows: (page) => some(page.getByText('หนังสือฉบับนี้ให้ไว้เพื่อรับรองว่า')),
  },
  {
    kind: 'note',
    fill: addressee('เรียน', 'ผู้อำนวยการกองนโยบายและแผน'),
    submit: 'เสนอ',
    goesOn: async (id) => {
      const personId = ids.get('officer2.policy');
      const pass = { to: 'person', personId, purpose: 'to-know', note: 'เห็นชอบ แจ้งผู้เกี่ยวข้อง' };
      await does('head.policy', id, 'annotate', pass);
      await does('officer2.policy', id, 'close', { retention: 'one-year', note: 'รับทราบแล้ว' });
    },
    ends: 'CLOSED',
    shows: async (page) => {
      await some(page.getByText('เห็นชอบ แจ้งผู้เกี่ยวข้อง'));
      await some(page.getByText('รับทราบแล้ว'));
    },
  },
  {
    kind: 'other',
    fill: async (page) => {
      await page.getByRole('button', { name: /ประเภทสื่อ/ }).click();
      await page.getByRole('option', { name: 'ภาพถ่าย' }).click();
      await page.getByRole('textbox', { name: 'ที่มา' }).fill('กองนโยบายและแผน');
      await pickPdf(page, 'photo.pdf');
    },
    submit: 'ลงทะเบียน',
    goesOn: async (id) => {
      await does('clerk.policy', id, 'close', { retention: 'forever' });
      await does('head.policy', id, 'reopen', { reason: 'ขอเปลี่ยนอายุการเก็บ' });
      await does('clerk.policy', id, 'close', { retention: 'ten-years' });
    },
    ends: 'CLOSED',
    hasNoBody: true,
    shows: (page) => some(page.getByText('photo.pdf')),
  },
];

/** A published document: reviewed by one person, signed or approved by another, read by a third. */
function published(kind: string, finalAct: 'sign' | 'approve', fill: Kind['fill']): Kind {
  return {
    kind,
    fill,
    submit: 'ส่งตรวจ/ลงนาม',
    route: reviewedThenSignedBy('director'),
    goesOn: async (id) => {
      await passes(id);
      await does('director', id, finalAct, { password });
    },
    ends: 'PUBLISHED',
    shows: async (page) => some(page.getByText('บุคลากรทุกคน')),
  };
}

/** A report of a meeting is final when the next one has certified it. */
function meetingReport(): Kind {
  const meeting = async (page: Page) => {
    await typeWords(page, 'ชื่อการประชุม', 'การประชุมคณะทำงานทดสอบ');
    const number = `${randomInt(1, 1_000_000)}/2569`;
    await page.getByRole('textbox', { name: 'ครั้งที่' }).fill(number);
    await page.getByRole('textbox', { name: 'วันที่ประชุม' }).fill('2/11/2569');
  };
  const report = published('report', 'sign', meeting);
  return {
    ...report,
    async goesOn(id, page) {
      await report.goesOn(id, page);
      const next = { meetingNo: '12/2569', meetingDate: '2026-11-03', note: 'แก้คำผิดหน้า 2' };
      await does('officer.policy', id, 'certify', next);
    },
    ends: 'CERTIFIED',
    shows: (page) => some(page.getByText('ที่ประชุมรับรองแล้ว', { exact: true })),
  };
}

const nothing: Kind['fill'] = async () => undefined;
const publications: readonly Kind[] = [
  published('cycle', 'sign', (page) => typeWords(page, 'เรียน', 'ผู้อำนวยการทุกกอง')),
  published('regularity', 'sign', nothing),
  published('rules', 'sign', nothing),
  published('announce', 'sign', nothing),
  published('declaration', 'approve', nothing),
  published('news', 'approve', nothing),
  meetingReport(),
];

const formOf = ({ kind }: Kind) => `/sarabun/create/${kind}`;

/** Completes the open form of the document, and sends it on. @returns its id */
async function write(page: Page, kind: Kind, title: string): Promise<string> {
  await page.getByRole('textbox', { name: 'เรื่อง', exact: true }).fill(title);
  await kind.fill(page);
  if (!kind.hasNoBody) {
    await page.getByRole('textbox', { name: /^ข้อความ/ }).pressSequentially('เพื่อทดสอบ');
  }
  await page.getByRole('button', { name: kind.submit, exact: true }).click();
  const form = dialog(page, /^(ส่งตรวจ\/ลงนาม|เสนอ|ลงทะเบียน)$/);
  await kind.route?.(form);
  await form.getByRole('button', { name: /^(ส่งตรวจ\/ลงนาม|เสนอ|ลงทะเบียน)$/ }).click();
  await page.getByRole('heading', { name: title, level: 1 }).waitFor();
  return page.url().split('/').at(-1)?.split('?')[0] ?? '';
}

/** All steps of a document of that kind, beginning with the open form. */
async function goesItsWay(page: Page, kind: Kind): Promise<void> {
  const title = `เอกสารทดสอบ ${kind.kind} ${randomInt(1, 1_000_000_000)}`;
  const id = await write(page, kind, title);
  await kind.goesOn(id, page);
  expect([kind.kind, (await documentOf('officer.policy', id)).state]).toEqual([
    kind.kind,
    kind.ends,
  ]);
  // The page is loaded anew, to show what others did meanwhile.
  await goInside(page, '/sarabun/create');
  await goInside(page, `/sarabun/document/${id}`);
  await page.getByRole('heading', { name: title, level: 1 }).waitFor();
  await kind.shows(page);
}

/**
 * Without `TEST_FULL` the two that have acts of their own: the forms differ in single fields, which component tests
 * ask, and the steps of every kind are played without a browser.
 */
const isAlways = ({ kind }: Kind) => kind === 'outgoing' || kind === 'report';
const chosen = (all: readonly Kind[]) => (isFullRun ? all : all.filter(isAlways));

describe('[4.01] [4.02] [4.11] every kind goes from the form to its end through three people', () => {
  it.each(chosen(letters))('$kind', async (kind) => {
    const page = await enter('officer.policy', formOf(kind));
    await goesItsWay(page, kind);
  });

  // Their forms differ in single fields: one page goes from one to the next.
  it('publications', { timeout: 8 * 60_000 }, async () => {
    const page = await enter('officer.policy');
    for (const kind of chosen(publications)) {
      await goInside(page, formOf(kind));
      await goesItsWay(page, kind);
    }
  });
});

/** A regulation at the API, in force today. @returns its id */
async function regulation(title: string, changes: readonly object[] = []): Promise<string> {
  const content = [{ type: 'paragraph', content: [{ type: 'text', text: 'ข้อ 1 เพื่อทดสอบ' }] }];
  const bodyJson = { type: 'doc', content };
  const inForceOn = civilDateAt(new Date());
  const draft = { kind: 'regularity', title, inForceOn, changes, bodyJson };
  const saved = await clientOf('officer.policy').post('/registry/publication/save', draft);
  const id = String(saved['documentId']);
  await does('officer.policy', id, 'submit', { signatoryId: ids.get('director') });
  await does('director', id, 'sign', { password });
  return id;
}

/** Nothing is wider than the page, and no rule of WCAG is broken. */
async function expectGood(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
  await toBeGone(page.locator('.s-toast'));
  expect(await brokenRules(page)).toEqual([]);
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(over).toBeLessThanOrEqual(0);
}

inFullRun(() => {
  it('[4.02] an order that repeals another says so on both, with a link from each to the other', async () => {
    const mark = randomInt(1, 1_000_000_000);
    const command = (change: Kind['fill']) => published('command', 'sign', change);
    const first = command(nothing);
    const page = await enter('officer.policy', '/sarabun/create');
    await page.getByRole('link', { name: /^คำสั่ง/ }).click();
    const oldTitle = `แต่งตั้งคณะทำงาน ${mark}`;
    const old = await write(page, first, oldTitle);
    await first.goesOn(old, page);
    const second = command(async (form) => {
      const box = form.getByRole('combobox', { name: 'แก้ไข ยกเลิก หรือใช้แทนเอกสารที่เผยแพร่แล้ว' });
      await box.fill(String(mark));
      await form.getByRole('option', { name: oldTitle }).click();
      await form.getByRole('button', { name: /เอกสารนี้/ }).click();
      await form.getByRole('option', { name: 'ยกเลิก', exact: true }).click();
    });
    const newTitle = `ยกเลิกคำสั่งแต่งตั้ง ${mark}`;
    await goInside(page, formOf(second));
    const next = await write(page, second, newTitle);
    await second.goesOn(next, page);
    await goInside(page, `/sarabun/document/${old}`);
    await page.getByText('ยกเลิกแล้ว', { exact: true }).waitFor();
    await page.getByText(/^ยกเลิกโดย คำสั่ง ที่ \d+\/25\d\d/).waitFor();
    await page.getByRole('button', { name: `เปิด ${newTitle}` }).click();
    await dialog(page, newTitle).getByText('มีผลใช้บังคับ', { exact: true }).waitFor();
    await dialog(page, newTitle)
      .getByText(/^ยกเลิก คำสั่ง ที่ \d+\/25\d\d/)
      .waitFor();
  });

  it('[4.11] [4.12] an amended regulation is read as its consolidated text, with a link to the original', async () => {
    const title = `ระเบียบทดสอบฉบับรวม ${randomInt(1, 1_000_000_000)}`;
    const old = await regulation(title);
    const amending = `${title} (ฉบับที่ 2)`;
    await regulation(amending, [{ documentId: old, kind: 'amends' }]);

    const clerk = await enter('clerk.policy', `/sarabun/document/${old}`);
    await clerk.getByText('ใช้ฉบับตามที่ประกาศ ยังไม่มีฉบับรวมสำหรับวันนี้').waitFor();
    await clerk.getByRole('button', { name: 'แนบฉบับรวม', exact: true }).click();
    const form = dialog(clerk, 'แนบฉบับรวม');
    await pickPdf(form, 'consolidated.pdf');
    await form.getByRole('textbox', { name: 'หมายเหตุ' }).fill('รวมฉบับที่ 2');
    await form.getByRole('button', { name: 'แนบฉบับรวม', exact: true }).click();
    await form.waitFor({ state: 'detached' });
    await clerk.getByRole('button', { name: 'เปิดฉบับรวม', exact: true }).waitFor();
    await expectGood(clerk);

    // Another reader, on the phone: the consolidated text first, the document as published behind it.
    const reader = await enter('officer2.policy', `/sarabun/document/${old}`, 'phone');
    const notice = reader.locator('.former-notice');
    await notice.getByText(/^ฉบับรวม แก้ไขเพิ่มเติมถึงวันที่ /).waitFor();
    await toBeGone(reader.getByRole('button', { name: 'แนบฉบับรวม' }));
    await expectGood(reader);
    await notice.getByRole('button', { name: 'เปิดฉบับตามที่ประกาศ' }).click();
    await notice.waitFor({ state: 'detached' });
    await some(reader.getByText('ข้อ ๑ เพื่อทดสอบ'));
  });
});
