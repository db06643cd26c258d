import { randomInt } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { signIn } from './api-client.ts';
import type { ApiClient } from './api-client.ts';
import { brokenRules } from './harness/axe.ts';
import { cast } from './harness/cast.ts';
import { dropPdf, fillRegister } from './harness/letter.ts';
import { dialog, pickPerson } from './harness/people.ts';
import { goInside } from './harness/places.ts';
import { useHarness } from './harness/harness.ts';
import { toBeGone } from './harness/look.ts';
import { some } from './harness/several.ts';

const harness = useHarness();
const word = `ลับเฉพาะ${randomInt(1, 1_000_000_000)}`;
const letter = {
  sender: `หน่วยข่าว ${word}`,
  letterNo: `ขก 0001/${word}`,
  letterDate: '5/1/2569',
  title: `มาตรการรักษาความปลอดภัย ${word}`,
  text: 'security measures',
};
const settings = '/settings/3144/secret-clearance';
const reason = 'ตามหน้าที่ที่ได้รับมอบหมาย';
/** Administrator, heads above and beside, registrar of another unit, colleague, and who clears people. */
const others = [
  'admin',
  'director',
  'deputy',
  'head.legal',
  'clerk.legal',
  'officer2.policy',
  'head.hr',
] as const;

interface Detail {
  readonly item: {
    readonly state: string;
    readonly transmissions: readonly { readonly id: string }[];
    readonly assignments: readonly { readonly id: string }[];
  };
}

async function personOf(api: ApiClient): Promise<string> {
  const { person } = (await api.get('/identity/me')) as unknown as { person: { id: string } };
  return person.id;
}

async function well(answer: Promise<Record<string, unknown> & { status: number }>) {
  const got = await answer;
  expect(got.status, JSON.stringify(got)).toBe(200);
  return got;
}

/** The orders of the personnel office: one in the browser, the others by API calls. */
async function entrust(): Promise<void> {
  const page = await harness.enter('head.hr', settings);
  await page.getByRole('button', { name: 'ให้สิทธิ' }).click();
  const form = dialog(page, 'ให้สิทธิ');
  await pickPerson(form, 'ชื่อ', cast.saraban);
  await form.getByRole('textbox', { name: 'คำสั่งที่' }).fill('ลับ 1/2569');
  await form.getByRole('button', { name: 'บันทึก' }).click();
  await page.getByRole('row', { name: new RegExp(cast.saraban) }).waitFor();
  expect(await brokenRules(page)).toEqual([]);
  const hr = await signIn(harness.url, 'head.hr');
  const order = { orderNo: 'ลับ 2/2569', validFrom: '2026-01-01' };
  for (const account of ['clerk.policy', 'head.policy', 'officer.policy']) {
    const personId = await personOf(await signIn(harness.url, account));
    const given = { personId, secrecy: 'confidential', ...order };
    await well(hr.post('/identity/clearances/give', given));
  }
  for (const [account, duty] of [
    ['saraban', 'agency'],
    ['clerk.policy', 'policy'],
  ] as const) {
    const api = await signIn(harness.url, account);
    const me = (await api.get('/identity/me')) as unknown as {
      person: { id: string };
      posts: { servesUnitId: string; duty: string }[];
    };
    const unitId = me.posts.find((post) => post.duty === 'clerk')?.servesUnitId;
    const appointed = { personId: me.person.id, unitId, ...order };
    await well(hr.post('/identity/secret-registrars/appoint', appointed));
    expect(duty).toBeTruthy();
  }
}

/** By API calls, as the pages make them; each of the four gives a reason for opening it. */
async function passOn(documentId: string): Promise<Record<string, ApiClient>> {
  const accounts = ['saraban', 'clerk.policy', 'head.policy', 'officer.policy'] as const;
  const apis: Record<string, ApiClient> = {};
  for (const account of accounts) apis[account] = await signIn(harness.url, account);
  const of = (account: string): ApiClient => apis[account] as ApiClient;
  const open = (account: string) =>
    well(of(account).post('/registry/secret/open', { documentId, reason }));
  const clerkUnit = (await of('clerk.policy').get('/identity/me')) as unknown as {
    posts: { servesUnitId: string }[];
  };
  const act = (account: string, target: object, form: object = {}) =>
    well(of(account).post(`/registry/document/${documentId}/act`, { ...target, form }));
  const unitId = clerkUnit.posts[0]?.servesUnitId;
  await act(
    'saraban',
    { on: 'document', targetId: documentId, act: 'distribute' },
    { recipients: [{ unitId }] },
  );
  await open('clerk.policy');
  const detail = (await of('clerk.policy').get(
    `/registry/document/${documentId}`,
  )) as unknown as Detail;
  const transmission = { on: 'transmission', targetId: detail.item.transmissions[0]?.id };
  await act('clerk.policy', { ...transmission, act: 'receive' });
  await act('clerk.policy', { ...transmission, act: 'present' });
  await open('head.policy');
  await act(
    'head.policy',
    { ...transmission, act: 'assign' },
    { mainPersonId: await personOf(of('officer.policy')), dueDate: '2099-01-05' },
  );
  return apis;
}

