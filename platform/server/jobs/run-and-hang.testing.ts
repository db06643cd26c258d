import { z } from 'zod';
import { openDatabase } from '../db/database.ts';
import { createLog } from '../log.ts';
import { createJobRunner } from './job-runner.ts';
import { defineJob } from './job.ts';

// A process of its own for the test that kills it: runs the jobs of `sample.work`, writes each begun one to
// its output, and hangs at the job with the number of HANG_AT. With SEND it first queues that many.
const { DATABASE = '', HANG_AT, SEND = '0' } = process.env;

const work = defineJob({
  name: 'sample.work',
  input: z.object({ number: z.number() }),
  async handler({ number }, { tx }) {
    await tx.query('insert into sample_effect (number) values ($1)', [number]);
    process.stdout.write(`begun ${number}\n`);
    if (String(number) === HANG_AT) await new Promise(() => setInterval(() => undefined, 1_000));
  },
});

const log = createLog('silent');
const db = openDatabase(DATABASE, { log });
const jobs = createJobRunner({ url: DATABASE, db, log });
await jobs.start([work], true);
for (let number = 1; number <= Number(SEND); number += 1) {
  await db.transaction((tx) => jobs.send(tx, work, { number }));
}
