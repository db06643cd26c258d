import { closePdf, pdfErrors } from '@sarn/pdf/server';
import { buildHttp, createLog, createPlatform } from '@sarn/platform-server';
import type { Caller, Platform, ServerModule } from '@sarn/platform-server';
import { withTestDatabase } from '@sarn/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  dataRequestNews,
  dataRequestPermissions,
  dataRequestQueue,
  usualDataRequestDays,
} from '../contract/index.ts';
import type { KeptConsent } from '../contract/index.ts';
import type { News } from '@sarn/notification/server';
import { dataRequestModule } from './index.ts';
import { remindAbout } from './remind.jobs.ts';
import type { DataRequestNeeds } from './needs.ts';

const database = withTestDatabase();
const requester = '018f0000-0000-7000-8000-000000000001';
const answerer = '018f0000-0000-7000-8000-000000000002';
const stranger = '018f0000-0000-7000-8000-000000000003';
const clerk = '018f0000-0000-7000-8000-000000000004';

const names = new Map([
  [requester, 'นายสมชาย ใจดี'],
  [answerer, 'นางมาลี ศรีสุข'],
  [clerk, 'นางสาวธุรการ รับเรื่อง'],
]);
const agreed: KeptConsent = { version: '1', isAgreed: true, at: '2026-03-01T00:00:00.000Z' };
const consents = new Map<string, readonly KeptConsent[]>([[requester, [agreed]]]);
const attached = new Map<string, readonly string[]>();

const needs: DataRequestNeeds = {
  organisation: {
    personCard: async (_h, ids) => new Map(ids.map((id) => [id, cardOf(id)])),
    peopleForPrincipals: async (_h, keys) => keys.map((key) => key.slice('p:'.length)),
    peoplePermitted: async (_h, permission) =>
      [...callers.values()].filter(({ permissions }) => permissions.has(permission)).map(idOf),
  },
  notifications: { tell: async (_tx, news) => void bells.push(news) },
  files: {
    attach: async (_tx, { ownerId, fileIds }) => void attached.set(ownerId, fileIds),
    list: async () => [],
  },
  consents: {
    list: async (_h, personId) => consents.get(personId) ?? [],
    withdraw: async (_tx, personId) => {
      const given = consents.get(personId) ?? [];
      consents.set(personId, [{ ...agreed, isAgreed: false }, ...given]);
    },
  },
  dataRequestDays: usualDataRequestDays,
};
const written: Parameters<Platform['audit']['write']>[1][] = [];

const idOf = ({ id }: Caller): string => id;

/** What was told, in order. */
const bells: News[] = [];

function cardOf(id: string) {
  const name = names.get(id) ?? '';
  const where = {
    positionName: '',
    positionNameEn: '',
    unitId: null,
    unitName: '',
    unitNameEn: '',
  };
  return { id, name, nameEn: '', ...where };
}

const callerOf = (id: string, permissions: readonly string[] = []): Caller => ({
  ...{ id, sessionId: id, principals: [], language: 'th' },
  permissions: new Set(permissions),
});
const callers = new Map(
  [
    callerOf(requester),
    callerOf(answerer, [dataRequestPermissions.answer, dataRequestPermissions.receive]),
    callerOf(clerk, [dataRequestPermissions.receive]),
    callerOf(stranger),
  ].map((caller) => [caller.id, caller]),
);

/** The agency has them from the module that prints most. */
const printing: ServerModule = { name: 'pdf', errors: pdfErrors, permissions: [], routes: [] };

/** Half past eight in Bangkok on 2 March 2569; a test may let days pass. */
let now = new Date('2026-03-02T01:30:00Z');
const clock = { now: () => now };

let http: Awaited<ReturnType<typeof buildHttp>>;
let module: ReturnType<typeof dataRequestModule>;
let announcements: ReturnType<typeof createPlatform>['announcements'];

beforeAll(async () => {
  const { db, url } = database;
  const log = createLog('silent');

  const config = {
    ...{ basePath: '/', publicUrl: 'http://localhost:3000', dataDir: '/nonexistent' },
    ...{ isProduction: true, deployment: 'sarn', smtpUrl: null, isScaledOut: false },
  };
  const parts = createPlatform({ config, db, databaseUrl: url, clock, log });
  const { platform } = parts;
  announcements = parts.announcements;
  await announcements.start();
  const { audit } = platform;
  const write: typeof audit.write = (tx, entry) => {
    written.push(entry);
    return audit.write(tx, entry);
  };
  module = dataRequestModule({ ...platform, audit: { ...audit, write } }, needs);
  http = await buildHttp({
    ...{ config, db, clock, log, modules: [module, printing], webFolder: '/nonexistent' },
    authenticate: async (token) => callers.get(token) ?? null,
    health: { isServing: () => true },
  });
});

