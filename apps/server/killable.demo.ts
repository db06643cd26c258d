import { z } from 'zod';
import { createLog, defineJob } from '@sarn/platform-server';
import { createApp } from './app.ts';
import { noServices } from './no-services.demo.ts';

// A process of its own for tests that kill it: runs the jobs of `sample.work`, writes each begun
// one to its output, and hangs at the job named by HANG_AT. With SEND it first queues that many.

const { DATABASE, DATA, HANG_AT, SEND } = process.env;

const work = defineJob({
  name: 'sample.work',
  input: z.object({ number: z.number() }),
  async handler({ number }, { tx }) {
    await tx.query('insert into sample_effect (number) values ($1)', [number]);
    process.stdout.write(`begun ${number}\n`);
    if (String(number) === HANG_AT) await new Promise(() => setInterval(() => undefined, 1_000));
  },
});

const app = await createApp({
  databaseUrl: DATABASE ?? '',
  log: createLog('silent'),
  config: {
    basePath: '/',
    publicUrl: 'http://localhost',
    dataDir: DATA ?? '',
    isProduction: false,
    deployment: 'sarn',
    smtpUrl: null,
    isScaledOut: false,
  },
  compose: ({ db }) => ({
    authenticate: async () => null,
    services: noServices,
    modules: [
      {
        name: 'sample',
        errors: {},
        permissions: [],
        routes: [],
        jobs: [work],
        async start() {
          await db.query('create table if not exists sample_effect (number integer not null)');
        },
      },
    ],
  }),
});

for (let number = 1; number <= Number(SEND ?? 0); number += 1) {
  await app.platform.db.transaction((tx) => app.platform.jobs.send(tx, work, { number }));
}
