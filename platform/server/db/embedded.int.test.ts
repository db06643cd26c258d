import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { chmodSync, lstatSync, readlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from './database.ts';
import { EmbeddedError, startEmbedded } from './embedded.ts';
import type { Embedded } from './embedded.ts';
import { isAlive } from './embedded/process-identity.ts';

const isRoot = process.getuid?.() === 0;
const told: string[] = [];
const log = {
  info: (_: object, message: string) => told.push(message),
  warn: (_: object, message: string) => told.push(message),
  error: (_: object, message: string) => told.push(message),
} as never;

let root: string;
let dataDir: string;
let running: Embedded[] = [];
let children: ChildProcess[] = [];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sarn-e-'));
  dataDir = root;
  told.length = 0;
});

afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  for (const embedded of running) await embedded.stop();
  if (existsSync(pidFile())) await (await start()).stop();
  running = [];
  children = [];
  rmSync(root, { recursive: true, force: true });
});

async function start(): Promise<Embedded> {
  const embedded = await startEmbedded({ dataDir, log });
  running.push(embedded);
  return embedded;
}

function pidFile(): string {
  return join(dataDir, 'postgres/postmaster.pid');
}

function postmasterPid(): number {
  return Number(readFileSync(pidFile(), 'utf8').split('\n')[0]);
}

async function ask<R>(url: string, ...statements: string[]): Promise<R[]> {
  const db = openDatabase(url, { max: 1, log });
  try {
    let rows: R[] = [];
    for (const statement of statements) rows = await db.query<R>(statement);
    return rows;
  } finally {
    await db.close();
  }
}

