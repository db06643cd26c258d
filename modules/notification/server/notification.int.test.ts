import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { organisationModule } from '@sarn/organisation/server';
import { newId } from '@sarn/kernel';
import { buildHttp, createLog, createPlatform } from '@sarn/platform-server';
import type { Caller, Platform } from '@sarn/platform-server';
import { fixedClock, withTestDatabase } from '@sarn/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { notificationModule } from './index.ts';
import type { News, NotificationService } from './index.ts';

const database = withTestDatabase();
const clock = fixedClock('2026-11-21T02:00:00.000Z');
const dataDir = mkdtempSync(join(tmpdir(), 'sarn-notification-'));
const people = { anong: newId(), burin: newId() };
const told: { ids: readonly string[]; event: string; payload: object }[] = [];
let service: NotificationService;
let http: Awaited<ReturnType<typeof buildHttp>>;

beforeAll(async () => {
  const { db, url } = database;
  const log = createLog('silent');
  const config = {
    basePath: '/',
    publicUrl: 'http://localhost:3000',
    dataDir,
    isProduction: false,
    deployment: 'sarn',
    smtpUrl: null,
    isScaledOut: false,
  };
  const parts = createPlatform({ config, db, databaseUrl: url, clock, log });
  const platform: Platform = {
    ...parts.platform,
    live: {
      tell: (ids, event, payload) => void told.push({ ids, event, payload }),
      drop: () => undefined,
      tellEveryone: () => undefined,
      isHeard: () => false,
    },
  };
  const organisation = organisationModule(platform);
  await organisation.start?.();
  await db.transaction(async (tx) => {
    for (const [name, id] of Object.entries(people)) {
      const draft = { id, employeeCode: name, firstNameTh: name };
      await organisation.people.createPerson(tx, { callerId: null }, draft);
    }
  });
  const notification = notificationModule(platform);
  service = notification.notificationService;
  const authenticate = async (token: string): Promise<Caller | null> => {
    const id = people[token as keyof typeof people];
    if (!id) return null;
    return { id, sessionId: token, principals: [], permissions: new Set(), language: 'th' };
  };
  const modules = [notification];
  const health = { isServing: () => true };
  const webFolder = join(dataDir, 'none');
  http = await buildHttp({ config, db, clock, log, authenticate, modules, health, webFolder });
});

afterAll(async () => {
  await http.close();
  rmSync(dataDir, { recursive: true, force: true });
});

beforeEach(async () => {
  await database.db.query('delete from notification');
  told.length = 0;
});

const documentId = newId();
const transactionId = newId();
const letter = {
  module: 'SARABUN',
  kind: 'queue.sign',
  title: 'รอลงนาม 1 เรื่อง',
  message: 'ขออนุมัติงบประมาณลับเฉพาะ',
  documentId,
  transactionId,
} as const;

async function tell(personIds: readonly string[], news: Partial<News> = {}): Promise<void> {
  // A later millisecond, so that the order is defined.
  clock.advance(1);
  await database.db.transaction((tx) =>
    service.tell(tx, { ...letter, personIds, ...news } as News),
  );
}

async function post(
  path: string,
  fields: object = {},
  token: keyof typeof people = 'anong',
  language = 'th',
) {
  const answer = await http.inject({
    method: 'POST',
    url: `/api${path}`,
    headers: { authorization: `Bearer ${token}`, 'accept-language': language },
    payload: fields,
  });
  return { status: answer.statusCode, body: answer.json() };
}

const bell = async (token: keyof typeof people = 'anong', fields: object = {}) =>
  (await post('/sarabun/get-notifications', fields, token)).body.items;

