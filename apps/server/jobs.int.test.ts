import { readFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { defineJob, listCaughtMail } from '@sarn/platform-server';
import { startTestApp } from './testing.ts';
import type { TestApp } from './testing.ts';
import { noServices } from './no-services.demo.ts';

const ran: string[] = [];
let failures = 1;

const remember = defineJob({
  name: 'sample.remember',
  input: z.object({ name: z.string() }),
  handler: async ({ name }) => void ran.push(name),
});

const stumble = defineJob({
  name: 'sample.stumble',
  input: z.object({}),
  async handler(_input, { tx }) {
    await tx.query("insert into sample_mark (name) values ('stumble')");
    if (failures > 0) {
      failures -= 1;
      throw new Error('not yet');
    }
    ran.push('stumbled');
  },
});

const confide = defineJob({
  name: 'sample.confide',
  input: z.object({ secret: z.string(), isWrong: z.boolean() }),
  retryLimit: 0,
  holdsSecrets: true,
  async handler({ secret, isWrong }) {
    if (isWrong) throw new Error('not possible');
    ran.push(secret);
  },
});

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({
    compose: ({ db }) => ({
      authenticate: async () => null,
      services: noServices,
      modules: [
        {
          name: 'sample',
          errors: {},
          permissions: [],
          routes: [],
          jobs: [remember, stumble, confide],
          async start() {
            await db.query('create table sample_mark (name text not null)');
          },
        },
      ],
    }),
  });
});
afterAll(() => app.close());

const patience = { timeout: 40_000, interval: 50 };

async function send(name: string, key?: string): Promise<void> {
  const { db, jobs } = app.platform;
  await db.transaction((tx) => jobs.send(tx, remember, { name }, key === undefined ? {} : { key }));
}

test('all is settled once the jobs that are due are done, a later one not among them', async () => {
  const { db, jobs } = app.platform;
  const tomorrow = new Date(Date.now() + 86_400_000);
  await db.transaction((tx) =>
    jobs.send(tx, remember, { name: 'tomorrow' }, { startAfter: tomorrow }),
  );
  for (const name of ['settled 1', 'settled 2', 'settled 3']) await send(name);
  await app.settled();
  expect(ran).toEqual(['settled 1', 'settled 2', 'settled 3']);
  ran.length = 0;
});

test('codes and links are in no job that is done, given up or repeated', async () => {
  const { db, jobs, mail } = app.platform;
  await db.transaction(async (tx) => {
    await jobs.send(tx, confide, { secret: 'code 471108', isWrong: false }, { key: 'once' });
    await jobs.send(tx, confide, { secret: 'code 471108', isWrong: false }, { key: 'once' });
    await jobs.send(tx, confide, { secret: 'code 471108', isWrong: true });
    const letter = { to: 'somsri@agency.example', subject: 'รหัส', text: 'code 471108' };
    await mail.send(tx, { ...letter, key: 'sample.code' });
  });
  await app.settled();
  expect(ran).toEqual(['code 471108']);
  ran.length = 0;
  const ended = await db.query<{ data: unknown; state: string }>(
    `select data, state from jobs.job where name in ('sample.confide', 'platform.mail')`,
  );
  expect(ended.map(({ state }) => state).toSorted()).toEqual([
    ...['completed', 'completed', 'completed', 'failed'],
  ]);
  expect(JSON.stringify(ended)).not.toContain('471108');
  // The next tests count the mails.
  await rm(join(app.dataDir, 'mail'), { recursive: true });
});

test('a job runs after its transaction, and not at all when that is rolled back', async () => {
  const { db, jobs } = app.platform;
  const undone = db.transaction(async (tx) => {
    await jobs.send(tx, remember, { name: 'undone' });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await send('done');
  await expect.poll(() => ran, patience).toContain('done');
  expect(ran).not.toContain('undone');
});

test('two jobs of one key have one effect', async () => {
  await send('keyed', 'one');
  await send('keyed', 'one');
  await send('after');
  await expect.poll(() => ran, patience).toContain('after');
  expect(ran.filter((name) => name === 'keyed')).toHaveLength(1);
});

test('a failed job leaves nothing behind and is tried again', async () => {
  await app.platform.db.transaction((tx) => app.platform.jobs.send(tx, stumble, {}));
  await expect.poll(() => ran, patience).toContain('stumbled');
  await expect.poll(() => app.db.query('select * from sample_mark'), patience).toHaveLength(1);
});

describe('mail', () => {
  const message = {
    to: 'anong@example.go.th',
    subject: 'รหัสยืนยัน',
    text: 'รหัส 123456 <b>',
    key: 'otp-1',
  };

  test('is caught once per key, and readable on the developer page', async () => {
    const { db, mail } = app.platform;
    for (let turn = 0; turn < 2; turn += 1) await db.transaction((tx) => mail.send(tx, message));
    await expect.poll(() => listCaughtMail(app.dataDir), patience).toHaveLength(1);
    const files = (await readdir(join(app.dataDir, 'mail'))).filter((name) =>
      name.endsWith('.eml'),
    );
    expect(files).toHaveLength(1);
    expect(await readFile(join(app.dataDir, 'mail', files[0] ?? ''), 'utf8')).toContain(
      'To: anong@example.go.th',
    );
    const page = await (await fetch(`${app.url}/dev/mail`)).text();
    expect(page).toContain('รหัส 123456 &lt;b&gt;');
    expect((await fetch(`${app.url}/dev/mail/${files[0]}`)).headers.get('content-type')).toBe(
      'message/rfc822',
    );
    expect((await fetch(`${app.url}/dev/mail/..%2f..%2fx.eml`)).status).toBe(404);
  });

  test('is not shown in production', async () => {
    const live = await startTestApp({
      config: { isProduction: true },
      compose: () => ({ authenticate: async () => null, services: noServices, modules: [] }),
    });
    for (const path of ['/dev/mail', '/dev/mail.json']) {
      expect((await fetch(`${live.url}${path}`)).status).toBe(404);
    }
    await live.close();
  });
});

test('the audit trail only grows', async () => {
  const { audit, db } = app.platform;
  const entry = { act: 'sample.done', callerId: null, subject: { kind: 'sample', id: '1' } };
  await db.transaction((tx) => audit.write(tx, entry));
  for (const change of [
    'update audit_entry set act = $$x$$',
    'delete from audit_entry',
    'truncate audit_entry cascade',
  ]) {
    await expect(db.query(change)).rejects.toThrow('audit_entry only grows');
  }
  expect(await db.query('select act, detail from audit_entry')).toEqual([
    { act: 'sample.done', detail: {} },
  ]);
});