/** Another program on the same data directory; returns its address when it has started. */
async function startInChild(): Promise<{ url: string; child: ChildProcess }> {
  const module = JSON.stringify(new URL('./embedded.ts', import.meta.url).href);
  const code = `import { startEmbedded } from ${module};
    const log = { info() {}, warn() {}, error() {} };
    const { url } = await startEmbedded({ dataDir: ${JSON.stringify(dataDir)}, log });
    console.log(url);
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  for await (const line of createInterface({ input: child.stdout! })) return { url: line, child };
  throw new Error('the other program did not start');
}

async function kill9(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once('close', resolve));
  child.kill('SIGKILL');
  await gone;
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await sleep(20);
}

describe('a server from nothing', () => {
  test('is private, safe against power cuts, indexes Thai letters, and stops cleanly', async () => {
    const { url, stop } = await start();
    const [settings] = await ask<Record<string, string>>(
      url,
      'create extension pg_trgm',
      `select current_database() as name, current_setting('fsync') as fsync,
         current_setting('jit') as jit, current_setting('listen_addresses') as addresses,
         array_length(show_trgm('ที่ดิน'), 1)::text as trigrams,
         current_setting('password_encryption') as passwords`,
    );
    expect(settings).toEqual({
      name: 'sarn',
      fsync: 'on',
      jit: 'off',
      addresses: '',
      trigrams: '7',
      passwords: 'scram-sha-256',
    });
    expect(modeOf('run')).toBe('700');
    expect(modeOf('postgres')).toBe('700');
    expect(modeOf('postgres.password')).toBe('600');
    await expect(ask(url.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toMatchObject({
      code: '28P01',
    });
    const pid = postmasterPid();
    await stop();
    await stop();
    await until(() => !isAlive(pid));
    expect(existsSync(pidFile())).toBe(false);
    expect(existsSync(join(dataDir, 'sarn.lock'))).toBe(false);
  });

  test('keeps its data over a stop', async () => {
    const first = await start();
    await ask(first.url, 'create table kept as select 7 as n');
    await first.stop();
    expect(await ask((await start()).url, 'select n from kept')).toEqual([{ n: 7 }]);
  });

  test('listens on 127.0.0.1 when the path is too long for a socket', async () => {
    chmodSync(root, 0o755); // only its owner may enter a folder of mkdtemp
    dataDir = join(root, 'ก'.repeat(30)); // 90 bytes
    const { url } = await start();
    expect(new URL(url).hostname).toBe('127.0.0.1');
    const [row] = await ask<{ at: string }>(url, 'select host(inet_server_addr()) as at');
    expect(row).toEqual({ at: '127.0.0.1' });
  });

  function modeOf(name: string): string {
    return (statSync(join(dataDir, name)).mode & 0o777).toString(8);
  }
});

describe('after kill -9', () => {
  test('of the program the running server is adopted with its data', async () => {
    const { url, child } = await startInChild();
    await ask(url, 'create table kept as select 7 as n');
    const pid = postmasterPid();
    await kill9(child);
    expect(isAlive(pid)).toBe(true);
    const again = await start();
    expect(told).toContain('database server already running: adopted');
    expect(postmasterPid()).toBe(pid);
    expect(await ask(again.url, 'select n from kept')).toEqual([{ n: 7 }]);
    await again.stop();
    await until(() => !isAlive(pid));
  });

  test('of the server too it starts anew over the left-over files', async () => {
    const { url, child } = await startInChild();
    await ask(url, 'create table kept as select 7 as n');
    const pid = postmasterPid();
    await kill9(child);
    process.kill(pid, 'SIGKILL');
    await until(() => !isAlive(pid));
    const again = await start();
    expect(postmasterPid()).not.toBe(pid);
    expect(await ask(again.url, 'select n from kept')).toEqual([{ n: 7 }]);
  });

  test("a pid file that names somebody else's process does not stop the start", async () => {
    await (await start()).stop();
    writeFileSync(pidFile(), `${process.pid}\n${dataDir}/postgres\n1\n5432\n\n\n\nready   \n`);
    expect(await ask((await start()).url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(postmasterPid()).not.toBe(process.pid);
  });

  test('in the middle of making the cluster the next start makes it whole', async () => {
    mkdirSync(join(dataDir, 'postgres.new'));
    writeFileSync(join(dataDir, 'postgres.new/PG_VERSION'), '18\n');
    expect(await ask((await start()).url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(existsSync(join(dataDir, 'postgres.new'))).toBe(false);
  });
});

describe('watched', () => {
  let lost: string[];

  async function startWatched(): Promise<Embedded> {
    lost = [];
    const onLost = (error: Error) => lost.push(error.message);
    const embedded = await startEmbedded({ dataDir, log, onLost });
    running.push(embedded);
    return embedded;
  }

  /** Inserts rows one after the other until told to stop; reports those that were acknowledged. */
  function writer(url: string): { acknowledged: number[]; end(): Promise<void> } {
    const db = openDatabase(url, { max: 1, log });
    const acknowledged: number[] = [];
    const over = new AbortController();
    const writing = (async () => {
      for (let n = 1; !over.signal.aborted; n += 1) {
        const written = db.query('insert into kept values ($1)', [n]);
        await written.then(
          () => acknowledged.push(n),
          () => sleep(20), // the server is down: the next number is tried
        );
      }
    })();
    return {
      acknowledged,
      async end() {
        over.abort();
        await writing;
        await db.close();
      },
    };
  }

  async function expectKept(url: string, acknowledged: readonly number[]): Promise<void> {
    const rows = await ask<{ n: number }>(url, 'select n from kept');
    const found = new Set(rows.map(({ n }) => n));
    expect(acknowledged.filter((n) => !found.has(n))).toEqual([]);
  }

  test('kill -9 of the server: started again at its address, nothing acknowledged is lost', async () => {
    const { url } = await startWatched();
    await ask(url, 'create table kept (n integer)');
    const work = writer(url);
    for (let turn = 1; turn <= 2; turn += 1) {
      const before = work.acknowledged.length;
      await until(() => work.acknowledged.length > before + 50);
      const pid = postmasterPid();
      process.kill(pid, 'SIGKILL');
      await until(() => existsSync(pidFile()) && postmasterPid() !== pid);
      const then = work.acknowledged.length;
      await until(() => work.acknowledged.length > then + 10);
    }
    await work.end();
    await expectKept(url, work.acknowledged);
    expect(lost).toEqual([]);
  });

  test('kill -9 of a backend: the server recovers by itself, nothing acknowledged is lost', async () => {
    const { url } = await startWatched();
    await ask(url, 'create table kept (n integer)');
    const work = writer(url);
    const pid = postmasterPid();
    await until(() => work.acknowledged.length > 50);
    const db = openDatabase(url, { max: 1, log });
    const [victim] = await db.query<{ pid: number }>('select pg_backend_pid() pid');
    process.kill(victim?.pid ?? 0, 'SIGKILL');
    await expect(db.query('select 1')).rejects.toThrow();
    await db.close();
    const then = work.acknowledged.length;
    await until(() => work.acknowledged.length > then + 50);
    await work.end();
    await expectKept(url, work.acknowledged);
    expect([postmasterPid(), lost]).toEqual([pid, []]);
  });

  test('an address on 127.0.0.1 is the same after a new start', async () => {
    chmodSync(root, 0o755); // only its owner may enter a folder of mkdtemp
    dataDir = join(root, 'ก'.repeat(30));
    const { url } = await startWatched();
    const pid = postmasterPid();
    process.kill(pid, 'SIGKILL');
    await until(() => existsSync(pidFile()) && postmasterPid() !== pid && isReady());
    expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  const isReady = (): boolean => readFileSync(pidFile(), 'utf8').includes('\nready');
});

describe('one line says why it does not start', () => {
  test('when another program has the data directory, which stays untouched', async () => {
    const { url, child } = await startInChild();
    const refused = start();
    await expect(refused).rejects.toThrow(EmbeddedError);
    await expect(refused).rejects.toThrow(
      `The data directory ${dataDir} is in use by process ${child.pid}: stop that process`,
    );
    expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await kill9(child);
    await start();
  });

  test('when the cluster is of another major version, or no cluster at all', async () => {
    mkdirSync(join(dataDir, 'postgres'));
    await expect(start()).rejects.toThrow(/password file .* is missing/);
    writeFileSync(join(dataDir, 'postgres.password'), 'x');
    await expect(start()).rejects.toThrow(/is not a PostgreSQL cluster/);
    writeFileSync(join(dataDir, 'postgres/PG_VERSION'), '17\n');
    await expect(start()).rejects.toThrow(/was made by PostgreSQL 17/);
    expect(existsSync(join(dataDir, 'sarn.lock'))).toBe(false);
  });

  test('when the server itself refuses', async () => {
    const broken = startEmbedded({ dataDir, log, settings: { shared_buffers: 'many' } });
    await expect(broken).rejects.toThrow(/did not start .*shared_buffers/s);
  });
});

test.runIf(isRoot)(
  'as root, where the server cannot read the folder, the cluster is stored elsewhere',
  async () => {
    const closed = join(root, 'closed');
    mkdirSync(closed, { mode: 0o700 });
    dataDir = join(closed, 'data');
    const first = await start();
    const home = dirname(readlinkSync(join(dataDir, 'postgres')));
    try {
      expect(told.join()).toContain('cannot reach the data directory');
      expect(lstatSync(join(dataDir, 'postgres')).isSymbolicLink()).toBe(true);
      await ask(first.url, 'create table kept as select 7 as n');
      await first.stop();
      const again = await start();
      expect(await ask(again.url, 'select n from kept')).toEqual([{ n: 7 }]);
      await again.stop();
    } finally {
      rmSync(home, { recursive: true, force: true });
      dataDir = root;
    }
  },
);