describe('a notification', () => {
  it('of work counts as unread for nobody when the work is done', async () => {
    await tell([people.anong, people.burin], { workKey: 'transmission:1' });
    await tell([people.anong], { workKey: 'transmission:2' });
    const settle = (done: Parameters<typeof service.settle>[1]) =>
      database.db.transaction((tx) => service.settle(tx, done));
    await settle({ workKeys: ['transmission:1'], personIds: [people.anong] });
    const { totalAlert, alerts, logs } = await bell();
    expect(totalAlert).toBe(1);
    expect(alerts).toMatchObject([
      { IS_READ: 0, isSettled: false },
      { IS_READ: 1, isSettled: true },
    ]);
    // It was not read by the person.
    expect(logs).toEqual([]);
    expect((await bell('burin')).totalAlert).toBe(1);
    await settle({ workKeys: ['transmission:1'] });
    expect((await bell('burin')).totalAlert).toBe(0);
    // One that was read before its work was done is done as well, and stays among the read ones.
    const [unread] = (await bell()).alerts;
    await post('/notification-update-read', { NN_RECEIVE_ID: unread.NN_RECEIVE_ID });
    clock.advance(1);
    await settle({ workKeys: ['transmission:2'], by: people.burin });
    const after = await bell();
    expect(after.alerts[0]).toMatchObject({ IS_READ: 1, isSettled: true });
    expect(after.logs).toHaveLength(1);
  });

  it('writes one row for each person, and none for an empty list', async () => {
    await tell([]);
    await tell([people.anong, people.burin, people.anong]);
    expect((await bell()).totalAlert).toBe(1);
    expect((await bell('burin')).totalAlert).toBe(1);
    const [alert] = (await bell()).alerts;
    expect(alert).toMatchObject({
      NN_TITLE: 'รอลงนาม 1 เรื่อง',
      NN_DATA: letter.message,
      IS_READ: 0,
      MODULE: 'SARABUN',
      OPTIONS: '{}',
      F_DOC_TITLE: letter.message,
      F_DOC_ID: documentId,
      F_TRANS_ID: transactionId,
      F_DOC_GET_ID: documentId,
    });
    expect(alert.CREATED_AT).toBe(clock.now().toISOString());
  });

  it('[10.07] [10.08] is sent to each person’s sockets after the commit, no subject', async () => {
    await database.db.transaction(async (tx) => {
      await service.tell(tx, { ...letter, personIds: [people.anong] });
      await service.tell(tx, { ...letter, personIds: [people.anong] });
      service.queuesChanged(tx, [people.anong, people.burin]);
      expect(told).toEqual([]);
    });
    expect(told.map(({ ids, event }) => [event, ids])).toEqual([
      ['header-reload-notification', [people.anong]],
      ['todo-lists', [people.anong, people.burin]],
    ]);
    const payloads = JSON.stringify(told.map(({ payload }) => payload));
    expect(payloads).not.toContain('งบประมาณ');
    expect(payloads).not.toContain('รอลงนาม');
    expect(told[0]?.payload).toMatchObject({ type: 'info', title: 'มีเรื่องใหม่ถึงท่าน' });
  });

  it('sends nothing when the act is rolled back', async () => {
    const act = database.db.transaction(async (tx) => {
      await service.tell(tx, { ...letter, personIds: [people.anong] });
      throw new Error('undone');
    });
    await expect(act).rejects.toThrow('undone');
    expect(told).toEqual([]);
    expect((await bell()).totalAlert).toBe(0);
  });

  it('[10.06] removes scripts from markup before it is stored', async () => {
    await tell([people.anong], { message: '<script>alert(1)</script>' });
    await tell([people.burin], {
      message: undefined,
      messageHtml: '<b onclick="x()">ดี</b><script>alert(1)</script>',
    } as never);
    const rows = await database.db.query<{ html: string }>(
      'select message_html html from notification order by id',
    );
    expect(rows.map(({ html }) => html)).toEqual([
      '&lt;script&gt;alert(1)&lt;/script&gt;',
      '<b>ดี</b>',
    ]);
  });

  it('takes titles in both languages, and a usual one when none is given', async () => {
    await tell([people.anong], { title: { th: 'รออนุมัติ', en: 'To approve' } });
    await database.db.transaction((tx) =>
      service.tell(tx, {
        personIds: [people.anong],
        module: 'MEET',
        kind: 'x',
        message: '',
        options: { ID: 7 },
      }),
    );
    const english = await post('/sarabun/get-notifications', {}, 'anong', 'en');
    const titles = english.body.items.alerts.map((one: { NN_TITLE: string }) => one.NN_TITLE);
    expect(titles.toSorted()).toEqual(['Something new has reached you', 'To approve']);
    const meet = (await bell('anong', { MODULE: ['MEET'] })).alerts[0];
    expect(meet).toMatchObject({ OPTIONS: '{"ID":7}', F_DOC_ID: '', F_DOC_TITLE: '' });
  });
});

