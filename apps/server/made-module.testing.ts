import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openInstance } from './testing/instance.testing.ts';
import type { OfficeInstance } from './testing/instance.testing.ts';

// The whole server with a module that was just made. `tools/new/new-module.int.test.ts` makes a
// test
// of this file, beside it, in the tree with that module, and puts the name of that module into it.

let instance: OfficeInstance;
beforeAll(async () => {
  instance = await openInstance();
});
afterAll(() => instance.close());

const requester = 'officer.policy';
const answerer = 'admin';
const stranger = 'officer.legal';

const step = (account: string, id: string, act: string, version: number) =>
  instance.post(account, '/sample-request/act', {
    ...{ id, act, version },
    answer: { form: 'confirm', input: {} },
  });
const one = (account: string, id: string) => instance.get(account, `/sample-request/one?id=${id}`);

async function make(): Promise<string> {
  const draft = { title: 'ขอใช้ห้องประชุม', reason: 'ประชุมกอง' };
  const { status, id } = await instance.post(requester, '/sample-request/make', draft);
  expect(status).toBe(200);
  return String(id);
}

/** How many wait in its queue, as the card on the dashboard says. */
async function waiting(account: string): Promise<unknown> {
  const { items } = await instance.post(account, '/get-todo-lists', {});
  const cards = items as { CODE: string; TITLE: string; COUNT: number }[];
  const card = cards.find(({ CODE }) => CODE === 'sample-request-to-answer');
  expect(card?.TITLE).toBe('คำขอรอพิจารณา');
  return card?.COUNT;
}

/** Titles in the bell about requests, the newest first. */
async function bell(account: string): Promise<string[]> {
  return (await notices(account, {})).map(({ NN_TITLE }) => NN_TITLE);
}

interface Notice {
  readonly MODULE: string;
  readonly NN_TITLE: string;
  readonly moduleName: string;
  readonly moduleIcon: string;
}

/** Notices about requests, the newest first. */
async function notices(account: string, filter: object): Promise<Notice[]> {
  const asked = { take: 50, ...filter };
  const { items } = await instance.post(account, '/service/get-all-notification', asked);
  return (items as Notice[]).filter(({ MODULE }) => MODULE === 'sample-request');
}

describe('a module that was just made', () => {
  it('rings the bell of the next person, and of nobody else', async () => {
    const id = await make();
    const before = await bell(answerer);
    await step(requester, id, 'send', 1);
    expect(await bell(answerer)).toEqual(['คำขอรอพิจารณา 1 เรื่อง', ...before]);
    expect([await bell(requester), await bell(stranger)]).toEqual([[], []]);
    await step(answerer, id, 'allow', 2);
    expect(await bell(requester)).toEqual(['คำขอของท่านได้รับคำตอบแล้ว']);
  });

  it('has its own name and icon in the bell and in the list of all notices', async () => {
    const id = await make();
    await step(requester, id, 'send', 1);
    const shown = { moduleName: 'คำขอ', moduleIcon: 'file-pen' };
    const { items } = await instance.post(answerer, '/sarabun/get-notifications', {});
    const [newest] = (items as { alerts: Notice[] }).alerts;
    expect(newest).toMatchObject({ MODULE: 'sample-request', ...shown });
    const mine = await notices(answerer, { MODULE: ['sample-request'] });
    expect(mine[0]).toMatchObject(shown);
    expect(await notices(answerer, { MODULE: ['LEAVE'] })).toEqual([]);
    const { rows } = await instance.get(answerer, '/notification/modules');
    expect(rows).toContainEqual({ code: 'sample-request', name: 'คำขอ' });
    expect(rows).toContainEqual({ code: 'LEAVE', name: 'การลา' });
    await step(answerer, id, 'allow', 2);
  });

  it('is moved by two persons, waits in its queue, and has a history and a printed form', async () => {
    const id = await make();
    expect(await waiting(answerer)).toBe(0);
    expect((await step(requester, id, 'send', 1)).status).toBe(200);
    expect([await waiting(answerer), await waiting(requester)]).toEqual([1, 0]);
    expect((await step(answerer, id, 'allow', 2)).status).toBe(200);
    expect(await waiting(answerer)).toBe(0);
    const { item } = await one(requester, id);
    expect(item).toMatchObject({
      ...{ state: 'ALLOWED', requesterName: 'นายเจ้าหน้าที่นโยบาย ทดลองงาน' },
      history: [
        { act: 'send', actorName: 'นายเจ้าหน้าที่นโยบาย ทดลองงาน' },
        { act: 'allow', actorName: 'นายผู้ดูแล ทดลองงาน' },
      ],
    });
    const { status, text } = await instance.get(requester, `/sample-request/print?id=${id}`);
    expect([status, String(text).slice(0, 5)]).toEqual([200, '%PDF-']);
  });

  it('shows nothing to a person without the right to read it', async () => {
    const id = await make();
    await step(requester, id, 'send', 1);
    expect((await one(stranger, id)).status).toBe(404);
    expect((await step(stranger, id, 'allow', 2)).status).toBe(404);
    expect((await instance.get(stranger, `/sample-request/print?id=${id}`)).status).toBe(404);
    expect(await instance.get(stranger, '/sample-request/list')).toMatchObject({ items: [] });
    expect(await waiting(stranger)).toBe(0);
  });

  it('is shown in the launcher', async () => {
    const { items } = await instance.get(requester, '/service/menu-module-permission');
    expect(items).toContainEqual(expect.objectContaining({ MENU_ACTION: 'sample-request' }));
  });
});
