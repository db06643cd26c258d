import type { Finding } from '../finding.ts';
import type { Repository, SourceFile } from '../repository.ts';
import { lineFinder } from '../source.ts';
import { OLD_WORDS } from './old-words-table.ts';

export const OLD_WORDS_FILE = 'tools/boundaries/old-words-counts.json';

/** How often each old word may still be used. A word with no use left is removed. */
interface OldWordsList {
  counts: Readonly<Record<string, number>>;
}

interface Use {
  readonly word: string;
  readonly file: string;
  readonly line: number;
}

const DECLARED = /\b(?:const|let|function|class|interface|type|enum)\s+([A-Za-z_$][\w$]*)/g;
const LAST = -1;

/** Reports words that docs/glossary.md has replaced. */
export function checkOldWords(house: Repository): Finding[] {
  const allowed = readList(house).counts;
  const uses = Object.groupBy(house.files.filter(isJudged).flatMap(usesOf), ({ word }) => word);
  return [
    ...Object.values(uses).flatMap((found = []) => tooMany(found, allowed)),
    ...Object.keys(allowed)
      .filter((word) => uses[word] === undefined)
      .map((word) => finding(OLD_WORDS_FILE, 1, `"${word}" is gone – take it out`)),
  ];
}

/** The table of the old words and the tests of this rule contain them all. */
const isJudged = ({ path }: SourceFile): boolean => !/\/rules\/old-words[^/]*$/.test(path);

function tooMany(found: readonly Use[], allowed: OldWordsList['counts']): Finding[] {
  const last = found.at(LAST);
  if (last === undefined) return [];
  const { word, file, line } = last;
  const most = allowed[word] ?? 0;
  if (found.length <= most) return [];
  const instead = OLD_WORDS[word]?.instead ?? '';
  return [
    finding(
      file,
      line,
      `"${word}" is an old word, used ${found.length} times where ${most} are allowed – write ${instead} (docs/glossary.md)`,
    ),
  ];
}

function usesOf({ path, code, comments }: SourceFile): Use[] {
  const lineAt = lineFinder(code);
  const names = [...code.matchAll(DECLARED)].flatMap(({ index, 1: name = '' }) =>
    oldWordsIn(name).map((word) => ({ word, file: path, line: lineAt(index) })),
  );
  const told = comments.flatMap(({ text, line }) =>
    oldWordsIn(text)
      .filter((word) => OLD_WORDS[word]?.where === 'names and comments')
      .map((word) => ({ word, file: path, line })),
  );
  return [...names, ...told];
}

function oldWordsIn(text: string): string[] {
  return text
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .flatMap(
      (word) => [word, word.replace(/s$/, '')].find((one) => Object.hasOwn(OLD_WORDS, one)) ?? [],
    );
}

function readList({ tree }: Repository): OldWordsList {
  const text = tree.get(OLD_WORDS_FILE);
  return text === undefined ? { counts: {} } : (JSON.parse(text) as OldWordsList);
}

const finding = (file: string, line: number, message: string): Finding => ({
  file,
  line,
  rule: 'old-word',
  message,
});
