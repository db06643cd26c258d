import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import {
  findMigrationFolders,
  migrate,
  MigrationError,
  openDatabase,
  startEmbedded,
} from '@sarn/platform-server';
import type { DbLog, MigrationSource } from '@sarn/platform-server';
import { removeLeftBehind } from '../left-behind.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { createDatabase, dropDatabasesOf, withDatabaseName } from './maintenance.ts';

/** What workers need to make databases of their own. Plain data: it is sent to processes. */
export interface TestServer {
  /** connection string of an existing database, to create and drop others from */
  readonly adminUrl: string;
  /** name of the migrated template */
  readonly template: string;
  /** prefix of the name of every database of this run */
  readonly prefix: string;
  /** why there is no template: thrown in the tests that need one, the others still run */
  readonly failure: string | null;
}

/** Temporary data needs no safety against power failure; clones are about 10 times faster so. */
const UNSAFE_AND_FAST = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  shared_buffers: '128MB',
  max_connections: '200',
  // Nothing reads the log but a restart after a crash.
  wal_level: 'minimal',
  max_wal_senders: '0',
  // Whoever reads a page reads it itself: it is in memory, and to wake another process costs more.
  io_method: 'sync',
  // A statement runs a few times in a connection. Planned for each of its first five executions, as
  // usual, planning is most of what the server does in a test.
  plan_cache_mode: 'force_generic_plan',
  // The folder may be in memory.
  max_wal_size: '256MB',
};

/** Logs warnings and errors only; progress would hide the test report. */
const quietLog: DbLog = {
  info: () => undefined,
  warn: (data, message) => process.stderr.write(`${message} ${JSON.stringify(data)}\n`),
  error: (data, message) => process.stderr.write(`${message} ${JSON.stringify(data)}\n`),
};

/**
 * Starts what database tests run on: the embedded server in a folder of its own, or the server
 * at an address, usually that of `DATABASE_URL`; and there the migrated template from which every
 * test database is cloned.
 *
 * @param root folder of the repository
 * @param url of a server to use; the embedded one when there is none
 * @returns `stop` drops every database of this run, and the embedded server with its folder
 */
export async function startTestServer(
  root: string,
  sources: readonly MigrationSource[] = findMigrationFolders(root),
  url: string | undefined = process.env['DATABASE_URL'],
): Promise<{ server: TestServer; stop(): Promise<void> }> {
  const host = await startHost(url);
  const prefix = `sarn_test_${process.pid}_${randomBytes(3).toString('hex')}_`;
  const named = { adminUrl: host.url, template: `${prefix}template`, prefix };
  const stop = async (): Promise<void> => {
    await dropDatabasesOf(named);
    await host.stop();
  };
  try {
    return { server: { ...named, failure: await buildTemplate(named, sources) }, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startHost(url: string | undefined): Promise<{ url: string; stop(): Promise<void> }> {
  await removeLeftBehind();
  if (url) return { url, stop: async () => undefined };
  const dataDir = temporaryFolder('sarn-test-');
  const remove = (): void => rmSync(dataDir, { recursive: true, force: true });
  try {
    const embedded = await startEmbedded({ dataDir, log: quietLog, settings: UNSAFE_AND_FAST });
    await cheapenConnecting(embedded.url);
    return { url: embedded.url, stop: () => embedded.stop().finally(remove) };
  } catch (error) {
    remove();
    throw error;
  }
}

/**
 * The password of the server is hashed thousands of times for each connection, of which a run opens
 * thousands: here once.
 */
async function cheapenConnecting(url: string): Promise<void> {
  const password = decodeURIComponent(new URL(url).password);
  const db = openDatabase(url, { max: 1 });
  try {
    await db.pool.query(
      `set scram_iterations = 1; alter role current_user password '${password.replaceAll("'", "''")}'`,
    );
  } finally {
    await db.close();
  }
}

/** @returns why a migration failed, or null */
async function buildTemplate(
  { adminUrl, template }: { adminUrl: string; template: string },
  sources: readonly MigrationSource[],
): Promise<string | null> {
  await createDatabase(adminUrl, template, 'template0');
  const db = openDatabase(withDatabaseName(adminUrl, template), { max: 1 });
  try {
    await migrate(db, sources, quietLog);
    return null;
  } catch (error) {
    if (error instanceof MigrationError) return error.message;
    throw error;
  } finally {
    await db.close();
  }
}
