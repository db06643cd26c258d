import { createLog, openDatabase, startEmbedded } from '@sarn/platform-server';
import type { Database, Embedded } from '@sarn/platform-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '@sarn/testing/local-port';
import { demoPassword, signIn } from './api-client.ts';
import { startServer } from './server-process.ts';
import type { ServerProcess } from './server-process.ts';
import {
  entrustRegistrar,
  filesOf,
  gone,
  isOnDisk,
  keptOf,
  letterWith,
  oldLetters,
  retentionPath,
  today,
  well,
} from './harness/old-letters.testing.ts';
import type { RetentionData } from './harness/old-letters.testing.ts';
import { openProgramData } from './harness/program-data.ts';
import type { ProgramData } from './harness/program-data.ts';

// Its own data: documents are made old in its database, and its server is killed.
let kept: ProgramData;
let url: string;
let embedded: Embedded | undefined;
let db: Database;
let server: ServerProcess;
let port: number;

const open = () => startServer({ ...kept.env, DATABASE_URL: url }, port);

beforeAll(async () => {
  kept = await openProgramData('destruction');
  const given = kept.env['DATABASE_URL'];
  if (given === undefined) {
    embedded = await startEmbedded({ dataDir: kept.folder, log: createLog('silent') });
  }
  url = given ?? embedded?.url ?? '';
  port = await freePort();
  server = await open();
  db = openDatabase(url);
}, 240_000);
afterAll(async () => {
  await server.stop();
  await db.close();
  await embedded?.stop();
  await kept.remove();
});

const data = (): RetentionData => ({ url: server.url, db, folder: kept.folder });

/**
 * Begins a change of class and kills the server while that, or the job after it, waits for a lock.
 */
async function killedAt(table: string, documentId: string): Promise<void> {
  const saraban = await signIn(server.url, 'saraban');
  const change = { documentId, secrecy: 'secret', reason: 'ตามคำสั่ง', removesContent: true };
  await db.transaction(async (tx) => {
    await tx.query(`lock table ${table} in exclusive mode`);
    // The caller gets no answer from a server that is killed.
    const asked = saraban.post('/registry/secret/classify', change).catch(() => null);
    const waiting = 'select from pg_locks where not granted and relation = $1::regclass';
    await expect
      .poll(async () => (await tx.query(waiting, [table])).length, { timeout: 45_000 })
      .toBeGreaterThan(0);
    await server.kill();
    await asked;
  });
  server = await open();
}

it('[13.05] a destruction that is killed in the middle goes on after the start, and leaves nothing half', async () => {
  const ids = await oldLetters(data(), 'killed', 20);
  const shas = (await filesOf(data(), ids)).map(({ sha256 }) => sha256);
  const saraban = await signIn(server.url, 'saraban');
  const { id } = await well(
    saraban.post(`${retentionPath}/list/create`, { kind: 'destroy', documentIds: ids }),
  );
  const people = await db.query<{ id: string; username: string }>(
    `select person_id as id, username from account
     where username in ('head.policy', 'clerk.policy', 'officer.policy')`,
  );
  const [postId, ...memberIds] = people.map((person) => person.id);
  const order = { orderNo: '13/2569', orderOn: today };
  await well(
    saraban.post(`${retentionPath}/list/submit`, { id, chairId: postId, memberIds, ...order }),
  );
  for (const { username } of people) {
    const member = await signIn(server.url, username);
    await well(member.post(`${retentionPath}/list/judge`, { id }));
  }
  const director = await signIn(server.url, 'director');
  const password = demoPassword;
  await well(director.post(`${retentionPath}/list/decide`, { id, decision: 'approve', password }));
  const letter = { sentOn: today, letterNo: '1/2569' };
  await well(saraban.post(`${retentionPath}/list/archives/send`, { id, ...letter }));
  const agreed = { answer: 'agreed', answeredOn: today };
  await well(saraban.post(`${retentionPath}/list/archives/answer`, { id, ...agreed }));
  await well(saraban.post(`${retentionPath}/list/execute`, { id, password }));
  const states = async () =>
    (
      await db.query<{ state: string }>(`select state from retention_item where list_id = $1`, [id])
    ).map(({ state }) => state);
  await expect
    .poll(async () => (await states()).includes('destroyed'), { interval: 5, timeout: 30_000 })
    .toBe(true);
  await server.kill();
  const middle = await states();
  server = await open();
  await expect
    .poll(async () => new Set(await states()), { timeout: 60_000 })
    .toEqual(new Set(['destroyed']));
  expect(middle).toContain('listed');
  expect(await filesOf(data(), ids)).toEqual([]);
  expect(shas.filter((sha) => isOnDisk(data(), sha))).toEqual([]);
});

it('[8.06] a change of class killed before its last row is undone; killed after it, all are gone', async () => {
  await entrustRegistrar(data());
  const letter = await letterWith(data(), 'killedpaper');
  const whole = {
    ...{ secrecy: 'normal', title: letter.title, found: true },
    ...{ files: 1, texts: 1, isOnDisk: true },
  };
  // A job adds its words to the search index.
  await expect
    .poll(() => keptOf(data(), letter, 'killedpaper'), { timeout: 60_000 })
    .toEqual(whole);
  await killedAt('secrecy_change', letter.id);
  expect(await keptOf(data(), letter, 'killedpaper')).toEqual(whole);
  // The act is done; the job that removes the bytes and the words of the file was interrupted.
  await killedAt('file_text', letter.id);
  await expect
    .poll(() => keptOf(data(), letter, 'killedpaper'), { timeout: 180_000 })
    .toEqual(gone);
}, 300_000);
