import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoPassword } from '@sarn/demo';
import type { DocumentDetail } from '@sarn/document/contract';
import { createLog, losableKeys, migrate } from '@sarn/platform-server';
import { fixedClock, samplePdf, testDatabase } from '@sarn/testing';
import type { TestDatabase } from '@sarn/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { migrationsOf } from '../migrations-of.ts';
import type { App } from '../app.ts';
import { injectedFetch } from '../testing/injected-fetch.testing.ts';
import type { InjectedInit } from '../testing/injected-fetch.testing.ts';
import { describedModules } from '../openapi.ts';
import { countRows, restoreReleased } from './restore.testing.ts';

/** Before the registry was cut into modules; `npm run dump:release` made it. */
const version = '1.8.0';

const log = createLog('silent');
const folder = mkdtempSync(join(tmpdir(), 'sarn-released-'));
let base: TestDatabase;
let app: App | undefined;
let before: Awaited<ReturnType<typeof countRows>>;
let after: typeof before;
let titles: Map<string, string>;
let formerChannels: unknown[];
let formerWords: Awaited<ReturnType<typeof countSubjects>>;

beforeAll(async () => {
  base = await testDatabase({ isBare: true });
  await restoreReleased(base.url, version);
  await saveViewOfFormerWords();
  before = await countRows(base.db);
  formerChannels = await base.db.query(formerChannelsSql);
  formerWords = await countSubjects({ transmission: 'leg', assignment: 'job' });
  const named = await base.db.query<{ id: string; title: string }>(
    'select id, title from document',
  );
  titles = new Map(named.map(({ id, title }) => [id, title]));
  await migrate(base.db, migrationsOf(describedModules()), log);
  after = await countRows(base.db);
});
afterAll(async () => {
  await app?.close();
  await base.close();
  rmSync(folder, { recursive: true, force: true });
});

test('the dump fills every table and holds every kind of document', async () => {
  const empty = [...before.values()].filter(({ rows }) => rows === 0);
  expect(empty).toEqual([]);
  const kinds = await base.db.query<{ kind: string }>('select distinct kind from document');
  expect(kinds.map(({ kind }) => kind).toSorted()).toEqual([
    'announce',
    'command',
    'cycle',
    'declaration',
    'guaranty',
    'inside',
    'news',
    'note',
    'other',
    'outgoing',
    'outside',
    'regularity',
    'report',
    'rules',
    'stamp',
  ]);
});

test('the migrations since then lose no row, and make none of documents', () => {
  const changed = [...before].flatMap(([id, { name, rows, isOfDocuments }]) => {
    const now = after.get(id);
    // Grants and settings may come with a migration; documents do not.
    const isRight = isOfDocuments ? now?.rows === rows : (now?.rows ?? -1) >= rows;
    return isRight ? [] : [`${name}: ${rows} rows, then ${now?.rows ?? 'no table'}`];
  });
  expect(changed).toEqual([]);
  const ofDocuments = [...before.values()].filter(({ isOfDocuments }) => isOfDocuments);
  expect(ofDocuments.length).toBeGreaterThan(25);
});

/** Channels of modules, and choices of people, as the matrix of events says them. */
const formerChannelsSql = `select module || '/*' as event, channel,
    case when not is_allowed then 'off' when is_default then 'on' else 'choice' end as level
  from notification_rule
  union all select module || '/*', channel, person_id || ' ' || is_on from notification_choice
  order by 1, 2, 3`;

test('[10.10] the channels of modules hold on for every event of the module', async () => {
  const now = await base.db.query(
    `select event, channel, level from notification_cell where role = '*'
     union all select event, channel, person_id || ' ' || is_on from notification_choice
     order by 1, 2, 3`,
  );
  expect(formerChannels.length).toBeGreaterThan(1);
  expect(now).toEqual(formerChannels);
});

test('what was stored under a former word is stored under the present one', async () => {
  expect(formerWords.filter(({ rows }) => rows === 0)).toEqual([]);
  const now = await countSubjects({ transmission: 'transmission', assignment: 'assignment' });
  expect(new Set(now)).toEqual(new Set(formerWords));
  const columns = await base.db.query("select distinct state ->> 'cols' as cols from saved_view");
  expect(columns).toContainEqual({ cols: 'title,principals' });
});

test('people find and open what was there before', async () => {
  const call = await signedIn();
  const { items } = await call<{ items: Card[] }>('/get-todo-lists', { search: '' });
  const card = items.find(({ COUNT }) => COUNT > 0);
  const queue = await call<{ data: { F_DOC_ID: string; F_DOC_TITLE: string }[] }>(
    '/sarabun/get-todo-list',
    { typeCode: card?.CODE, paging: { page: 1, size: 10 } },
  );
  const found = await call<{ rows: { documentId: string; title: string }[] }>(
    '/registry/documents?size=20',
  );
  expect([queue.data.length, found.rows.length]).toEqual([Math.min(card?.COUNT ?? 0, 10), 20]);
  const listed = [
    ...queue.data.map((row) => ({ id: row.F_DOC_ID, title: row.F_DOC_TITLE })),
    ...found.rows.map((row) => ({ id: row.documentId, title: row.title })),
  ];
  for (const { id, title } of listed) {
    const { item: opened } = await call<{ item: DocumentDetail }>(`/registry/document/${id}`);
    expect([title, opened.title]).toEqual([titles.get(id), titles.get(id)]);
    expect(opened.history.length).toBeGreaterThan(0);
  }
});

