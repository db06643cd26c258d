import { randomBytes } from 'node:crypto';
import { openDatabase } from '@sarn/platform-server';
import type { Database, DbLog } from '@sarn/platform-server';
import { createDatabase, dropDatabase, withDatabaseName } from './maintenance.ts';
import type { TestServer } from './test-server.ts';

/** A migrated, empty database that belongs to one test file. */
export interface TestDatabase {
  readonly db: Database;
  /** for a second connection, or a child process */
  readonly url: string;
  close(): Promise<void>;
}

export interface TestDatabaseOptions {
  /** connections, 5 by default */
  readonly max?: number;
  readonly log?: DbLog;
  /** without the modules' tables: for tests of the platform itself */
  readonly isBare?: true;
  /** name of the database to clone; the migrated, empty one of the run by default */
  readonly template?: string;
}

/**
 * Clones the template of this run; `close` drops the clone.
 *
 * @throws Error when the migrations failed, with the reason
 */
export async function cloneTestDatabase(
  server: TestServer,
  options: TestDatabaseOptions = {},
): Promise<TestDatabase> {
  const { isBare, template = server.template, ...pool } = options;
  if (server.failure !== null && !isBare) throw new Error(server.failure);
  const name = `${server.prefix}${randomBytes(5).toString('hex')}`;
  await createDatabase(server.adminUrl, name, isBare ? 'template0' : template);
  const url = withDatabaseName(server.adminUrl, name);
  const db = openDatabase(url, { max: 5, ...pool });
  const close = async (): Promise<void> => {
    await db.close();
    await dropDatabase(server.adminUrl, name);
  };
  return { db, url, close };
}
