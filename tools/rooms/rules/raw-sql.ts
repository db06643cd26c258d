import type { Finding } from '../finding.ts';
import type { House, SourceFile } from '../house.ts';
import { lineFinder } from '../source.ts';

export const RAW_SQL_FILE = 'tools/rooms/raw-sql-exceptions.json';

/** Stores that are not converted yet. */
interface RawSqlList {
  /** How many there are; a change that raises it is seen in review. */
  count: number;
  files: readonly string[];
}

/**
 * Ways round the compiler and the test of all statements: text sent by hand, and types of rows that
 * are only asserted.
 */
const RAW =
  /\.query\s*[<(]|\bexecuteQuery\b|\bCompiledQuery\b|\.\$castTo\s*[<(]|\bsql\.raw\b|\bsql\s*<\s*\{|\bsql\s*<[^<>`]*>\s*`[^`]*`\s*\.execute\b/g;

/** A store sends SQL through the query builder or as a declared statement. */
export function checkRawSql(house: House): Finding[] {
  const list = readList(house);
  const found = new Map(
    house.files.filter(isStore).flatMap((file) => {
      const first = [...file.code.matchAll(RAW)][0];
      return first ? [[file.path, lineFinder(file.code)(first.index)] as const] : [];
    }),
  );
  const raw = [...found].filter(([file]) => !list.files.includes(file));
  return [
    ...raw.map(([file, line]) =>
      finding(
        file,
        line,
        'SQL whose rows are only asserted – use the query builder over the generated tables, or declare it with statement() (platform/server/db/statement)',
      ),
    ),
    ...judgeList(list, found),
  ];
}

function judgeList(list: RawSqlList, found: ReadonlyMap<string, number>): Finding[] {
  const idle = list.files.filter((file) => !found.has(file));
  const faults = idle.map((file) => `${file} is converted – take it out and lower count`);
  if (list.count !== list.files.length) {
    faults.push(`count is ${list.count}, but there are ${list.files.length} – it may only shrink`);
  }
  return faults.map((message) => finding(RAW_SQL_FILE, 1, message));
}

const isStore = ({ place, path }: SourceFile): boolean =>
  !place.isTest &&
  (place.room === 'server' || (place.room === 'platform-server' && path.endsWith('.store.ts')));

function readList({ tree }: House): RawSqlList {
  const text = tree.get(RAW_SQL_FILE);
  return text === undefined ? { count: 0, files: [] } : (JSON.parse(text) as RawSqlList);
}

const finding = (file: string, line: number, message: string): Finding => ({
  file,
  line,
  rule: 'raw-sql',
  message,
});
