import { closePdf, pdfErrors } from '@sarn/pdf/server';
import { buildHttp, createLog, createPlatform, systemClock } from '@sarn/platform-server';
import type { Caller, ServerModule } from '@sarn/platform-server';
import { withTestDatabase } from '@sarn/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleRequestPermissions, sampleRequestQueue } from '../contract/index.ts';
import type { News } from '@sarn/notification/server';
import { sampleRequestModule } from './index.ts';
import type { SampleRequestNeeds } from './needs.ts';

const database = withTestDatabase();
const requester = '018f0000-0000-7000-8000-000000000001';
const answerer = '018f0000-0000-7000-8000-000000000002';
const stranger = '018f0000-0000-7000-8000-000000000003';

const names = new Map([
  [requester, 'นายสมชาย ใจดี'],
  [answerer, 'นางมาลี ศรีสุข'],
]);
const needs: SampleRequestNeeds = {
  organisation: {
    personCard: async (_h, ids) => new Map(ids.map((id) => [id, cardOf(id)])),
    peopleForPrincipals: async (_h, keys) => keys.map((key) => key.slice('p:'.length)),
    peoplePermitted: async (_h, permission) =>
      [...callers.values()].filter(({ permissions }) => permissions.has(permission)).map(idOf),
  },
  notifications: { tell: async (_tx, news) => void bells.push(news) },
};
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
    callerOf(answerer, [sampleRequestPermissions.answer]),
    callerOf(stranger),
  ].map((caller) => [caller.id, caller]),
);

/** The agency has them from the module that prints most. */
const printing: ServerModule = { name: 'pdf', errors: pdfErrors, permissions: [], routes: [] };

let http: Awaited<ReturnType<typeof buildHttp>>;
let module: ReturnType<typeof sampleRequestModule>;

beforeAll(async () => {
  const { db, url } = database;
  const log = createLog('silent');
  const clock = systemClock;
  const config = {
    ...{ basePath: '/', publicUrl: 'http://localhost:3000', dataDir: '/nonexistent' },
    ...{ isProduction: true, deployment: 'sarn', smtpUrl: null, isScaledOut: false },
  };
  const { platform } = createPlatform({ config, db, databaseUrl: url, clock, log });
  module = sampleRequestModule(platform, needs);
  http = await buildHttp({
    ...{ config, db, clock, log, modules: [module, printing], webFolder: '/nonexistent' },
    authenticate: async (token) => callers.get(token) ?? null,
    health: { isServing: () => true },
  });
});

afterAll(async () => {
  await http.close();
  await closePdf();
});

const headersOf = (token: string) => ({ authorization: `Bearer ${token}` });
async function get(token: string, path: string) {
  const headers = headersOf(token);
  const answer = await http.inject({ method: 'GET', url: `/api/sample-request/${path}`, headers });
  return { status: answer.statusCode, body: answer.json() };
}
async function post(token: string, path: string, payload: object) {
  const url = `/api/sample-request/${path}`;
  const answer = await http.inject({ method: 'POST', url, headers: headersOf(token), payload });
  return { status: answer.statusCode, body: answer.json() };
}

const make = async (token = requester): Promise<string> =>
  (await post(token, 'make', { title: 'ขอใช้ห้อง', reason: 'ประชุม' })).body.id;
const step = (token: string, id: string, act: string, version: number, words?: string) =>
  post(token, 'act', {
    ...{ id, act, version },
    answer:
      words === undefined ? { form: 'confirm', input: {} } : { form: 'answer', input: { words } },
  });
const waiting = (token: string) => {
  const caller = callers.get(token);
  return caller && module.queues?.counts(database.db, caller, { search: '' });
};

describe('a request', () => {
  it('waits for those who answer, and is denied with words', async () => {
    const id = await make();
    expect(await waiting(answerer)).toEqual([]);
    expect(await step(requester, id, 'send', 1)).toMatchObject({ status: 200 });
    expect(await waiting(answerer)).toEqual([
      expect.objectContaining({ code: sampleRequestQueue, count: 1 }),
    ]);
    expect(await waiting(requester)).toEqual([]);
    expect(await step(answerer, id, 'deny', 2, 'ห้องไม่ว่าง')).toMatchObject({ status: 200 });
    expect(await waiting(answerer)).toEqual([]);
    const { item } = (await get(requester, `one?id=${id}`)).body;
    expect(item).toMatchObject({ state: 'DENIED', answer: 'ห้องไม่ว่าง', may: [] });
    expect(item.history).toMatchObject([
      { act: 'send', state: 'SENT', actorName: 'นายสมชาย ใจดี' },
      { act: 'deny', state: 'DENIED', actorName: 'นางมาลี ศรีสุข' },
    ]);
  });

  it('rings the bell of those for whom it waits, and in the end of who asked', async () => {
    const id = await make();
    bells.length = 0;
    const place = `/sample-request/${id}`;
    await step(requester, id, 'send', 1);
    expect(bells).toMatchObject([
      { personIds: [answerer], module: 'sample-request', message: 'ขอใช้ห้อง', place },
    ]);
    await step(answerer, id, 'allow', 2);
    expect(bells.slice(1)).toMatchObject([{ personIds: [requester], kind: 'answered', place }]);
    bells.length = 0;
    await step(requester, await make(), 'send', 9);
    expect(bells).toEqual([]);
  });

  it('offers each reader the steps that are open to them', async () => {
    const id = await make();
    const acts = async (token: string) =>
      (await get(token, `one?id=${id}`)).body.item?.may.map(({ act }: { act: string }) => act);
    expect([await acts(requester), await acts(answerer)]).toEqual([['send'], undefined]);
    await step(requester, id, 'send', 1);
    expect([await acts(requester), await acts(answerer)]).toEqual([[], ['allow', 'deny']]);
  });

  it('is hidden from others, in the list and by its id', async () => {
    const id = await make();
    await step(requester, id, 'send', 1);
    expect((await get(stranger, `one?id=${id}`)).status).toBe(404);
    expect((await get(stranger, 'list')).body.items).toEqual([]);
    expect((await step(stranger, id, 'allow', 2)).status).toBe(404);
    expect((await get(requester, 'list')).body.items[0]).toMatchObject({ id, state: 'SENT' });
  });

  it('refuses who has no role, saw an older version, or would answer an own request', async () => {
    const id = await make();
    await step(requester, id, 'send', 1);
    expect((await step(requester, id, 'allow', 2)).body.code).toBe('platform.forbidden');
    expect((await step(answerer, id, 'allow', 1)).body.code).toBe('sample-request.stale');
    expect((await step(requester, id, 'send', 2)).body.code).toBe('sample-request.not-possible');
    const own = await make(answerer);
    await step(answerer, own, 'send', 1);
    expect((await step(answerer, own, 'allow', 2)).body.code).toBe('sample-request.own-request');
  });

  it('takes no answer that its form refuses', async () => {
    const id = await make();
    await step(requester, id, 'send', 1);
    expect((await step(answerer, id, 'deny', 2, 'x')).status).toBe(422);
    expect((await get(requester, `one?id=${id}`)).body.item.state).toBe('SENT');
  });

  it('is printed as a form', async () => {
    const url = `/api/sample-request/print?id=${await make()}`;
    const answer = await http.inject({ method: 'GET', url, headers: headersOf(requester) });
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });
});
