import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '@sarn/testing';
import { freePort } from '@sarn/testing/local-port';
import type { TestDatabase } from '@sarn/testing';

let dataDir: string;
let database: TestDatabase;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'sarn-main-'));
  database = await testDatabase({ isBare: true });
});
afterAll(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** The programs that a test started; one that fails must not leave them behind. */
const started: ChildProcess[] = [];
afterEach(() => started.splice(0).forEach((child) => child.kill('SIGKILL')));

const entry = fileURLToPath(new URL('./main.ts', import.meta.url));

/** The program in a process of its own, with nothing of our environment but the path. */
function run(environment: Record<string, string>) {
  const child = spawn(process.execPath, [entry], {
    env: {
      PATH: process.env['PATH'],
      SARN_DATA: dataDir,
      SARN_DEMO: '0',
      SARN_LOG: 'warn',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  const seen = { out: '', err: '' };
  child.stdout.on('data', (bytes: Buffer) => (seen.out += bytes.toString()));
  child.stderr.on('data', (bytes: Buffer) => (seen.err += bytes.toString()));
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { child, seen, exit };
}

async function takePort(): Promise<{ port: number; server: Server }> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, server };
}

async function signInStatus(port: string, password: string): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password }),
  });
  return answer.status;
}

/** Whether the first setup takes the code that a start has printed. */
async function lookStatus(port: string, code: string): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/first-run/look`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code }),
  });
  return answer.status;
}

// Beside other programs that keep both cores busy, a start has taken more than forty seconds.
const patience = { timeout: 80_000, interval: 100 };

test.each(['external', 'embedded'])(
  'starts on an %s database, says where, and stops clean',
  async (kind) => {
    const port = String(await freePort());
    const place = kind === 'external' ? { DATABASE_URL: database.url } : {};
    const codes: string[] = [];
    for (let turn = 0; turn < 2; turn += 1) {
      const { child, seen, exit } = run({ PORT: port, ...place });
      // Its first output means that it has started or failed.
      await expect.poll(() => seen.out + seen.err, patience).not.toBe('');
      expect(seen.out).toContain(`http://localhost:${port}`);
      expect(await (await fetch(`http://127.0.0.1:${port}/readyz`)).json()).toEqual({
        status: 'ready',
      });
      const [, code = ''] = /setup code {2}(\S+)/.exec(seen.out) ?? [];
      // While nobody can sign in, each start prints another code; the earlier ones stay valid.
      codes.push(code);
      for (const printed of codes) expect(await lookStatus(port, printed)).toBe(200);
      expect(new Set(codes).size).toBe(turn + 1);
      // A signal to the group reaches it twice: directly, and passed on by the process that started
      // it.
      child.kill('SIGTERM');
      await pause(20);
      child.kill('SIGTERM');
      expect(await exit).toBe(0);
      expect(seen.err).toBe('');
      expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
    }
  },
);

test('the embedded database is killed: served again soon; where it cannot be started the program ends', async () => {
  const port = String(await freePort());
  const { seen, exit } = run({ PORT: port, SARN_LOG: 'error' });
  await expect.poll(() => seen.out, patience).toContain(`http://localhost:${port}`);
  const cluster = join(dataDir, 'postgres');
  const killDatabase = (): void => {
    const [pid] = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    process.kill(Number(pid), 'SIGKILL');
  };
  const readiness = async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).status;
  killDatabase();
  await expect.poll(readiness, patience).toBe(503);
  await expect.poll(readiness, patience).toBe(200);
  expect(await signInStatus(port, 'not the password')).toBe(401);

  renameSync(join(cluster, 'global', 'pg_control'), join(cluster, 'global', 'pg_control.away'));
  killDatabase();
  expect(await exit).toBe(1);
  expect(seen.err).toMatch(/^The database server ended and could not be started again/m);
  renameSync(join(cluster, 'global', 'pg_control.away'), join(cluster, 'global', 'pg_control'));
  // Longer than the pauses between the new starts.
}, 180_000);

test('a start that is impossible ends with one clear line', async () => {
  const { port, server } = await takePort();
  const refused: [Record<string, string>, RegExp][] = [
    [
      { PORT: String(port), DATABASE_URL: database.url },
      /^Port \d+ on 127\.0\.0\.1 is in use: set PORT/,
    ],
    [{ PORT: 'many' }, /^PORT is "many": /],
    [
      { DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/none' },
      /^The database does not answer: check DATABASE_URL\./,
    ],
  ];
  for (const [environment, line] of refused) {
    const { seen, exit } = run({
      PORT: String(await freePort()),
      SARN_LOG: 'silent',
      ...environment,
    });
    expect(await exit).toBe(1);
    expect(seen.err).toMatch(line);
    expect(seen.err.trim().split('\n')).toHaveLength(1);
    expect(seen.out + seen.err).not.toContain('secret');
  }
  server.close();
});