afterAll(async () => {
  await http.close();
  await announcements.stop();
  await closePdf();
});

const headersOf = (token: string) => ({ authorization: `Bearer ${token}` });
async function get(token: string, path: string) {
  const headers = headersOf(token);
  const answer = await http.inject({ method: 'GET', url: `/api/data-request/${path}`, headers });
  return { status: answer.statusCode, body: answer.json() };
}
async function post(token: string, path: string, payload: object) {
  const url = `/api/data-request/${path}`;
  const answer = await http.inject({ method: 'POST', url, headers: headersOf(token), payload });
  return { status: answer.statusCode, body: answer.json() };
}

const make = async (token = requester, kind = 'access'): Promise<string> =>
  (await post(token, 'make', { kind, details: 'ประวัติการลา' })).body.id;

type Answer = { readonly form: string; readonly input: object };
const confirm: Answer = { form: 'confirm', input: {} };
const words = (form: string, more: object = {}): Answer => ({
  form,
  input: { words: 'ตามแฟ้มแนบ', ...more },
});

const step = (token: string, id: string, act: string, version: number, answer = confirm) =>
  post(token, 'act', { id, act, version, answer });

const one = async (token: string, id: string) => (await get(token, `one?id=${id}`)).body.item;

const waiting = (token: string) => {
  const caller = callers.get(token);
  return caller && module.queues?.counts(database.db, caller, { search: '' });
};

const start = new Date('2026-03-02T01:30:00Z');
afterEach(() => {
  now = start;
  bells.length = 0;
});

