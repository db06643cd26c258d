import { z } from 'zod';
import { openDatabase } from '../db/database.ts';
import { createLog } from '../log.ts';
import { callOutside } from '../outside/call-outside.ts';
import { createJobRunner } from './job-runner.ts';
import { defineOutsideJob } from './job.ts';

// A process of its own for the test that kills it: runs the jobs of `sample.ask`, each of which calls RECEIVER, says
// so, and then hangs with HANG. With SEND it first queues one.
const { DATABASE = '', RECEIVER = '', HANG, SEND } = process.env;

const ask = defineOutsideJob({
  name: 'sample.ask',
  input: z.object({}),
  claim: async (_input, { key }) => key,
  async outside(key) {
    const call = { method: 'POST', headers: { 'idempotency-key': key } } as const;
    // No answer in time would be one call more: longer than the test.
    await callOutside(RECEIVER, { ...call, timeoutMs: 300_000, maxBytes: 100 });
    process.stdout.write('answered\n');
    if (HANG) await new Promise(() => setInterval(() => undefined, 1_000));
  },
  async settle(_answer, key, { tx }) {
    await tx.query('insert into sample_answer (key) values ($1)', [key]);
  },
});

const log = createLog('silent');
const db = openDatabase(DATABASE, { log });
const jobs = createJobRunner({ url: DATABASE, db, log });
await jobs.start([ask], true);
if (SEND) await db.transaction((tx) => jobs.send(tx, ask, {}, { key: 'letter 1' }));
