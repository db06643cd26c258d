import { afterAll, beforeAll, inject } from 'vitest';
import type { Database } from '@sarn/platform-server';
import { cloneTestDatabase } from './test-database.ts';
import type { TestDatabase, TestDatabaseOptions } from './test-database.ts';
import type { TestServer } from './test-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** set by platform/testing/global-setup.ts */
    readonly testServer: TestServer;
  }
}

/** The server of this run, for tests that make databases themselves. */
export function testServer(): TestServer {
  const server = inject('testServer') as TestServer | undefined;
  if (server) return server;
  throw new Error("no test server: add './platform/testing/global-setup.ts' to test.globalSetup");
}

/** A fresh database now; the caller closes it. */
export function testDatabase(options?: TestDatabaseOptions): Promise<TestDatabase> {
  return cloneTestDatabase(testServer(), options);
}

/**
 * A fresh database for a test file: call it once at the top; made before the first test,
 * dropped after the last.
 *
 * @returns to be read inside tests and hooks only
 */
export function withTestDatabase(options?: TestDatabaseOptions): {
  readonly db: Database;
  readonly url: string;
} {
  let made: TestDatabase | undefined;
  beforeAll(async () => {
    made = await testDatabase(options);
  });
  afterAll(() => made?.close());
  const get = (): TestDatabase => {
    if (made) return made;
    throw new Error('the test database is there inside tests and hooks only');
  };
  return {
    get db() {
      return get().db;
    },
    get url() {
      return get().url;
    },
  };
}