describe('[13.03] a request of a data subject', () => {
  it('counts for the officers at once, where nothing waited before, and no more when it is answered', async () => {
    expect(await waiting(answerer)).toEqual([]);
    const id = await make();
    expect(await waiting(answerer)).toMatchObject([{ code: dataRequestQueue, count: 1 }]);
    await step(answerer, id, 'take', 1);
    await step(answerer, id, 'answer', 2, words('answer', { fileIds: [] }));
    expect(await waiting(answerer)).toEqual([]);
  });

  it('gets the next number of its Buddhist year, and is due in thirty days', async () => {
    const first = await one(requester, await make());
    const second = await one(requester, await make());
    const of = (no: string) => Number(no.split('/')[0]);
    expect([first.no.endsWith('/2569'), of(second.no) - of(first.no)]).toEqual([true, 1]);
    expect(first).toMatchObject({ state: 'SENT', dueDay: '2026-04-01', isOverdue: false });
    now = new Date('2026-12-31T18:00:00Z');
    expect((await one(requester, await make())).no).toBe('1/2570');
  });

  it('leaves no gap and no number twice when many are made at once', async () => {
    const made = await Promise.all(Array.from({ length: 12 }, () => make()));
    const numbers = await Promise.all(
      made.map(async (id) => Number((await one(requester, id)).no.split('/')[0])),
    );
    const lowest = Math.min(...numbers);
    expect(numbers.toSorted((a, b) => a - b)).toEqual(made.map((_id, at) => lowest + at));
  });

  it('waits for the officers, is taken up, and is answered with words and files', async () => {
    const id = await make();
    expect(bells).toMatchObject([
      { personIds: [answerer], kind: 'came', place: `/data-request/${id}` },
    ]);
    expect(await waiting(requester)).toEqual([]);
    expect(await waiting(answerer)).toMatchObject([{ code: dataRequestQueue, overdue: 0 }]);
    expect((await step(answerer, id, 'take', 1)).status).toBe(200);
    const fileIds = ['018f0000-0000-7000-8000-0000000000f1'];
    expect((await step(answerer, id, 'answer', 2, words('answer', { fileIds }))).status).toBe(200);
    expect(attached.get(id)).toEqual(fileIds);
    const item = await one(requester, id);
    expect(item).toMatchObject({ state: 'ANSWERED', answer: 'ตามแฟ้มแนบ', may: [] });
    expect(item.history).toMatchObject([
      { act: 'make', actorName: 'นายสมชาย ใจดี', words: '' },
      { act: 'take', actorName: 'นางมาลี ศรีสุข', state: 'TAKEN' },
      { act: 'answer', state: 'ANSWERED', words: 'ตามแฟ้มแนบ' },
    ]);
    const told = bells.slice(1);
    expect(told.map(({ kind, personIds }) => [kind, personIds])).toEqual([
      ['take', [requester]],
      ['answer', [requester]],
    ]);
  });

  it('is extended with a reason, to a later day within the time of extension', async () => {
    const id = await make();
    const extend = (version: number, dueDay: string) =>
      step(answerer, id, 'extend', version, words('extend', { dueDay }));
    for (const wrong of ['2026-04-01', '2026-03-20', '2026-05-02']) {
      expect((await extend(1, wrong)).body.code).toBe('data-request.due-day');
    }
    expect((await extend(1, '2026-04-15')).status).toBe(200);
    expect(await one(requester, id)).toMatchObject({ state: 'TAKEN', dueDay: '2026-04-15' });
    // The limit counts from the first due day: extending twice is no way around it.
    expect((await extend(2, '2026-05-02')).body.code).toBe('data-request.due-day');
    expect((await extend(2, '2026-05-01')).status).toBe(200);
    expect(bells.at(-1)).toMatchObject({ kind: 'extend', personIds: [requester] });
  });

  it('is refused with a reason only', async () => {
    const id = await make();
    const empty = { form: 'refuse', input: { words: '' } };
    expect((await step(answerer, id, 'refuse', 1, empty)).status).toBe(422);
    expect((await step(answerer, id, 'refuse', 1, words('refuse'))).status).toBe(200);
    expect(await one(requester, id)).toMatchObject({ state: 'REFUSED', answer: 'ตามแฟ้มแนบ' });
  });

  it('counts as overdue after its day, and the officers are reminded three days before', async () => {
    const id = await make();
    const run = () => database.db.transaction((tx) => remindAbout(needs, tx, now));
    const isTold = () => bells.some(({ kind, place }) => kind === 'due' && place?.endsWith(id));
    now = new Date('2026-03-28T01:00:00Z');
    await run();
    expect(isTold()).toBe(false);
    now = new Date('2026-03-29T01:00:00Z');
    await run();
    expect(isTold()).toBe(true);
    now = new Date('2026-04-01T16:59:00Z');
    expect((await one(requester, id)).isOverdue).toBe(false);
    now = new Date('2026-04-01T17:00:00Z');
    expect((await one(requester, id)).isOverdue).toBe(true);
    expect((await waiting(answerer))?.[0]?.overdue).toBeGreaterThan(0);
  });

  it('offers each reader the steps that are open to them, and hides from strangers', async () => {
    const id = await make();
    const acts = async (token: string) =>
      (await one(token, id))?.may.map(({ act }: { act: string }) => act);
    expect(await acts(requester)).toEqual(['cancel']);
    expect(await acts(answerer)).toEqual(['take', 'answer', 'extend', 'refuse']);
    expect((await get(stranger, `one?id=${id}`)).status).toBe(404);
    expect((await get(stranger, 'list')).body.items).toEqual([]);
    expect((await step(stranger, id, 'take', 1)).status).toBe(404);
    expect((await step(requester, id, 'take', 1)).body.code).toBe('platform.forbidden');
    expect((await step(answerer, id, 'take', 9)).body.code).toBe('data-request.stale');
    expect((await step(requester, id, 'cancel', 1)).status).toBe(200);
    expect((await step(answerer, id, 'take', 2)).body.code).toBe('data-request.not-possible');
  });

  it('of an officer is answered by another one', async () => {
    const own = await make(answerer);
    expect(bells).toEqual([]);
    expect((await one(answerer, own)).may).toEqual([
      { act: 'cancel', form: 'confirm', tone: 'quiet' },
    ]);
    expect((await step(answerer, own, 'take', 1)).body.code).toBe('data-request.own-request');
  });

  it('is written to the audit trail', async () => {
    const id = await make();
    await step(answerer, id, 'take', 1);
    const acts = written.filter(({ subject }) => subject.id === id).map(({ act }) => act);
    expect(acts).toEqual(['data-request.made', 'data-request.moved']);
  });

  it('is printed as a form', async () => {
    const url = `/api/data-request/print?id=${await make()}`;
    const answer = await http.inject({ method: 'GET', url, headers: headersOf(requester) });
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });
});

