import type { Finding } from '../finding.ts';
import type { Repository, SourceFile } from '../repository.ts';
import { judgeShrinkingList, readShrinkingList } from '../shrinking-list.ts';
import { lineFinder } from '../source.ts';
import { writtenTables } from './named-tables.ts';
import { isFree, tableOwners } from './tables.ts';

export const WRITE_FILE = 'tools/boundaries/write-exceptions.json';

/**
 * Rows are changed by the module that owns the table: another module does not know its rules.
 * Declaring a read allows no write. Tests may put rows where they need them.
 */
export function checkWrites(repository: Repository): Finding[] {
  const owners = tableOwners(repository);
  const list = readShrinkingList(repository.tree, WRITE_FILE);
  const found = repository.files.flatMap((file) => foreignWrites(file, owners));
  const entries = new Set(found.map(({ file, table }) => `${file} ${table}`));
  return [
    ...found
      .filter(({ file, table }) => !list.entries.includes(`${file} ${table}`))
      .map(({ file, line, table, owner }): Finding => ({
        file,
        line,
        rule: 'table-write',
        message: `table "${table}" is written by ${owner} only – call its service in the same transaction`,
      })),
    ...judgeShrinkingList(WRITE_FILE, 'table-write', list, (entry) => entries.has(entry)),
  ];
}

interface ForeignWrite {
  file: string;
  line: number;
  table: string;
  owner: string;
}

function foreignWrites(file: SourceFile, owners: ReadonlyMap<string, string>): ForeignWrite[] {
  if (isFree(file) || file.place.isTest || file.place.module === undefined) return [];
  const lineAt = lineFinder(file.code);
  return writtenTables(file.code).flatMap(([table, offset]) => {
    const owner = owners.get(table);
    if (owner === undefined || owner === file.place.packageFolder) return [];
    return { file: file.path, line: lineAt(offset), table, owner };
  });
}
