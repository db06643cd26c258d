import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { testDatabase } from '@sarn/testing';
import type { TestDatabase } from '@sarn/testing';
import { openDatabase } from './database.ts';
import { migrate, MigrationError } from './migrator.ts';
import type { MigrationSource } from './migrator.ts';
import { describeSchema } from './schema.ts';

let instance: TestDatabase;
let root: string;
let sources: MigrationSource[];
const told: string[] = [];
const log = {
  info: (data: object) => told.push((data as { migration: string }).migration),
  warn: () => undefined,
  error: () => undefined,
} as never;

beforeEach(async () => {
  instance = await testDatabase({ isBare: true });
  root = mkdtempSync(join(tmpdir(), 'sarn-migrations-'));
  sources = [
    { module: 'upper', folder: join(root, 'upper') },
    { module: 'lower', folder: pathToFileURL(join(root, 'lower')) },
  ];
  for (const { module } of sources) mkdirSync(join(root, module));
  put('lower', '2026-01-01-0900-base', 'create table base (id bigint primary key);');
  put('upper', '2026-01-02-0900-top', 'create table top (base_id bigint references base);');
  told.length = 0;
});

afterEach(async () => {
  rmSync(root, { recursive: true, force: true });
  await instance.close();
});

function put(module: string, name: string, text: string): void {
  writeFileSync(join(root, module, `${name}.sql`), text);
}

async function applied(): Promise<string[]> {
  const rows = await instance.db.query<{ key: string }>(
    "select module || '/' || name as key from schema_migration order by name",
  );
  return rows.map(({ key }) => key);
}

test('runs in order of time over all modules, and once', async () => {
  expect(await migrate(instance.db, sources, log)).toBe(2);
  expect(told).toEqual(['2026-01-01-0900-base', '2026-01-02-0900-top']);
  expect(await migrate(instance.db, sources, log)).toBe(0);
  expect(await applied()).toEqual(['lower/2026-01-01-0900-base', 'upper/2026-01-02-0900-top']);
});

test('a failing file leaves nothing of itself, names its line, and keeps those before it', async () => {
  put('upper', '2026-01-03-0900-bad', 'create table half ();\n\nselect wrong;\n');
  await expect(migrate(instance.db, sources, log)).rejects.toThrow(
    /upper\/2026-01-03-0900-bad line 3 failed: column "wrong"/,
  );
  expect(await applied()).toHaveLength(2);
  expect(await describeSchema(instance.db)).not.toContain('half');
});

test('a changed file is refused, other line ends are not a change', async () => {
  put('lower', '2026-01-01-0900-base', 'create table base (\nid bigint primary key);\n');
  await migrate(instance.db, sources, log);
  put('lower', '2026-01-01-0900-base', 'create table base (\r\nid bigint primary key);\r\n');
  expect(await migrate(instance.db, sources, log)).toBe(0);
  put('lower', '2026-01-01-0900-base', 'create table base (\nid bigint primary key, x int);\n');
  const changed = migrate(instance.db, sources, log);
  await expect(changed).rejects.toThrow(MigrationError);
  await expect(changed).rejects.toThrow(/lower\/2026-01-01-0900-base was changed/);
});

test('a database of a newer program is refused, and nothing is run on it', async () => {
  await migrate(instance.db, sources, log);
  renameSync(join(root, 'upper/2026-01-02-0900-top.sql'), join(root, 'aside'));
  put('lower', '2026-01-05-0900-more', 'create table more ();');
  await expect(migrate(instance.db, sources, log)).rejects.toThrow(
    /upper\/2026-01-02-0900-top, which this program does not know/,
  );
  expect(await describeSchema(instance.db)).not.toContain('table more');
});

test('files with another kind of name, and folders that are not there, are errors', async () => {
  put('lower', '2026-1-1-more', 'select 1;');
  await expect(migrate(instance.db, sources, log)).rejects.toThrow(/is not named/);
  const lost = [{ module: 'lost', folder: join(root, 'lost') }];
  await expect(migrate(instance.db, lost, log)).rejects.toThrow(/no migration folder/);
});

test('migrations that moved to other modules count as applied, those and no others', async () => {
  put('upper', '2026-01-03-0900-side', 'create table side ();');
  await migrate(instance.db, sources, log);
  mkdirSync(join(root, 'left'));
  mkdirSync(join(root, 'right'));
  renameSync(
    join(root, 'upper/2026-01-02-0900-top.sql'),
    join(root, 'left/2026-01-02-0900-top.sql'),
  );
  renameSync(
    join(root, 'upper/2026-01-03-0900-side.sql'),
    join(root, 'right/2026-01-03-0900-side.sql'),
  );
  put('right', '2026-01-04-0900-new', 'create table new_one ();');
  const cut = [
    { module: 'lower', folder: join(root, 'lower') },
    { module: 'left', folder: join(root, 'left'), formerly: ['upper'] },
    { module: 'right', folder: join(root, 'right'), formerly: ['upper'] },
  ];
  const undeclared = cut.map(({ module, folder }) => ({ module, folder }));
  await expect(migrate(instance.db, undeclared, log)).rejects.toThrow(
    /upper\/2026-01-02-0900-top, which this program does not know/,
  );
  expect(await migrate(instance.db, cut, log)).toBe(1);
  expect(await applied()).toEqual([
    'lower/2026-01-01-0900-base',
    'left/2026-01-02-0900-top',
    'right/2026-01-03-0900-side',
    'right/2026-01-04-0900-new',
  ]);
  expect(await migrate(instance.db, cut, log)).toBe(0);
});

test('a moved file that was changed is refused', async () => {
  await migrate(instance.db, sources, log);
  const moved = [
    { module: 'lower', folder: join(root, 'lower') },
    { module: 'left', folder: join(root, 'upper'), formerly: ['upper'] },
  ];
  put('upper', '2026-01-02-0900-top', 'create table top ();');
  await expect(migrate(instance.db, moved, log)).rejects.toThrow(
    /left\/2026-01-02-0900-top was changed/,
  );
});

test('two processes starting at once run each file once', async () => {
  put('lower', '2026-01-01-1000-slow', 'select pg_sleep(0.3); create table slow ();');
  const other = openDatabase(instance.url, { max: 1 });
  try {
    const counts = await Promise.all([
      migrate(instance.db, sources, log),
      migrate(other, sources, log),
    ]);
    expect(counts.toSorted((a, b) => a - b)).toEqual([0, 3]);
    expect(told).toHaveLength(3);
  } finally {
    await other.close();
  }
});

test('the time limit of requests does not apply', async () => {
  put(
    'lower',
    '2026-01-01-1000-limits',
    "create table seen as select current_setting('statement_timeout') as stop;",
  );
  await migrate(instance.db, sources, log);
  expect(await instance.db.query('select stop from seen')).toEqual([{ stop: '0' }]);
});
