import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  describeSchema,
  findMigrationFolders,
  migrate,
  openDatabase,
  startEmbedded,
} from '@sarn/platform-server';
import type { DbLog, MigrationSource } from '@sarn/platform-server';
import { readColumns } from './introspect.ts';
import type { Column } from './introspect.ts';
import { tableOwners } from './table-owners.ts';
import { tablesFile, tablesPath } from './tables-file.ts';

const quiet: DbLog = {
  info: () => undefined,
  warn: (_, message) => console.error(message),
  error: (_, message) => console.error(message),
};

/**
 * All files derived from the migrations, by path from the root.
 *
 * @throws MigrationError when a migration fails
 * @throws Error when a table was created in a way that shows no owner
 */
export async function generate(root: string): Promise<Map<string, string>> {
  const sources = findMigrationFolders(root);
  const { columns, schema } = await migrated(sources);
  const byOwner = Map.groupBy(columns, ownerOf(tableOwners(sources)));
  const files = [...byOwner].map(([module, own]): [string, string] => [
    tablesPath(module),
    tablesFile(module, own),
  ]);
  return new Map([['docs/schema.txt', schema], ...files]);
}

async function migrated(
  sources: readonly MigrationSource[],
): Promise<{ columns: Column[]; schema: string }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sarn-db-types-'));
  try {
    // Always the embedded server: committed files must not depend on a DATABASE_URL.
    const server = await startEmbedded({ dataDir, log: quiet, settings: { fsync: 'off' } });
    const db = openDatabase(server.url, { max: 1, log: quiet });
    try {
      await migrate(db, sources, quiet);
      return { columns: await readColumns(db), schema: await describeSchema(db) };
    } finally {
      await db.close();
      await server.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function ownerOf(owners: ReadonlyMap<string, string>): (column: Column) => string {
  return ({ table }) => {
    const owner = owners.get(table);
    if (owner) return owner;
    throw new Error(`table ${table}: no migration says 'create table ${table}'`);
  };
}
