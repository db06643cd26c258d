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

/** Clones the template of this run; `close` drops the clone. */
export async function cloneTestDatabase(
  server: TestServer,
  options: { max?: number; log?: DbLog } = {},
): Promise<TestDatabase> {
  const name = `${server.prefix}${randomBytes(5).toString('hex')}`;
  await createDatabase(server.adminUrl, name, server.template);
  const url = withDatabaseName(server.adminUrl, name);
  const db = openDatabase(url, { max: 5, ...options });
  const close = async (): Promise<void> => {
    await db.close();
    await dropDatabase(server.adminUrl, name);
  };
  return { db, url, close };
}
