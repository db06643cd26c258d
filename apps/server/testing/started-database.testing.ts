import { rmSync } from 'node:fs';
import { createLog, openDatabase } from '@sarn/platform-server';
import type { Database, PlatformConfig } from '@sarn/platform-server';
import {
  cloneTestDatabase,
  createDatabase,
  dropDatabase,
  renameDatabase,
  temporaryFolder,
  testServer,
  withDatabaseName,
} from '@sarn/testing';
import type { TestDatabase } from '@sarn/testing';
import { createApp } from '../app.ts';
import { sampleAgencyPosts } from './agency.testing.ts';

/** What the databases of tests hold before the first test: what a start writes, or the agency too. */
type Started = 'server' | 'agency';

/** Settings of the server in tests. */
export const testConfig: Omit<PlatformConfig, 'dataDir'> = {
  basePath: '/',
  publicUrl: 'http://localhost:3000',
  isProduction: false,
  deployment: 'sarn',
  smtpUrl: null,
  isScaledOut: false,
};

/** Names of the templates that this process knows to be there. */
const known = new Map<Started, Promise<string>>();

/**
 * A database of its own, on which the server has started before. The queues, their schedules and the
 * people are written once in a run and then cloned: written anew for each test file they took as long
 * as many a file itself.
 */
export async function startedDatabase(what: Started): Promise<TestDatabase> {
  let made = known.get(what);
  if (!made) {
    made = templateOf(what);
    known.set(what, made);
  }
  return cloneTestDatabase(testServer(), { template: await made });
}

/** The first process that needs a template makes it; the others wait. */
async function templateOf(what: Started): Promise<string> {
  const { adminUrl, prefix, failure } = testServer();
  if (failure !== null) throw new Error(failure);
  const name = `${prefix}${what}`;
  const admin = openDatabase(adminUrl, { max: 1 });
  const client = await admin.pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock(hashtext($1))', [name]);
    const found = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rowCount === 0) await makeTemplate(name, what);
    return name;
  } finally {
    // The lock goes with the session.
    client.release(true);
    await admin.close();
  }
}

/** Named only when it is complete: an interrupted attempt is never cloned. */
async function makeTemplate(name: string, what: Started): Promise<void> {
  const { adminUrl, template } = testServer();
  const draft = `${name}_draft`;
  await createDatabase(adminUrl, draft, template);
  try {
    await startOnce(withDatabaseName(adminUrl, draft), what);
    await renameDatabase(adminUrl, draft, name);
  } catch (error) {
    await dropDatabase(adminUrl, draft);
    throw error;
  }
}

async function startOnce(databaseUrl: string, what: Started): Promise<void> {
  const dataDir = temporaryFolder('sarn-app-');
  const config = { ...testConfig, dataDir };
  const app = await createApp({ config, databaseUrl, log: createLog('silent') });
  if (what === 'agency') await sampleAgencyPosts(app.platform.db, app.services);
  await app.close();
  rmSync(dataDir, { recursive: true, force: true });
  const db = openDatabase(databaseUrl, { max: 1 });
  await forgetStart(db);
  await db.close();
}

/** Marks of keys that are in the data folder, and what a schedule began: each server has its own. */
async function forgetStart(db: Database): Promise<void> {
  await db.query('delete from installation_fact');
  await db.query('delete from jobs.job');
}