describe('[10.01] [10.02] the bell and the list', () => {
  it('[10.02] shows ten, counts up to a hundred, and lists the rest page by page', async () => {
    for (let index = 0; index < 12; index += 1) await tell([people.anong], { title: `${index}` });
    const { totalAlert, alerts } = await bell();
    expect(totalAlert).toBe(12);
    expect(alerts).toHaveLength(10);
    expect(alerts[0].NN_TITLE).toBe('11');
    const next = (await post('/service/get-all-notification', { take: 10, skip: 10 })).body;
    expect(next.count).toBe(12);
    expect(next.items.map((one: { NN_TITLE: string }) => one.NN_TITLE)).toEqual(['1', '0']);
    await database.db.transaction(async (tx) => {
      for (let index = 0; index < 95; index += 1)
        await service.tell(tx, { ...letter, personIds: [people.anong] });
    });
    expect((await bell()).totalAlert).toBe(100);
  });

  it('[10.03] takes form fields of old clients and refuses what is no module', async () => {
    await tell([people.anong]);
    await tell([people.anong], { module: 'CAR' });
    const answer = await http.inject({
      method: 'POST',
      url: '/api/sarabun/get-notifications',
      headers: {
        authorization: 'Bearer anong',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: 'MODULE%5B%5D=SARABUN&MODULE%5B%5D=SARABAN',
    });
    expect(answer.json().items.totalAlert).toBe(1);
    const list = (fields: object) => post('/service/get-all-notification', fields);
    expect((await list({ MODULE: 'NOWHERE' })).status).toBe(422);
    expect((await list({ take: 1000 })).status).toBe(422);
    expect((await list({ skip: -1 })).status).toBe(422);
  });
});

describe('reading', () => {
  it('[10.04] marks one read, once, and tells what it was about', async () => {
    await tell([people.anong]);
    const id = (await bell()).alerts[0].NN_RECEIVE_ID as string;
    told.length = 0;
    const read = () => post('/notification-update-read', { NN_RECEIVE_ID: id });
    expect((await read()).body).toMatchObject({
      status: 'success',
      is_save: true,
      item: { F_DOC_ID: documentId, F_TRANS_ID: transactionId },
    });
    expect(told.map(({ ids, event }) => [event, ids])).toEqual([['todo-lists', [people.anong]]]);
    expect((await read()).body.is_save).toBe(false);
    const { totalAlert, alerts, logs } = await bell();
    expect(totalAlert).toBe(0);
    expect(alerts[0].IS_READ).toBe(1);
    expect(logs).toEqual([
      { icon: 'file-text', header: letter.title, dateAlert: clock.now().toISOString() },
    ]);
  });

  it('does not change rows of other people', async () => {
    await tell([people.anong, people.burin]);
    const id = (await bell()).alerts[0].NN_RECEIVE_ID as string;
    const answer = await post('/notification-update-read', { NN_RECEIVE_ID: id }, 'burin');
    expect(answer).toMatchObject({ status: 404, body: { code: 'notification.not-found' } });
    expect((await post('/notification-update-read-all', { MODULE: ['ALL'] })).body.count).toBe(1);
    expect((await bell()).totalAlert).toBe(0);
    expect((await bell('burin')).totalAlert).toBe(1);
    const all = (await post('/service/get-all-notification', {}, 'burin')).body;
    expect(all.items.map((one: { NN_RECEIVE_ID: string }) => one.NN_RECEIVE_ID)).not.toContain(id);
  });

  it('[10.05] marks all of the named modules and leaves the others', async () => {
    await tell([people.anong]);
    await tell([people.anong], { module: 'SARABAN' });
    await tell([people.anong], { module: 'CAR' });
    const body = { MODULE: ['SARABUN', 'SARABAN'] };
    expect((await post('/notification-update-read-all', body)).body.count).toBe(2);
    expect((await bell()).totalAlert).toBe(1);
  });

  it('needs a session', async () => {
    const answer = await post('/sarabun/get-notifications', {}, 'nobody' as never);
    expect(answer.status).toBe(401);
  });
});
