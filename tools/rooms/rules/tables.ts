import type { Finding } from '../finding.ts';
import type { House, SourceFile } from '../house.ts';
import { lineFinder } from '../source.ts';

const MIGRATION = /^(modules\/[^/]+|platform)\/server\/migrations\/[^/]+\.(sql|ts)$/;
const CREATE =
  /\bcreate\s+(?:unlogged\s+)?table\s+(?:if\s+not\s+exists\s+)?"?([a-z_][a-z0-9_]*)"?/gi;

/** Kysely's ways of naming a table. */
const METHODS =
  /\b(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto|using|innerJoin|leftJoin|rightJoin|fullJoin|crossJoin|from|table)\s*\(\s*\[?\s*(['"`])([a-z_][a-z0-9_]*)/g;

/** Text that is SQL: behind the `sql` tag, or beginning like a statement. */
const SQL_TEXT =
  /\bsql(?:\.raw)?(?:<[^`()]*>)?\s*\(?`([^`]*)`|[`'"](\s*(?:select|insert\s+into|update|delete\s+from|with|alter|create|truncate|lock\s+table)\b[^`]*?)[`'"]/gi;
const NAMED =
  /\b(?:from|join|into|update|table|references|truncate|using)\s+(?:only\s+)?"?([a-z_][a-z0-9_]*)"?/gi;

/** A table is named by its owner's stores and migrations, and by nobody else. */
export function checkTables(house: House): Finding[] {
  const owners = tableOwners(house);
  const reads = declaredReads(house);
  return house.files.flatMap((file) => {
    if (isFree(file)) return [];
    const lineAt = lineFinder(file.code);
    return namedTables(file.code).flatMap(([table, offset]) => {
      const owner = owners.get(table);
      if (owner === undefined || mayName(file, owner, reads)) return [];
      return {
        file: file.path,
        line: lineAt(offset),
        rule: 'table-owner' as const,
        message: `table "${table}" belongs to ${owner} – ask its service, or put this in one of its *.store.ts`,
      };
    });
  });
}

/** Table → folder of its owner. */
export function tableOwners(house: House): Map<string, string> {
  const owners = new Map<string, string>();
  for (const [path, text] of house.tree) {
    const owner = MIGRATION.exec(path)?.[1];
    if (owner === undefined) continue;
    const statements = text.replace(/--[^\n]*/g, '');
    for (const [, table] of statements.matchAll(CREATE)) {
      if (table !== undefined) owners.set(table.toLowerCase(), owner);
    }
  }
  for (const { folder, tables } of house.packagesByFolder.values()) {
    for (const table of tables) owners.set(table, folder);
  }
  return owners;
}

/** Modules whose tables a module reads, as `reads: [...]` of its server manifest says. */
export function declaredReads(house: House): Map<string, readonly string[]> {
  const reads = new Map<string, readonly string[]>();
  for (const { folder } of house.packagesByFolder.values()) {
    const manifest = house.tree.get(`${folder}/server/index.ts`) ?? '';
    const list = /^ {4}reads: \[([^\]]*)\],$/m.exec(manifest)?.[1] ?? '';
    const names = [...list.matchAll(/'([\w-]+)'/g)].map((match) => match[1] ?? '');
    reads.set(
      folder,
      names.map((name) => `modules/${name}`),
    );
  }
  return reads;
}

/** Browser rooms and contracts send no SQL; the tools and the platform's tests read the catalogue. */
function isFree({ place, path }: SourceFile): boolean {
  const isSilent = ['web', 'app-web', 'platform-web', 'contract', 'kernel', 'tools', 'testing'];
  return isSilent.includes(place.room) || path.endsWith('.gen.ts');
}

function mayName(
  { path, place }: SourceFile,
  owner: string,
  reads: ReadonlyMap<string, readonly string[]>,
): boolean {
  // Tests of the whole house look from outside at what was written.
  if (place.isTest && place.module === undefined) return true;
  if (!path.startsWith(`${owner}/`)) {
    const isReader = reads.get(place.packageFolder)?.includes(owner) ?? false;
    return isReader && (path.endsWith('.store.ts') || place.isTest);
  }
  if (owner === 'platform') return true;
  return path.endsWith('.store.ts') || path.includes('/migrations/') || place.isTest;
}

function namedTables(code: string): [table: string, offset: number][] {
  const called = [...code.matchAll(METHODS)].map((match): [string, number] => [
    match[2] ?? '',
    match.index,
  ]);
  const written = [...code.matchAll(SQL_TEXT)].flatMap((text) =>
    [...text[0].matchAll(NAMED)].map((match): [string, number] => [
      (match[1] ?? '').toLowerCase(),
      text.index + match.index,
    ]),
  );
  return [...called, ...written];
}

/** Kysely is spoken in stores only. */
export function checkQueryPlace(house: House): Finding[] {
  return house.files.flatMap((file) => {
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
  if (place.room === 'platform-server') return true;
  return /\.(store|tables\.gen)\.ts$/.test(path) || path.includes('/server/migrations/');
}
