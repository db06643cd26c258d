import { isEmptyDatabase, openDatabase, readFact, writeFact } from '@sarn/platform-server';
import type { Database, Logger } from '@sarn/platform-server';
import type { App } from './app.ts';
import type { Config } from './config.ts';

/** What the start banner shows of the demo agency. */
export interface DemoAccounts {
  readonly accounts: readonly { username: string; th: string; en: string }[];
  readonly password: string;
}

const fact = 'demo';

/**
 * Decides before the first migration whether the demo agency is loaded: always with SARN_DEMO=1,
 * never with 0, else on an embedded database that is empty. When a start was killed between the
 * migrations and the end of loading, the next start loads it.
 */
export async function prepareDemo(
  config: Config,
  databaseUrl: string,
  log: Logger,
): Promise<{ load(app: App): Promise<DemoAccounts | null> }> {
  const db = openDatabase(databaseUrl, { max: 1, log });
  const isEmpty = await askAndClose(db);
  const isDefault = config.demo === 'auto' && config.databaseUrl === null && isEmpty;
  return { load: (app) => loadDue(app, config, isDefault) };
}

async function loadDue(app: App, config: Config, isDefault: boolean): Promise<DemoAccounts | null> {
  const { db } = app.platform;
  if (isDefault) await writeFact(db, fact, 'wanted');
  const state = await readFact(db, fact);
  const isDue = config.demo === 'always' || (config.demo === 'auto' && state === 'wanted');
  if (state !== 'loaded' && !isDue) return null;
  const { demoAccounts: accounts, demoPassword: password, loadDemo } = await import('@sarn/demo');
  if (state !== 'loaded') {
    await loadDemo(app.services, app.platform);
    await writeFact(db, fact, 'loaded');
  }
  return { accounts, password };
}

async function askAndClose(db: Database): Promise<boolean> {
  try {
    return await isEmptyDatabase(db);
  } finally {
    await db.close();
  }
}
