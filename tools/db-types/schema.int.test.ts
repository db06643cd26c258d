import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { describeSchema, findMigrationFolders, migrate } from '@sarn/platform-server';
import type { DbLog } from '@sarn/platform-server';
import { testDatabase } from '@sarn/testing';

const root = fileURLToPath(new URL('../..', import.meta.url));
const quiet: DbLog = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Every migration file of the product in the order it runs. */
function files(): { module: string; path: string; name: string }[] {
  return findMigrationFolders(root)
    .flatMap(({ module, folder }) =>
      readdirSync(folder)
        .filter((name) => name.endsWith('.sql'))
        .map((name) => ({ module, path: join(String(folder), name), name })),
    )
    .toSorted((a, b) => (`${a.name} ${a.module}` < `${b.name} ${b.module}` ? -1 : 1));
}

/** The schema of a database that ran the migrations one by one, as an old installation does. */
async function stepByStep(): Promise<string> {
  const { db, close } = await testDatabase({ isBare: true });
  const folder = mkdtempSync(join(tmpdir(), 'sarn-steps-'));
  try {
    const modules = [...new Set(files().map(({ module }) => module))];
    const sources = modules.map((module) => ({ module, folder: join(folder, module) }));
    for (const source of sources) mkdirSync(source.folder);
    for (const { module, path, name } of files()) {
      copyFileSync(path, join(folder, module, name));
      expect(await migrate(db, sources, quiet)).toBe(1);
    }
    return await describeSchema(db);
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await close();
  }
}

test('from nothing, step by step and as committed in docs/schema.txt it is the same schema', async () => {
  const { db, close } = await testDatabase();
  try {
    const fromNothing = await describeSchema(db);
    expect(fromNothing).toContain('table schema_migration column sha256 text not null');
    expect(await stepByStep()).toBe(fromNothing);
    const committed = readFileSync(join(root, 'docs/schema.txt'), 'utf8').replaceAll('\r\n', '\n');
    expect(committed, 'run tools/db-types.ts and commit docs/schema.txt').toBe(fromNothing);
  } finally {
    await close();
  }
});
