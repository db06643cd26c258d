import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { lstatSync, readlinkSync } from 'node:fs';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createAuditTrail, createLog, systemClock } from '@sarn/platform-server';
import type { Database } from '@sarn/platform-server';
import { samplePdf } from '@sarn/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { start } from './start.ts';
import type { Running } from './start.ts';

// The whole way of a backup with the embedded database: made while people work, one that is killed,
// one from the console, and a restored copy that is signed in to and verified.

const log = createLog('silent');
const root = mkdtempSync(join(tmpdir(), 'sarn-drill-'));
const folder = join(root, 'backups');
const original = join(root, 'original');
const restored = join(root, 'restored');
let running: Running | undefined;

beforeAll(async () => {
  mkdirSync(folder);
  running = await start(await configOf(original, { SARN_DEMO: '1' }));
}, 300_000);
afterAll(async () => {
  await running?.stop();
  // As root the server's user cannot enter the folder, and the databases lie elsewhere.
  for (const name of ['original', 'before', 'restored']) {
    const cluster = join(root, name, 'postgres');
    const home = lstatSync(cluster, { throwIfNoEntry: false })?.isSymbolicLink();
    if (home) rmSync(dirname(readlinkSync(cluster)), { recursive: true, force: true });
  }
  rmSync(root, { recursive: true, force: true });
});

async function configOf(data: string, more: Record<string, string> = {}) {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return readConfig({ SARN_DATA: data, PORT: String(port), SARN_LOG: 'silent', ...more });
}

const here = (): Running => {
  if (running) return running;
  throw new Error('no program runs');
};

/** A call of the running program. */
async function call(path: string, token?: string, body?: object | FormData) {
  const headers = {
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(body && !(body instanceof FormData) ? { 'content-type': 'application/json' } : {}),
  };
  const answer = await fetch(`${here().url}/api${path}`, {
    headers,
    method: body ? 'POST' : 'GET',
    ...(body ? { body: body instanceof FormData ? body : JSON.stringify(body) } : {}),
  });
  const said = (await answer.json()) as Record<string, unknown>;
  expect(answer.status, `${path}: ${JSON.stringify(said)}`).toBe(200);
  return said;
}

async function signIn(username: string): Promise<string> {
  const { token } = await call('/users/login', undefined, { username, password: 'Sarn2569' });
  return String(token);
}

/** A command of the console beside the running program. */
function command(name: string, data: string, ...args: readonly string[]) {
  const child = spawn(process.execPath, [join(import.meta.dirname, `${name}.ts`), ...args], {
    env: { PATH: process.env['PATH'], SARN_DATA: data },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stdout.on('data', (bytes: Buffer) => (said += bytes.toString()));
  child.stderr.on('data', (bytes: Buffer) => (said += bytes.toString()));
  const end = new Promise<{ code: number | null; said: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, said }));
  });
  return { child, end };
}

const names = (): string[] => readdirSync(folder).filter((name) => name.startsWith('20'));

/** The last number of each register: a number that was given must not be given again. */
const lastNumbers = (db: Database) =>
  db.query<{ register: string; year: number; last: number; entries: number }>(
    `select register_id::text as register, be_year as year, max(number)::int as last,
       count(*)::int as entries
     from register_entry group by register_id, be_year order by 1, 2`,
  );

async function expectFilesWhole(db: Database, data: string): Promise<number> {
  const rows = await db.query<{ sha256: string }>('select sha256 from stored_file');
  for (const { sha256 } of rows) {
    const path = join(data, 'files', sha256.slice(0, 2), sha256.slice(2, 4), sha256);
    expect(createHash('sha256').update(readFileSync(path)).digest('hex')).toBe(sha256);
  }
  return rows.length;
}

test('a backup asked for on the settings screen is made while people work', async () => {
  const token = await signIn('admin');
  await call('/backup/settings', token, { folder, dailyAt: '', keep: 5 });
  await call('/backup/start', token, {});
  // Work that is written meanwhile: each of these writes a session and rows of the trail.
  for (let turn = 0; turn < 5; turn += 1) await signIn('saraban');
  await here().app.settled();
  expect(await call('/backup', await signIn('admin'))).toMatchObject({
    database: 'inside',
    isLate: false,
    lastDone: { state: 'done', damaged: 0 },
  });
  expect(names()).toHaveLength(1);
});

test('kill -9 in the middle of a backup leaves none, and the one before whole', async () => {
  const [before = ''] = names();
  const { child, end } = command('backup', original, folder);
  const isHalf = (name: string) =>
    name.endsWith('.unfinished') && existsSync(join(folder, name, 'postgres', 'base'));
  const isCopying = () => names().some(isHalf);
  while (!isCopying()) await sleep(2);
  child.kill('SIGKILL');
  await end;
  const [half = ''] = names().filter((name) => name !== before);
  expect(half).toMatch(/\.unfinished$/);
  const refused = await command('restore', restored, join(folder, half)).end;
  expect(refused).toMatchObject({ code: 2, said: expect.stringContaining('never finished') });
  expect(existsSync(restored)).toBe(false);
  // The server that was in backup mode goes on, and the whole one before is the one that counts.
  await signIn('director');
  expect((await command('restore', join(root, 'before'), folder).end).said).toContain(before);
});

test('a copy restored from the console signs in; its trail, numbers and files verify', async () => {
  const content = new FormData();
  content.append('file', new Blob([new Uint8Array(samplePdf('drill'))]), 'drill.pdf');
  await call('/file/upload', await signIn('saraban'), content);
  const made = await command('backup', original, folder).end;
  expect(made).toMatchObject({ code: 0, said: expect.stringContaining('Backup made') });
  expect(names().filter((name) => name.endsWith('.unfinished'))).toEqual([]);
  const { db } = here().app.platform;
  const numbers = await lastNumbers(db);
  const [trail] = await db.query<{ rows: number }>('select count(*)::int rows from audit_entry');
  const taken = await command('restore', original, folder).end;
  expect(taken).toMatchObject({ code: 2, said: expect.stringContaining('is not empty') });
  await here().stop();
  running = undefined;

  const done = await command('restore', restored, folder).end;
  expect(done).toMatchObject({ code: 0, said: expect.stringContaining('Restored') });
  running = await start(await configOf(restored));
  await signIn('saraban');
  const copy = here().app.platform.db;
  expect(numbers.length).toBeGreaterThan(0);
  expect(await lastNumbers(copy)).toEqual(numbers);
  expect(await expectFilesWhole(copy, restored)).toBeGreaterThan(0);
  const options = { db: copy, clock: systemClock, log, dataDir: restored };
  const { fault, checked } = await createAuditTrail(options).verify();
  expect(fault).toBeNull();
  // All but what was written after the copy of the database, such as that the backup was made.
  expect(checked).toBeGreaterThanOrEqual((trail?.rows ?? 0) - 5);
}, 180_000);