test('a letter that is registered now takes the number after the last one', async () => {
  const last = await lastNumbers();
  const call = await signedIn();
  const file = new FormData();
  file.append('file', new Blob([samplePdf('after').slice()]), 'letter.pdf');
  const { items: files } = await call<{ items: { id: string }[] }>('/file/upload', file);
  const registered = await call<{ documentId: string }>('/registry/incoming/register', {
    sender: 'สำนักงานตัวอย่าง',
    letterNo: 'ตย 0999/1',
    letterDate: '2026-01-15',
    addressee: 'ผู้อำนวยการสำนักงาน',
    title: 'หนังสือฉบับแรกหลังการปรับรุ่น',
    speed: 'normal',
    secrecy: 'normal',
    fileIds: files.map(({ id }) => id),
  });
  const taken = await base.db.query<{ register: string; number: number }>(
    `select register_id || ' ' || be_year as register, number from register_entry
     where document_id = $1`,
    [registered.documentId],
  );
  expect(taken).toHaveLength(1);
  const [{ register, number } = { register: '', number: 0 }] = taken;
  expect(last.get(register)).toBeGreaterThan(0);
  expect(number).toBe((last.get(register) ?? 0) + 1);
});

/** A stored view of one state of each subject, in the words of that version. */
async function saveViewOfFormerWords(): Promise<void> {
  await base.db.query(
    `insert into saved_view (id, owner_id, area, name, state, updated_at)
     select gen_random_uuid(), id, 'all', word, jsonb_build_object('state', word || ':SENT', 'cols', 'title,holders'), now()
     from (select id from person order by id limit 1) owner
     cross join unnest('{leg,job}'::text[]) word`,
  );
}

/** Rows about each subject other than a document, by its word: in history, queues and stored views. */
async function countSubjects(
  words: Readonly<Record<string, string>>,
): Promise<{ subject: string; place: string; rows: number }[]> {
  const found = await base.db.query<{ word: string; place: string; rows: number }>(
    `with stored as (
       select subject as word, 'document_event' as place from document_event
       union all select split_part(coalesce(facts ->> 'thing_key', facts ->> 'subject_key'), ':', 1), 'queue_item'
       from queue_item item cross join to_jsonb(item) facts
       union all select split_part(state ->> 'state', ':', 1), 'saved_view' from saved_view)
     select word, place, (select count(*) from stored where (word, place) = (one.word, two.place)) as rows
     from unnest($1::text[]) one (word)
     cross join unnest('{document_event,queue_item,saved_view}'::text[]) two (place)
     order by word, place`,
    [Object.values(words)],
  );
  const subjectOf = new Map(Object.entries(words).map(([subject, word]) => [word, subject]));
  return found.map(({ word, place, rows }) => ({
    subject: subjectOf.get(word) ?? '',
    place,
    rows,
  }));
}

interface Card {
  readonly CODE: string;
  readonly COUNT: number;
}

/** The highest number of each register and year. */
async function lastNumbers(): Promise<Map<string, number>> {
  const rows = await base.db.query<{ register: string; last: number }>(
    `select register_id || ' ' || be_year as register, max(number) as last
     from register_entry group by register_id, be_year`,
  );
  return new Map(rows.map(({ register, last }) => [register, last]));
}

/** Calls of a clerk of the central registry, who signed in with the password of the dump. */
async function signedIn(): Promise<Call> {
  app ??= await startAtThatTime();
  const call = callsOf(app);
  const account = { username: 'saraban', password: demoPassword };
  const { token } = await call<{ token: string }>('/users/login', account);
  return (path, body) => call(path, body, { authorization: `Bearer ${token}` });
}

type Headers = NonNullable<InjectedInit['headers']>;
type Call = <R>(path: string, body?: object | FormData, headers?: Headers) => Promise<R>;

/** Starts the current version, at the time of the last act in the dump. */
async function startAtThatTime(): Promise<App> {
  const [last] = await base.db.query<{ at: Date | string }>(
    'select max(at) as at from audit_entry',
  );
  const clock = fixedClock(new Date(last?.at ?? '').toISOString());
  const config = {
    basePath: '/',
    publicUrl: 'http://localhost:3000',
    dataDir: folder,
    isProduction: false,
    deployment: 'sarn',
    smtpUrl: null,
    isScaledOut: false,
    // A dump holds no keys.
    lostKeys: losableKeys,
  };
  const started = await createApp({
    ...{ config, databaseUrl: base.url, log, clock },
    maxConnections: 4,
  });
  expect(started.migrated).toBe(0);
  return started;
}

/** Without a socket; an answer that is not 200 fails the test with its body. */
function callsOf({ inject }: App): Call {
  const fetch = injectedFetch(inject);
  return async <R>(path: string, body?: object | FormData, headers: Headers = {}) => {
    const type = body && !(body instanceof FormData) ? { 'content-type': 'application/json' } : {};
    const answer = await fetch(`/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { ...headers, ...type },
      ...(body ? { body: body instanceof FormData ? body : JSON.stringify(body) } : {}),
    });
    const said = (await answer.json()) as R;
    expect(answer.status, `${path}: ${JSON.stringify(said)}`).toBe(200);
    return said;
  };
}
