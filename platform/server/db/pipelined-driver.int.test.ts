import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { withTestDatabase } from '@sarn/testing';
import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDatabase } from './database.ts';
import { streamOf, writeTogether } from './write-together.ts';

/** Driver version whose private stream was examined; examine it again before changing this. */
const triedVersion = '8.23.1';

const base = withTestDatabase({ isBare: true });
let client: pg.Client;

beforeEach(async () => {
  const pipelined: pg.ClientConfig & { readonly pipeline: true } = {
    connectionString: base.url,
    pipeline: true,
  };
  client = new pg.Client(pipelined);
  await client.connect();
});
afterEach(() => client.end());

test('the driver is the version whose private stream pipelined connections were tried with', () => {
  const path = createRequire(import.meta.url).resolve('pg/package.json');
  const { version } = JSON.parse(readFileSync(path, 'utf8')) as { version: string };
  expect(version).toBe(triedVersion);
});

test('the driver still pipelines the statements of one turn in one write', async () => {
  const stream = streamOf(client);
  if (!stream) throw new Error('the driver has no stream any more that can be corked');
  const one = vi.spyOn(stream, '_write');
  const many = vi.spyOn(stream, '_writev');
  let hasEnded = false;
  expect(writeTogether(client, () => (hasEnded = true))).toBe(true);
  const asked = Array.from({ length: 10 }, (_, n) =>
    client.query<{ n: number }>('select $1::int as n', [n]),
  );
  const answers = await Promise.all(asked);
  expect(answers.map(({ rows }) => rows[0]?.n)).toEqual(Array.from({ length: 10 }, (_, n) => n));
  expect(hasEnded).toBe(true);
  expect([one.mock.calls.length, many.mock.calls.length]).toEqual([0, 1]);
});

test('a driver without that stream is reported, and statements are still answered', async () => {
  const changed = new Proxy(client, {
    get: (target, key) => (key === 'connection' ? {} : Reflect.get(target, key, target)),
  });
  expect(writeTogether(changed, () => expect.unreachable('nothing was kept back'))).toBe(false);
  expect((await client.query('select 1 as n')).rows).toEqual([{ n: 1 }]);
});

test('without pipelined connections every statement takes one of the pool', async () => {
  const db = openDatabase(base.url, { max: 2, connections: 0 });
  const pids = new Set<number>();
  for (let turn = 0; turn < 40; turn += 1) {
    const rows = await Promise.all(
      [1, 2, 3, 4].map(() => db.query<{ pid: number }>('select pg_backend_pid() as pid')),
    );
    for (const [row] of rows) pids.add(row!.pid);
  }
  expect(pids.size).toBeLessThanOrEqual(2);
  await db.close();
});
