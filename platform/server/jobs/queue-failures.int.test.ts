import { setTimeout as pause } from 'node:timers/promises';
import { withTestDatabase } from '@sarn/testing';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { createLog } from '../log.ts';
import { createJobRunner } from './job-runner.ts';
import type { JobRunner } from './job-runner.ts';
import { defineJob } from './job.ts';
import { jobSchema } from './job-queue.store.ts';

const database = withTestDatabase();
const done: string[] = [];
const jobs = Array.from({ length: 6 }, (_none, at) =>
  defineJob({
    name: `sample.number-${at}`,
    input: z.object({}),
    handler: async () => void done.push(`${at}`),
  }),
);

/** Runs the work beside a queue that is polled; @returns what the queue logged as an error. */
async function errorsOf(work: (runner: JobRunner) => Promise<void>): Promise<string[]> {
  const lines: string[] = [];
  const { db, url } = database;
  const log = createLog('error', { write: (line) => void lines.push(line) });
  const runner = createJobRunner({ url, db, log, scheduleSeconds: 0 });
  await runner.start(jobs, false);
  try {
    await work(runner);
  } finally {
    await runner.stop();
  }
  return lines;
}

test('of polls that fail for one cause the log has one line, with the words of the error', async () => {
  const { db } = database;
  const errors = await errorsOf(async () => {
    await db.query(`alter table ${jobSchema}.job rename to job_away`);
    await pause(6_000);
    await db.query(`alter table ${jobSchema}.job_away rename to job`);
  });
  // Once, for all workers.
  expect(errors).toEqual([expect.stringMatching(/does not exist.*the job queue failed/)]);
});

// It takes longer than the ten seconds after which a pool gives up: in the full run only.
if (process.env['TEST_FULL'] === '1') {
  test('polls that wait long for a connection have not failed, and find their jobs afterwards', async () => {
    const { db } = database;
    const sendAll = (runner: JobRunner) =>
      db.transaction(async (tx) => {
        for (const job of jobs) await runner.send(tx, job, {});
      });
    const errors = await errorsOf(async (runner) => {
      await sendAll(runner);
      await runner.settled();
      await db.transaction(async (tx) => {
        await tx.query(`lock table ${jobSchema}.job in access exclusive mode`);
        // Six poll within five seconds; two have the connections, four wait for one.
        await pause(17_000);
      });
      await sendAll(runner);
      await runner.settled();
    });
    expect(errors).toEqual([]);
    expect(done).toHaveLength(12);
  });
}
