import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { MigrationSource } from '@sarn/platform-server';

const CREATE =
  /\bcreate\s+(?:unlogged\s+)?table\s+(?:if\s+not\s+exists\s+)?(?:public\.)?"?([a-z_][a-z0-9_]*)"?/gi;
const RENAME =
  /\balter\s+table\s+(?:if\s+exists\s+)?(?:only\s+)?(?:public\.)?"?[a-z_][a-z0-9_]*"?\s+rename\s+to\s+"?([a-z_][a-z0-9_]*)"?/gi;

/** Tables that a text of SQL creates or renames; comments do not count. */
export function tablesNamedIn(sql: string): string[] {
  const bare = sql.replaceAll(/--[^\n]*/g, '').replaceAll(/\/\*[\s\S]*?\*\//g, '');
  return [CREATE, RENAME].flatMap((pattern) =>
    [...bare.matchAll(pattern)].map((match) => match[1]!.toLowerCase()),
  );
}

/**
 * Owner of each table: the module whose migration creates it, or the module that took it over later
 * and lists it under `sarn.tables` of its package.json; a merged migration is not changed for it.
 * The table of applied migrations belongs to the platform.
 */
export function tableOwners(sources: readonly MigrationSource[]): Map<string, string> {
  const owners = new Map([['schema_migration', 'platform']]);
  for (const { module, folder } of sources) {
    for (const table of tablesNamedIn(readFolder(folder))) owners.set(table, module);
  }
  for (const { module, folder } of packagesOf(sources)) {
    for (const table of tablesDeclared(folder)) owners.set(table, module);
  }
  return owners;
}

/** The folders of all modules: one that owns only tables that it took over has no migrations. */
function packagesOf(sources: readonly MigrationSource[]) {
  const modules = sources.filter(({ module }) => module !== 'platform');
  const parents = new Set(modules.map(({ folder }) => join(pathOf(folder), '../../..')));
  return [...parents].flatMap((parent) =>
    readdirSync(parent).map((module) => ({ module, folder: join(parent, module) })),
  );
}

/** @param folder of a module */
function tablesDeclared(folder: string): readonly string[] {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return [];
  const { sarn } = JSON.parse(readFileSync(file, 'utf8')) as { sarn?: { tables?: string[] } };
  return sarn?.tables ?? [];
}

function pathOf(folder: URL | string): string {
  return folder instanceof URL ? fileURLToPath(folder) : folder;
}

function readFolder(folder: URL | string): string {
  const path = pathOf(folder);
  return readdirSync(path)
    .filter((file) => file.endsWith('.sql'))
    .map((file) => readFileSync(join(path, file), 'utf8'))
    .join('\n');
}