describe('[13.03] a request of somebody without an account', () => {
  const outside = {
    ...{ kind: 'erasure', details: 'ภาพถ่ายในงาน', name: 'นางสาวนอก ระบบ' },
    ...{ contact: 'บ้านเลขที่ 1', proof: 'แสดงบัตรประจำตัว', receivedDay: '2026-02-27' },
  };
  const receive = (token: string, part: object = {}) =>
    post(token, 'receive', { ...outside, ...part });

  it('is entered by a clerk, due from the day on which it came in, and answered', async () => {
    const { body } = await receive(clerk);
    expect(bells).toMatchObject([{ personIds: [answerer], kind: 'came' }]);
    const item = await one(answerer, body.id);
    expect(item).toMatchObject({
      ...{ isOutside: true, requesterName: 'นางสาวนอก ระบบ', dueDay: '2026-03-29' },
      outside: {
        ...{ contact: 'บ้านเลขที่ 1', proof: 'แสดงบัตรประจำตัว', receivedDay: '2026-02-27' },
        receivedByName: 'นางสาวธุรการ รับเรื่อง',
      },
    });
    expect((await step(answerer, body.id, 'answer', 1, words('answer'))).status).toBe(200);
    expect(bells.at(-1)).toMatchObject({
      ...{ kind: 'answer', personIds: [clerk], title: dataRequestNews.outside },
    });
    const seen = (await get(clerk, 'list')).body.items.map((row: { id: string }) => row.id);
    expect(seen).toContain(body.id);
  });

  it('has a number of the same row as those of users', async () => {
    const before = await one(requester, await make());
    const { body } = await receive(clerk);
    const of = (no: string) => Number(no.split('/')[0]);
    expect(of((await one(clerk, body.id)).no) - of(before.no)).toBe(1);
  });

  it('may be answered by the officer who entered it, who hears nothing of it', async () => {
    const { body } = await receive(answerer);
    expect((await step(answerer, body.id, 'answer', 1, words('answer'))).status).toBe(200);
    expect(bells).toEqual([]);
  });

  it('is cancelled by who received it, and hidden from everybody else', async () => {
    const { body } = await receive(clerk);
    expect((await get(requester, `one?id=${body.id}`)).status).toBe(404);
    expect((await one(clerk, body.id)).may.map(({ act }: { act: string }) => act)).toEqual([
      'cancel',
    ]);
    expect((await step(clerk, body.id, 'cancel', 1)).status).toBe(200);
  });

  it('is entered by nobody else, whole, and not for a day that cannot be', async () => {
    expect((await receive(requester)).status).toBe(403);
    expect((await get(requester, 'list')).body.mayReceive).toBe(false);
    expect((await get(clerk, 'list')).body.mayReceive).toBe(true);
    for (const part of [{ name: '' }, { contact: ' ' }, { proof: '' }, { details: '' }]) {
      expect((await receive(clerk, part)).status).toBe(422);
    }
    for (const receivedDay of ['2026-03-03', '2026-01-30']) {
      expect((await receive(clerk, { receivedDay })).body.code).toBe('data-request.received-day');
    }
  });

  it('ends no consent of the clerk when consent is withdrawn', async () => {
    consents.set(clerk, [agreed]);
    await receive(clerk, { kind: 'withdrawal' });
    expect((await get(clerk, 'consent')).body.item.isAgreed).toBe(true);
  });

  it('is printed with the place to which the answer goes', async () => {
    const { body } = await receive(clerk);
    const url = `/api/data-request/print?id=${body.id}`;
    const answer = await http.inject({ method: 'GET', url, headers: headersOf(clerk) });
    expect(answer.headers['content-type']).toBe('application/pdf');
  });
});

describe('[13.03] consent', () => {
  it('is withdrawn at once, and the officers follow it as a request', async () => {
    const consent = async () => (await get(requester, 'consent')).body.item;
    expect(await consent()).toMatchObject({ isAgreed: true, version: '1' });
    const id = await make(requester, 'withdrawal');
    expect(await consent()).toMatchObject({ isAgreed: false });
    expect(await one(answerer, id)).toMatchObject({ kind: 'withdrawal', state: 'SENT' });
    const again = await post(requester, 'make', { kind: 'withdrawal', details: '' });
    expect(again.body.code).toBe('data-request.no-consent');
  });

  it('that was never given cannot be withdrawn', async () => {
    const answer = await post(stranger, 'make', { kind: 'withdrawal', details: '' });
    expect([answer.status, answer.body.code]).toEqual([409, 'data-request.no-consent']);
    expect((await get(stranger, 'consent')).body.item).toBe(null);
  });
});
