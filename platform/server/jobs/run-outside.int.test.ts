import { idleTransactions, withTestDatabase } from '@sarn/testing';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { createLog } from '../log.ts';
import { createJobRunner } from './job-runner.ts';
import { defineJob, defineOutsideJob } from './job.ts';
import type { OutsideContext } from './job.ts';
import { runJob } from './run-job.ts';

const database = withTestDatabase();
const log = createLog('silent');
const tools = () => ({ db: database.db, log });

/** What the sample job did, in order. */
const done: string[] = [];
let answer: (context: OutsideContext) => Promise<string>;

const ask = defineOutsideJob({
  name: 'sample.ask',
  input: z.object({ is: z.string() }),
  retryLimit: 3,
  async claim({ is }) {
    done.push('claim');
    return is === 'needless' ? null : is;
  },
  async outside(_is, context) {
    done.push(`ask ${context.key}`);
    return answer(context);
  },
  async settle(got, is) {
    done.push(`settle ${is} ${got}`);
  },
});

const run = (key: string, is = 'letter') => runJob(ask, { input: { is }, key }, tools());
const leases = async () =>
  (await database.db.query<{ key: string }>('select key from job_lease')).map(({ key }) => key);
const asked = (count: number) =>
  expect.poll(() => done.filter((step) => step.startsWith('ask'))).toHaveLength(count);

beforeEach(() => {
  done.length = 0;
  answer = () => Promise.resolve('taken');
});

/** An answer that is given later. */
function later(): { give(word: string): void } {
  const { promise, resolve } = Promise.withResolvers<string>();
  answer = () => promise;
  return { give: resolve };
}

test('no transaction is open while the other side does not answer', async () => {
  const { give } = later();
  const running = run('a');
  await asked(1);
  expect(await idleTransactions(database.db)).toEqual([]);
  give('late');
  await running;
  expect(done).toEqual(['claim', 'ask a', 'settle letter late']);

  // The same wait inside a transaction is seen by the same question.
  const gate = Promise.withResolvers<undefined>();
  const wait = defineJob({
    name: 'sample.wait',
    input: z.object({}),
    handler: () => gate.promise,
  });
  const waiting = runJob(wait, { input: {} }, tools());
  await expect.poll(() => idleTransactions(database.db)).toHaveLength(1);
  gate.resolve(undefined);
  await waiting;
});

test('a job that is done is not done again, and one without anything to do asks nobody', async () => {
  await run('b');
  await run('b');
  expect(done).toEqual(['claim', 'ask b', 'settle letter taken']);
  await run('c', 'needless');
  await run('c');
  expect(done.slice(3)).toEqual(['claim']);
});

test('a second run of the same job waits for the first, and asks nobody', async () => {
  const { give } = later();
  const first = run('d');
  await asked(1);
  const looked = Promise.withResolvers<unknown>();
  const watched = { ...database.db };
  watched.transaction = async (work, options) => {
    const came = await database.db.transaction(work, options);
    looked.resolve(came);
    return came;
  };
  const second = runJob(ask, { input: { is: 'letter' }, key: 'd' }, { db: watched, log });
  // It has looked, and may not take the work.
  expect(await looked.promise).toBe('taken');
  expect(done).toEqual(['claim', 'ask d']);
  expect(await leases()).toEqual(['d']);
  give('taken');
  await Promise.all([first, second]);
  expect(done).toEqual(['claim', 'ask d', 'settle letter taken']);
});

test('after a refusal the work is free at once, and asked under the same key', async () => {
  answer = () => Promise.reject(new Error('not now'));
  await expect(run('e')).rejects.toThrow('not now');
  expect(await leases()).toEqual([]);
  answer = () => Promise.resolve('taken');
  await run('e');
  expect(done).toEqual(['claim', 'ask e', 'claim', 'ask e', 'settle letter taken']);
});

test('whoever lost the lease writes nothing: the other one settles', async () => {
  const { give } = later();
  const first = run('f').catch((error: unknown) => error);
  await asked(1);
  // As of a process that stood still longer than its lease. It is another one's, or this one, which does not stand
  // still, could move its end on before the second run comes.
  await database.db.query(
    `update job_lease set run_id = gen_random_uuid(), ends_at = now() - interval '1 second'`,
  );
  answer = () => Promise.resolve('second');
  await run('f');
  give('first');
  expect(await first).toMatchObject({ name: 'LeaseLost' });
  expect(done.filter((step) => step.startsWith('settle'))).toEqual(['settle letter second']);
});

test('an effect that cannot be written is asked for again', async () => {
  const failing = {
    ...ask,
    begin: async () => async () => () => Promise.reject(new Error('full')),
  };
  await expect(runJob(failing, { input: { is: 'x' }, key: 'g' }, tools())).rejects.toThrow('full');
  expect(await leases()).toEqual([]);
  await run('g');
  expect(done).toContain('settle letter taken');
});

test('a program that ends does not wait for the other side, and gives the work back', async () => {
  answer = () => new Promise(() => undefined);
  const { db, url } = database;
  const jobs = createJobRunner({ url, db, log, scheduleSeconds: 0 });
  await jobs.start([ask], true);
  await db.transaction((tx) => jobs.send(tx, ask, { is: 'letter' }, { key: 'h' }));
  await asked(1);
  expect(await leases()).toEqual(['h']);
  await jobs.stop();
  // The program waits for ten seconds and not longer: giving back may take longer on a busy machine.
  await expect.poll(leases).toEqual([]);
  const again = await db.query(
    `select 1 from jobs.job where name = 'sample.ask' and state = 'retry'`,
  );
  expect(again).toHaveLength(1);
});
