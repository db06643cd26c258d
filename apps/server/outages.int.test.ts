import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { fixedClock } from '@sarn/testing';
import { startDatabaseNetworkStandIn } from '@sarn/testing/stand-ins';
import type { DatabaseNetworkStandIn } from '@sarn/testing/stand-ins';
import { createLog } from '@sarn/platform-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from './app.ts';
import type { App } from './app.ts';
import { sampleInstance } from './sample.demo.ts';
import { startTestApp } from './testing.ts';
import type { TestApp } from './testing.ts';

const clock = fixedClock('2026-11-21T02:00:00.000Z');
const compose = sampleInstance();
let direct: TestApp;
let app: App;
let network: DatabaseNetworkStandIn;

beforeAll(async () => {
  direct = await startTestApp({ compose, clock });
  network = await startDatabaseNetworkStandIn(direct.databaseUrl);
  app = await createApp({
    compose,
    clock,
    databaseUrl: network.url,
    config: direct.platform.config,
    log: createLog('silent'),
    maxConnections: 4,
  });
});
afterAll(async () => {
  await app.close();
  await direct.close();
  await network.close();
});

async function write(on: Pick<App, 'inject'>, name: string) {
  const answer = await on.inject({
    method: 'POST',
    url: '/api/sample/write',
    headers: { authorization: 'Bearer token-of-burin', 'content-type': 'application/json' },
    payload: JSON.stringify({ name }),
  });
  return { status: answer.statusCode, code: answer.json<{ code?: string }>().code };
}

const readiness = async (on: Pick<App, 'inject'>) => {
  clock.advance(1_000);
  return (await on.inject('/readyz')).statusCode;
};

test('a cut from the database: 503 with its code, not ready, and back without a restart', async () => {
  expect(await write(app, 'before')).toEqual({ status: 200 });
  expect(await readiness(app)).toBe(200);
  network.cut();
  const calls = Array.from({ length: 12 }, (_, at) => write(app, `cut ${at}`));
  const away = { status: 503, code: 'platform.database-unreachable' };
  expect(await Promise.all(calls)).toEqual(Array.from({ length: 12 }, () => away));
  expect(await readiness(app)).toBe(503);
  network.mend();
  await expect.poll(() => readiness(app)).toBe(200);
  expect(await write(app, 'after')).toEqual({ status: 200 });
});

test('sessions that the database server ends are no fault of the call', async () => {
  await Promise.all(Array.from({ length: 4 }, (_, at) => write(app, `open ${at}`)));
  const ended = direct.db.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  );
  const answers = await Promise.all(Array.from({ length: 12 }, (_, at) => write(app, `t ${at}`)));
  await ended.catch(() => undefined);
  expect(answers.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
  await expect.poll(() => write(app, 'again')).toEqual({ status: 200 });
});

test('a full disk of the database: 503 with its code, and not ready until a trial write succeeds', async () => {
  await direct.db.query(
    `create function disk_full() returns trigger language plpgsql as
     $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`,
  );
  await direct.db.query(
    'create trigger disk_full before insert on sample_note for each row execute function disk_full()',
  );
  // A file in the place of the folder: its disk has space, and a trial write fails.
  const { dataDir } = direct;
  renameSync(dataDir, `${dataDir}-away`);
  writeFileSync(dataDir, '');
  expect(await readiness(direct)).toBe(200);
  expect(await write(direct, 'a')).toEqual({ status: 503, code: 'platform.storage-full' });
  expect(await readiness(direct)).toBe(503);
  rmSync(dataDir);
  renameSync(`${dataDir}-away`, dataDir);
  expect(await readiness(direct)).toBe(200);
  await direct.db.query('drop trigger disk_full on sample_note');
  expect(await write(direct, 'b')).toEqual({ status: 200 });
});

test('a data folder that cannot be written makes the server not ready until it can', async () => {
  const { dataDir } = direct;
  renameSync(dataDir, `${dataDir}-away`);
  expect(await readiness(direct)).toBe(503);
  renameSync(`${dataDir}-away`, dataDir);
  expect(await readiness(direct)).toBe(200);
});
