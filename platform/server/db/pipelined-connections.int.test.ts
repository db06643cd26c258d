import { withTestDatabase } from '@sarn/testing';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from './database.ts';
import type { Database } from './database.ts';

const instance = withTestDatabase({ isBare: true });
const connections = 3;
const warned: string[] = [];
let db: Database;

beforeEach(() => {
  warned.length = 0;
  const log = {
    info: () => undefined,
    warn: (_facts: object, message: string) => warned.push(message),
    error: () => undefined,
  };
  db = openDatabase(instance.url, { max: 8, connections, log: log as never });
});

afterEach(() => db.close());

interface Answer {
  readonly pid: number;
  readonly n: number;
}

const shortText = 'select pg_backend_pid() as pid, $1::int as n';
const short = async (n: number): Promise<Answer> => (await db.query<Answer>(shortText, [n]))[0]!;
const all = (count: number, one: (n: number) => Promise<Answer>): Promise<Answer[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => one(n)));
const pidsOf = (answers: readonly Answer[]) => new Set(answers.map(({ pid }) => pid));

/** A short read that takes long enough for two of them not to be written together. */
const slowerText = 'select pg_backend_pid() as pid, $1::int as n from pg_sleep(0.0015)';
const slower = async (n: number): Promise<Answer> => (await db.query<Answer>(slowerText, [n]))[0]!;

/**
 * Repeats reads until the texts are known as short and all pipelined connections are open.
 *
 * Reads one after the other tell how long a text takes: of many at once a busy process notices the answers
 * late, and would not learn it. Two at once for each connection are never too many for them.
 */
async function warm(): Promise<Set<number>> {
  let pids = new Set<number>();
  const shared = async () => {
    for (let turn = 0; turn < 30; turn += 1) {
      await short(turn);
      await slower(turn);
    }
    return (pids = pidsOf(await all(2 * connections, slower))).size;
  };
  await expect.poll(shared, { timeout: 60_000 }).toBe(connections);
  return pids;
}

test('reads of one turn are written together to one connection, as long as they are quick', async () => {
  const shared = await warm();
  const few = async (): Promise<number[]> => [...pidsOf(await all(3, short))];
  await expect.poll(async () => (await few()).length, { timeout: 20_000 }).toBe(1);
  const [pid = 0] = await few();
  expect(shared).toContain(pid);
});

test('many short reads at once share few connections, and each gets its own answer', async () => {
  await warm();
  const answers = await all(400, short);
  expect(answers.map(({ n }) => n)).toEqual(Array.from({ length: 400 }, (_, n) => n));
  // Where too many wait, the pool answers some.
  expect(pidsOf(answers).size).toBeLessThanOrEqual(connections + 8);
});

test('a short read of the query builder takes a shared connection too', async () => {
  const shared = await warm();
  const builder = db.sql as Kysely<{ pg_database: { datname: string } }>;
  const built = async () => {
    const [row] = await builder
      .selectFrom('pg_database')
      .select([sql<number>`pg_backend_pid()`.as('pid'), sql<number>`1::int`.as('n')])
      .limit(1)
      .execute();
    return row!;
  };
  const apart = async () =>
    [...pidsOf(await all(2, built))].filter((pid) => !shared.has(pid)).length;
  await expect.poll(apart, { timeout: 20_000 }).toBe(0);
  await expect(db.transaction(async () => built())).rejects.toThrow('use the tx handle instead');
});

test('a failing statement does not affect those behind it', async () => {
  await warm();
  const text = 'select pg_backend_pid() as pid, 10 / $1::int as n';
  const divide = (by: number) => db.query<Answer>(text, [by]);
  for (let turn = 0; turn < 5; turn += 1) await divide(1);
  const settled = await Promise.allSettled([1, 0, 2, 0, 5].map(divide));
  expect(
    settled.map((one) =>
      one.status === 'fulfilled' ? one.value[0]?.n : (one.reason as { code: string }).code,
    ),
  ).toEqual([10, '22012', 5, '22012', 2]);
  await expect(divide('no number' as never)).rejects.toMatchObject({ code: '22P02' });
  expect((await divide(1))[0]?.n).toBe(10);
});

test('a long statement has a connection of its own', async () => {
  const shared = await warm();
  const text = 'select pg_backend_pid() as pid, $1::int as n from pg_sleep(0.02)';
  const long = async (n: number) => (await db.query<Answer>(text, [n]))[0]!;
  for (let turn = 0; turn < 4; turn += 1) await long(turn);
  const answers = await all(6, long);
  expect(answers.filter(({ pid }) => shared.has(pid))).toEqual([]);
  expect(pidsOf(answers).size).toBe(6);
});

test('no statement waits behind a short one that takes long this time', async () => {
  const shared = await warm();
  const text = 'select pg_backend_pid() as pid, $1::int as n from pg_sleep($1)';
  const sleep = async (seconds: number) => (await db.query<Answer>(text, [seconds]))[0]!;
  // On a busy machine an answer may have come late, so that it is not held for a short one yet.
  const isShort = async () => shared.has((await sleep(0)).pid);
  await expect.poll(isShort, { timeout: 20_000, interval: 5 }).toBe(true);
  const ended: string[] = [];
  const sleeping = sleep(3).then(({ pid }) => (ended.push('long'), pid));
  await pause(50);
  const answers = await all(30, short);
  ended.push('short');
  expect(shared).toContain(await sleeping);
  expect(pidsOf(answers)).not.toContain(await sleeping);
  expect(ended).toEqual(['short', 'long']);
});

test('changes stay in transactions, whose own code may not use a pipelined connection', async () => {
  await warm();
  await expect(db.transaction(async () => short(1))).rejects.toThrow('use the tx handle instead');
  const [inside] = await db.transaction((tx) => tx.query<Answer>(shortText, [7]));
  expect(inside?.n).toBe(7);
});

test('pipelined connections that were lost are opened anew; meanwhile the pool answers', async () => {
  const lost = await warm();
  await instance.db.query('select pg_terminate_backend(pid) from unnest($1::int[]) pid', [
    [...lost],
  ]);
  await expect.poll(() => warned.length).toBe(connections);
  const answers = await all(20, short);
  expect(answers.map(({ n }) => n)).toEqual(Array.from({ length: 20 }, (_, n) => n));
  const anew = await warm();
  expect([...anew].filter((pid) => lost.has(pid))).toEqual([]);
});

test('closing waits for the answers to sent statements, and leaves no connection', async () => {
  await warm();
  const asked = all(2 * connections, short);
  // On a busy machine the pool may answer, which a read reaches some steps later; no answer comes in between.
  for (let step = 0; step < 100; step += 1) await Promise.resolve();
  await db.close();
  expect((await asked).length).toBe(2 * connections);
  await expect
    .poll(async () => {
      const rows = await instance.db.query<{ n: number }>(
        `select count(*) n from pg_stat_activity
         where datname = current_database() and application_name = 'sarn' and query = $1`,
        [shortText],
      );
      return rows[0]?.n;
    })
    .toBe(0);
});
