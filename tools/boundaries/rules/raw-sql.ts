import type { Finding } from '../finding.ts';
import type { Repository, SourceFile } from '../repository.ts';
import { judgeShrinkingList, readShrinkingList } from '../shrinking-list.ts';
import { lineFinder } from '../source.ts';

export const RAW_SQL_FILE = 'tools/boundaries/raw-sql-exceptions.json';

/**
 * SQL that neither the compiler nor the test of all statements checks: raw text, and row types that
 * are only asserted.
 */
const RAW =
  /\.query\s*[<(]|\bexecuteQuery\b|\bCompiledQuery\b|\.\$castTo\s*[<(]|\bsql\.raw\b|\bsql\s*<\s*\{|\bsql\s*<[^<>`]*>\s*`[^`]*`\s*\.execute\b/g;

/** A store sends SQL through the query builder or as a declared statement. */
export function checkRawSql(repository: Repository): Finding[] {
  const list = readShrinkingList(repository.tree, RAW_SQL_FILE);
  const found = new Map(
    repository.files.filter(isStore).flatMap((file) => {
      const first = [...file.code.matchAll(RAW)][0];
      return first ? [[file.path, lineFinder(file.code)(first.index)] as const] : [];
    }),
  );
  const raw = [...found].filter(([file]) => !list.entries.includes(file));
  return [
    ...raw.map(([file, line]) =>
      finding(
        file,
        line,
        'SQL whose rows are only asserted – use the query builder over the generated tables, or declare it with statement() (platform/server/db/statement)',
      ),
    ),
    ...judgeShrinkingList(RAW_SQL_FILE, 'raw-sql', list, (file) => found.has(file)),
  ];
}

const isStore = ({ place, path }: SourceFile): boolean =>
  !place.isTest &&
  (place.layer === 'server' || (place.layer === 'platform-server' && path.endsWith('.store.ts')));

const finding = (file: string, line: number, message: string): Finding => ({
  file,
  line,
  rule: 'raw-sql',
  message,
});
