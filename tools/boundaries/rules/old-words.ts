import { basename } from 'node:path/posix';
import type { Finding } from '../finding.ts';
import type { Repository, SourceFile } from '../repository.ts';
import { lineFinder } from '../source.ts';
import { OLD_WORDS } from './old-words-table.ts';
import type { OldWord } from './old-words-table.ts';

interface Use {
  readonly word: string;
  readonly line: number;
}

const DECLARED = /\b(?:const|let|function|class|interface|type|enum)\s+([A-Za-z_$][\w$]*)/g;

/** Reports words that docs/glossary.md has replaced, in names of files and code and in comments. */
export function checkOldWords({ files }: Repository): Finding[] {
  return files.filter(isJudged).flatMap((file) =>
    usesOf(file).map(({ word, line }) => ({
      file: file.path,
      line,
      rule: 'old-word',
      message: `"${word}" is an old word – write ${OLD_WORDS[word]?.instead ?? ''} (docs/glossary.md)`,
    })),
  );
}

/** The table of the old words and the tests of these rules contain them all. */
const isJudged = ({ path }: SourceFile): boolean => !/\/rules\/(old|stored)-words[^/]*$/.test(path);

function usesOf({ path, code, comments }: SourceFile): Use[] {
  const lineAt = lineFinder(code);
  const fileName = basename(path).replace(/\..*$/, '');
  const names = [...code.matchAll(DECLARED)].flatMap(({ index, 1: name = '' }) =>
    inName(name).map((word) => ({ word, line: lineAt(index) })),
  );
  const told = comments.flatMap(({ text, line }) =>
    inComment(text).map((word) => ({ word, line })),
  );
  return [...inName(fileName).map((word) => ({ word, line: 1 })), ...names, ...told];
}

/** The old words of a name, each in the singular. */
export function inName(name: string): string[] {
  const words = wordsOf(name);
  return words.filter((word, at) => {
    const rule = ruleOf(word);
    return rule !== undefined && !isStandard(rule, words, at);
  });
}

/** Names in backticks and codes in quotation marks are judged where they are declared. */
function inComment(text: string): string[] {
  return wordsOf(text.replace(/`[^`]*`|'[\w.-]+'/g, ' ')).filter(
    (word) => ruleOf(word)?.where === 'names and comments',
  );
}

function isStandard({ except = [], isVerbToo }: OldWord, words: string[], at: number): boolean {
  if (isVerbToo && at === 0 && words.length > 1) return true;
  const name = words.join(' ');
  return except.some((phrase) => name.includes(phrase));
}

/** The words of a name or a text, in lower case; an old word in the singular. */
function wordsOf(text: string): string[] {
  return text
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '')
    .map((word) => {
      const singular = word.replace(/s$/, '');
      return ruleOf(singular) ? singular : word;
    });
}

const ruleOf = (word: string): OldWord | undefined =>
  Object.hasOwn(OLD_WORDS, word) ? OLD_WORDS[word] : undefined;
