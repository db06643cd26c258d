import { createLog, runJob } from '@sarn/platform-server';
import { createApp } from '../app.ts';
import { testConfig } from './started-database.testing.ts';

// A process of its own for tests that kill it: the whole server over the database of a test, which runs one job and ends.
const { DATABASE = '', DATA = '', JOB = '' } = process.env;

const app = await createApp({
  log: createLog('silent'),
  databaseUrl: DATABASE,
  maxConnections: 4,
  scheduleSeconds: 0,
  config: { ...testConfig, dataDir: DATA, isScaledOut: true },
});
const { db, jobs, log } = app.platform;
const job = jobs.definitions().find(({ name }) => name === JOB);
if (!job) throw new Error(`no job is called ${JOB}`);
await runJob(job, { input: {} }, { db, log });
await app.settled();
await app.close();