it('[8.06] a ลับ letter is for named persons alone, from registration to closing', async () => {
  await entrust();
  const registrar = await harness.enter('saraban', '/sarabun/secret');
  await registrar.getByRole('link', { name: 'ลงทะเบียนหนังสือลับ' }).click();
  await dropPdf(registrar, 'หนังสือลับ.pdf', letter.text);
  await fillRegister(registrar, letter);
  await registrar.getByRole('button', { name: /ชั้นความลับ/ }).click();
  await registrar.getByRole('option', { name: 'ลับ', exact: true }).click();
  await registrar.getByRole('button', { name: 'ลงทะเบียนรับ' }).click();
  await registrar.getByRole('heading', { name: /^เลขรับที่ \d+\/25\d\d$/ }).waitFor();
  await goInside(registrar, '/sarabun/secret');
  await registrar.getByRole('row', { name: new RegExp(word) }).click();
  await registrar.getByRole('textbox', { name: 'เหตุผลที่เปิดอ่าน' }).fill(reason);
  await registrar.getByRole('button', { name: 'เปิดอ่าน' }).click();
  await registrar.getByText('มีเพียงนายทะเบียนข้อมูลข่าวสารลับที่อ่านได้').waitFor();
  await some(registrar.getByText('ดาวน์โหลดและพิมพ์ไม่ได้'));
  await toBeGone(registrar.getByRole('button', { name: /^ดาวน์โหลด/ }));
  await some(registrar.getByText('กำหนดสิทธิดาวน์โหลดได้ที่', { exact: false }));
  // The browser keeps the titles of tabs in its history.
  expect(await registrar.title()).not.toContain(word);
  expect(await brokenRules(registrar)).toEqual([]);
  const documentId = registrar.url().split('/').at(-1) ?? '';

  const apis = await passOn(documentId);
  const officer = await harness.enter('officer.policy', '/sarabun/secret', { screen: 'phone' });
  await officer.getByText(letter.title).click();
  await officer.getByRole('textbox', { name: 'เหตุผลที่เปิดอ่าน' }).fill(reason);
  await officer.getByRole('button', { name: 'เปิดอ่าน' }).click();
  await officer.getByRole('heading', { name: letter.title }).waitFor();
  await expectPictures(officer);
  expect(await brokenRules(officer)).toEqual([]);
  await finish(documentId, apis);

  for (const account of others) await expectNothing(account, documentId);
  const admin = await harness.enter('admin', `/sarabun/document/${documentId}`);
  await admin.getByText('ไม่พบเอกสารที่ต้องการ หรือท่านไม่มีสิทธิ์เข้าถึง').waitFor();
  await goInside(admin, '/sarabun/secret');
  await admin.getByText('ไม่มีหนังสือลับที่ท่านอ่านได้').waitFor();
  await toBeGone(admin.getByText(word));
});

/** Why the pages are pictures and whom to ask, on the page and for people who cannot see it. */
async function expectPictures(page: Page): Promise<void> {
  const description = new RegExp(`แสดงเป็นรูปภาพ.* ขอสิทธิดาวน์โหลดได้จาก .*${cast.saraban}`);
  const pages = page.getByRole('region', { name: 'เอกสาร หนังสือลับ.pdf', description });
  await pages.waitFor();
  await pages.getByText('หน้า 1 แสดงเป็นรูปภาพพร้อมลายน้ำ').waitFor({ state: 'attached' });
  await pages.focus();
  expect(await pages.evaluate((box) => box === document.activeElement)).toBe(true);
}

/** Reported, approved and closed by those who are responsible for it. */
async function finish(documentId: string, apis: Record<string, ApiClient>): Promise<void> {
  // Entering a page began another session of the officer.
  const officer = await signIn(harness.url, 'officer.policy');
  await well(officer.post('/registry/secret/open', { documentId, reason }));
  const path = `/registry/document/${documentId}`;
  const { item } = (await officer.get(path)) as unknown as Detail;
  const assignment = { on: 'assignment', targetId: item.assignments[0]?.id };
  const transmission = { on: 'transmission', targetId: item.transmissions[0]?.id };
  const done = { note: 'ดำเนินการแล้ว', percent: 100 };
  await well(officer.post(`${path}/act`, { ...assignment, act: 'accept', form: {} }));
  await well(officer.post(`${path}/act`, { ...assignment, act: 'report', form: done }));
  const head = apis['head.policy'] as ApiClient;
  await well(head.post(`${path}/act`, { ...transmission, act: 'approveReport', form: {} }));
  const clerk = apis['clerk.policy'] as ApiClient;
  const form = { retention: 'own-law' };
  await well(clerk.post(`${path}/act`, { ...transmission, act: 'close', form }));
  const closed = (await clerk.get(path)) as unknown as Detail;
  expect(closed.item.state).toBe('CLOSED');
}

/** What an account finds by searching, in its lists, its bell and its registers. */
async function expectNothing(account: string, documentId: string): Promise<void> {
  const api = await signIn(harness.url, account);
  expect((await api.get(`/registry/document/${documentId}`)).status, account).toBe(404);
  const search = encodeURIComponent(word);
  const answers = [
    await api.get(`/registry/documents?search=${search}`),
    await api.get('/registry/secret/documents'),
    await api.get('/registry/registers'),
    await api.get('/registry/report/workload'),
    await api.get('/audit/entries'),
    await api.post('/service/get-all-notification', { take: 50 }),
    await api.post('/get-todo-lists', { search: word }),
    await api.post('/get-dashboard', { querySearch: word }),
  ];
  const text = JSON.stringify(answers).replaceAll(`"search":"${word}"`, '');
  expect(text, account).not.toContain(word);
  expect(text, account).not.toContain(documentId);
}
