import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { withDatabaseName } from './database/maintenance.ts';
import { gatherStatements } from './database/recorded-statements.ts';
import { startTestServer } from './database/test-server.ts';

/** Vitest global set-up: one database server and one migrated template for the whole run. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const { server, stop } = await startTestServer(root);
  project.provide('testServer', server);
  const recorded = process.env['TEST_STATEMENTS'];
  return async () => {
    try {
      if (recorded !== undefined) {
        await gatherStatements(recorded, withDatabaseName(server.adminUrl, server.template));
      }
    } finally {
      await stop();
    }
  };
}
