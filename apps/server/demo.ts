import { isEmptyDatabase, openDatabase, readFact, writeFact } from '@sarn/platform-server';
import type { Database, Logger } from '@sarn/platform-server';
import type { App } from './app.ts';
import { ConfigError } from './config-error.ts';
import type { Config } from './config.ts';

/** What the start banner shows of the demo agency. */
export interface DemoAccounts {
  readonly accounts: readonly { username: string; th: string; en: string }[];
  readonly password: string;
  /** The signing password of those who have a certificate. */
  readonly secret: string;
  readonly signers: readonly string[];
}

/** What the start is to do about the demo agency. */
export interface DueDemo {
  /** Whether the settings ask for it; what an interrupted start left is loaded anyway. */
  readonly isWanted: boolean;
  /** After the migrations. @returns the accounts when it is loaded, now or before */
  load(app: App): Promise<DemoAccounts | null>;
}

const fact = 'demo';

/**
 * Decides before the first migration whether the demo agency is loaded: always with SARN_DEMO=1,
 * never with 0, else on an embedded database that is empty, outside production. When a start was
 * killed between the migrations and the end of loading, the next start loads it.
 *
 * @throws ConfigError in production on a database of the demo agency without SARN_DEMO=1: its
 *   passwords are published
 */
export async function prepareDemo(
  config: Config,
  databaseUrl: string,
  log: Logger,
): Promise<DueDemo> {
  const db = openDatabase(databaseUrl, { max: 1, log });
  const { isEmpty, state } = await askAndClose(db);
  if (config.isProduction && config.demo !== 'always' && state !== null) throw publicPasswords;
  const isDefault =
    config.demo === 'auto' && !config.isProduction && config.databaseUrl === null && isEmpty;
  return {
    isWanted: config.demo === 'always' || isDefault,
    load: (app) => loadDue(app, config, isDefault),
  };
}

async function loadDue(app: App, config: Config, isDefault: boolean): Promise<DemoAccounts | null> {
  const { db } = app.platform;
  if (isDefault) await writeFact(db, fact, 'wanted');
  const state = await readFact(db, fact);
  const isDue = config.demo === 'always' || (config.demo === 'auto' && state === 'wanted');
  if (state !== 'loaded' && !isDue) return null;
  const demo = await import('@sarn/demo');
  if (state !== 'loaded') {
    await demo.loadDemo(app.services, app.platform);
    await writeFact(db, fact, 'loaded');
  }
  // Its secret is published: nobody has to type it after each start.
  await app.services.certificate.unlock(demo.demoIssuingSecret);
  const { demoAccounts: accounts, demoPassword: password } = demo;
  return { accounts, password, secret: demo.demoSecret, signers: demo.demoSigners };
}

const publicPasswords = new ConfigError(
  'This database holds the demo agency, whose passwords are published: in production set SARN_DATA (or DATABASE_URL) to an empty one, or SARN_DEMO=1 for a trial that nobody outside can reach.',
);

async function askAndClose(db: Database): Promise<{ isEmpty: boolean; state: string | null }> {
  try {
    const isEmpty = await isEmptyDatabase(db);
    return { isEmpty, state: isEmpty ? null : await readFact(db, fact) };
  } finally {
    await db.close();
  }
}
