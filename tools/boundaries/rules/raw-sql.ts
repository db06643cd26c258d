import type { Finding } from '../finding.ts';
import type { Repository, SourceFile } from '../repository.ts';
import { lineFinder } from '../source.ts';

/**
 * SQL that neither the compiler nor the test of all statements checks: raw text, and row types that
 * are only asserted. The compiler of printed documents has a `query` too, which asks a document.
 */
const RAW =
  /(?<!\bcompiler)\.query\s*[<(]|\bexecuteQuery\b|\bCompiledQuery\b|\.\$castTo\s*[<(]|\bsql\.raw\b|\bsql\s*<\s*\{|\bsql\s*<[^<>`]*>\s*`[^`]*`\s*\.execute\b/g;

/** A store sends SQL through the query builder or as a declared statement; there is no exception. */
export function checkRawSql(repository: Repository): Finding[] {
  return repository.files.filter(isStore).flatMap((file) => {
    const first = [...file.code.matchAll(RAW)][0];
    return first ? [finding(file.path, lineFinder(file.code)(first.index))] : [];
  });
}

const isStore = ({ place, path }: SourceFile): boolean =>
  !place.isTest &&
  (place.layer === 'server' || (place.layer === 'platform-server' && path.endsWith('.store.ts')));

const finding = (file: string, line: number): Finding => ({
  file,
  line,
  rule: 'raw-sql',
  message:
    'SQL whose rows are only asserted – use the query builder over the generated tables, or declare it with statement() (platform/server/db/statement)',
});
