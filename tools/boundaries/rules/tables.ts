import type { Finding } from '../finding.ts';
import type { Repository, SourceFile } from '../repository.ts';
import { lineFinder } from '../source.ts';
import { namedTables } from './named-tables.ts';
import { maySeeTable } from './test-application.ts';

const MIGRATION = /^(modules\/[^/]+|platform)\/server\/migrations\/[^/]+\.(sql|ts)$/;
const CREATE =
  /\bcreate\s+(?:unlogged\s+)?table\s+(?:if\s+not\s+exists\s+)?"?([a-z_][a-z0-9_]*)"?/gi;
const RENAME =
  /\balter\s+table\s+(?:if\s+exists\s+)?"?[a-z_][a-z0-9_]*"?\s+rename\s+to\s+"?([a-z_][a-z0-9_]*)"?/gi;

/**
 * A table is named by the stores and migrations of its owner, and by the stores of modules that
 * declare in their manifest that they read it. Tests of the whole application name lower tiers.
 */
export function checkTables(repository: Repository): Finding[] {
  const owners = tableOwners(repository);
  const reads = declaredReads(repository);
  return repository.files.flatMap((file) => {
    if (isFree(file)) return [];
    const lineAt = lineFinder(file.code);
    return namedTables(file.code).flatMap(([table, offset]) => {
      const owner = owners.get(table);
      if (owner === undefined || mayName(file, owner, reads)) return [];
      if (maySeeTable(repository, file, owner)) return [];
      return {
        file: file.path,
        line: lineAt(offset),
        rule: 'table-owner' as const,
        message: `table "${table}" belongs to ${owner} – ask its service, or read it in a store and declare that in "reads" of the manifest`,
      };
    });
  });
}

/** Table → folder of its owner, whose migration created it or gave it its name. */
export function tableOwners(repository: Repository): Map<string, string> {
  const owners = new Map<string, string>();
  for (const [path, text] of repository.tree) {
    const owner = MIGRATION.exec(path)?.[1];
    if (owner === undefined) continue;
    const statements = text.replace(/--[^\n]*/g, '');
    for (const [, table] of [CREATE, RENAME].flatMap((one) => [...statements.matchAll(one)])) {
      if (table !== undefined) owners.set(table.toLowerCase(), owner);
    }
  }
  for (const { folder, tables } of repository.packagesByFolder.values()) {
    for (const table of tables) owners.set(table, folder);
  }
  return owners;
}

/** Modules whose tables a module reads, as `reads: [...]` of its server manifest says. */
export function declaredReads(repository: Repository): Map<string, readonly string[]> {
  const reads = new Map<string, readonly string[]>();
  for (const { folder } of repository.packagesByFolder.values()) {
    const manifest =
      repository.tree.get(`${folder}/server/manifest.ts`) ??
      repository.tree.get(`${folder}/server/index.ts`) ??
      '';
    const list = /\breads: \[([^\]]*)\]/.exec(manifest)?.[1] ?? '';
    const names = [...list.matchAll(/'([\w-]+)'/g)].map((match) => match[1] ?? '');
    reads.set(
      folder,
      names.map((name) => `modules/${name}`),
    );
  }
  return reads;
}

/** Browser layers and contracts send no SQL; the tools and the platform's tests read the catalogue. */
export function isFree({ place, path }: SourceFile): boolean {
  const isSilent = ['web', 'app-web', 'platform-web', 'contract', 'kernel', 'tools', 'testing'];
  return isSilent.includes(place.layer) || path.endsWith('.gen.ts');
}

function mayName(
  { path, place }: SourceFile,
  owner: string,
  reads: ReadonlyMap<string, readonly string[]>,
): boolean {
  // Tests of the whole repository check what was written.
  if (place.isTest && place.module === undefined) return true;
  if (!path.startsWith(`${owner}/`)) {
    const isReader = reads.get(place.packageFolder)?.includes(owner) ?? false;
    return isReader && (path.endsWith('.store.ts') || place.isTest);
  }
  if (owner === 'platform') return true;
  return path.endsWith('.store.ts') || path.includes('/migrations/') || place.isTest;
}

/** Only stores import Kysely. */
export function checkQueryPlace(repository: Repository): Finding[] {
  return repository.files.flatMap((file) => {
    if (maySpeakKysely(file)) return [];
    return file.imports
      .filter(({ specifier }) => specifier === 'kysely' || specifier?.startsWith('kysely/'))
      .map(({ line }) => ({
        file: file.path,
        line,
        rule: 'query-place' as const,
        message: 'only *.store.ts speaks Kysely – move the query to the store of its table',
      }));
  });
}

function maySpeakKysely({ path, place }: SourceFile): boolean {
  if (place.layer === 'platform-server') return true;
  return /\.(store|tables\.gen)\.ts$/.test(path) || path.includes('/server/migrations/');
}
