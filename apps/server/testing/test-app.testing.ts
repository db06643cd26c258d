import { rmSync } from 'node:fs';
import { createLog } from '@sarn/platform-server';
import type {
  Clock,
  Database,
  DocsAccess,
  HttpPatience,
  Logger,
  Platform,
  PlatformConfig,
} from '@sarn/platform-server';
import { temporaryFolder, testDatabase } from '@sarn/testing';
import type { TestDatabase } from '@sarn/testing';
import { createApp } from '../app.ts';
import type { App } from '../app.ts';
import { readAgency, sampleAgencyPosts } from './agency.testing.ts';
import type { AgencyBook } from './agency.testing.ts';
import { injectedFetch } from './injected-fetch.testing.ts';
import type { AppFetch } from './injected-fetch.testing.ts';
import type { ModuleSettings } from '../module-settings.ts';
import type { Composition } from '../modules.ts';
import { startedDatabase, testConfig } from './started-database.testing.ts';

export interface TestAppOptions {
  readonly config?: Partial<PlatformConfig>;
  readonly clock?: Clock;
  /** Silent when left out. */
  readonly log?: Logger;
  readonly webFolder?: string;
  readonly hasRateLimits?: boolean;
  readonly patience?: HttpPatience;
  /**
   * How often schedules of jobs are looked at; never when left out. A test that runs while the clock of the computer
   * strikes would have done more than it asked for.
   */
  readonly scheduleSeconds?: number;
  readonly docs?: DocsAccess;
  readonly metricsToken?: string;
  /** `fetch` of the app uses a socket: for tests whose subject is HTTP itself. */
  readonly isOverSocket?: boolean;
  readonly settings?: ModuleSettings;
  /** Modules made for the test; only their tables and the platform's exist then. */
  readonly compose?: (platform: Platform) => Composition;
}

export interface TestApp extends App {
  /** Address it listens on, without a slash at the end: for sockets, and for other programs. */
  readonly url: string;
  /** A call by its path, without a socket unless the test asked for one. */
  readonly fetch: AppFetch;
  /** A second connection to the same database, to read what was written. */
  readonly db: Database;
  readonly databaseUrl: string;
  readonly dataDir: string;
}

/**
 * The whole server on a fresh database and a random port. Rate limits are off unless asked for:
 * a test file signs in more often than a person.
 */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { compose } = options;
  return startOn(
    await (compose ? testDatabase({ isBare: true }) : startedDatabase('server')),
    options,
  );
}

/**
 * The same with the small agency in it. By a clock of its own the people are made after the start,
 * because they hold their posts from its day on.
 */
export async function startAgencyApp(
  options: Omit<TestAppOptions, 'compose'> = {},
): Promise<{ readonly app: TestApp; readonly book: AgencyBook }> {
  if (options.clock) {
    const app = await startTestApp(options);
    return { app, book: await sampleAgencyPosts(app.platform.db, app.services) };
  }
  const app = await startOn(await startedDatabase('agency'), options);
  return { app, book: await readAgency(app.db) };
}

async function startOn(database: TestDatabase, options: TestAppOptions): Promise<TestApp> {
  const dataDir = temporaryFolder('sarn-app-');
  const log = options.log ?? createLog('silent');
  const { config, isOverSocket = false, ...rest } = options;
  const app = await createApp({
    hasRateLimits: false,
    scheduleSeconds: 0,
    ...rest,
    log,
    databaseUrl: database.url,
    // Each is a process of the database server, which opens every table anew.
    maxConnections: 4,
    config: { ...testConfig, dataDir, ...config },
  });
  const url = await app.listen(0, '127.0.0.1');
  return {
    ...app,
    url,
    fetch: isOverSocket ? (path, init) => fetch(`${url}${path}`, init) : injectedFetch(app.inject),
    db: database.db,
    databaseUrl: database.url,
    dataDir,
    async close() {
      await app.close();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
