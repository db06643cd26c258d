import { migrate } from '@sarn/platform-server';
import type { MigrationSource } from '@sarn/platform-server';
import { testDatabase } from '@sarn/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrationsOf } from './migrations-of.ts';
import { describedModules } from './openapi.ts';

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

let base: Awaited<ReturnType<typeof testDatabase>>;
beforeEach(async () => {
  base = await testDatabase({ isBare: true });
});
afterEach(() => base.close());

const ledger = async (): Promise<string[]> => {
  const rows = await base.db.query<{ key: string }>(
    `select module || '/' || name || ' ' || applied_at key from schema_migration order by name, module`,
  );
  return rows.map(({ key }) => key);
};

/** The migrations as a version before the split of a module had them: under one module name. */
const asBefore = (source: MigrationSource): MigrationSource => ({
  module: source.formerly?.[0] ?? source.module,
  folder: source.folder,
});

test('a database of a program before a module was cut runs nothing again', async () => {
  const now = migrationsOf(describedModules());
  expect(now.some(({ formerly = [] }) => formerly.includes('identity'))).toBe(true);
  const all = await migrate(base.db, now.map(asBefore), log);
  const before = await ledger();
  expect(before).toHaveLength(all);
  expect(before.some((key) => key.startsWith('identity/'))).toBe(true);
  expect(await migrate(base.db, now, log)).toBe(0);
  const after = await ledger();
  expect(after.filter((key) => key.startsWith('identity/'))).toEqual([]);
  // The same files with the same times, under the names of their modules.
  const files = (keys: readonly string[]) =>
    keys.map((key) => key.slice(key.indexOf('/'))).toSorted();
  expect(files(after)).toEqual(files(before));
});
