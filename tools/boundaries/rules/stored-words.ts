import type { Finding } from '../finding.ts';
import type { Repository } from '../repository.ts';
import { OLD_WORDS } from './old-words-table.ts';
import { inName } from './old-words.ts';

const SCHEMA = 'docs/schema.txt';
const CALLS = 'docs/openapi.json';

/**
 * Names in the database and in calls that docs/glossary.md has replaced. Both are judged in the files
 * generated from them, so that what an earlier migration or a former version named does not count.
 */
export function checkStoredWords({ tree }: Repository): Finding[] {
  return [
    ...namesOfSchema(tree.get(SCHEMA) ?? '').flatMap(({ name, line }) =>
      finding(SCHEMA, name, line),
    ),
    ...namesOfCalls(tree.get(CALLS) ?? '').flatMap(({ name, line }) => finding(CALLS, name, line)),
  ];
}

interface Name {
  readonly name: string;
  readonly line: number;
}

/** The word for a part of tests, which has nothing in tables and calls: there it is a step. */
const isOfTests = (word: string): boolean => word === 'stage';

function finding(file: string, name: string, line: number): Finding[] {
  const [word] = inName(name).filter((one) => !isOfTests(one));
  if (word === undefined) return [];
  const message = `"${name}" has an old word – write ${OLD_WORDS[word]?.instead ?? ''} (docs/glossary.md)`;
  return [{ file, line, rule: 'stored-word', message }];
}

/** Tables, columns, functions and all names in their texts; a value in quotation marks is none. */
function namesOfSchema(text: string): Name[] {
  return text.split('\n').flatMap((line, at) =>
    [...line.replace(/'[^']*'/g, ' ').matchAll(/[A-Za-z_][A-Za-z0-9_]*/g)].map(([name]) => ({
      name,
      line: at + 1,
    })),
  );
}

/**
 * Paths of our own calls, and the keys in their questions and answers. Those of the specification
 * keep the names that it gives them.
 */
function namesOfCalls(text: string): Name[] {
  let isOwn = false;
  return text.split('\n').flatMap((line, at) => {
    const [, path] = /^ {4}"(\/[^"]*)": \{$/.exec(line) ?? [];
    if (path !== undefined) isOwn = path.startsWith('/registry/');
    if (!isOwn) return [];
    const key = path ?? /^ {8,}"(\w+)": \{$/.exec(line)?.[1];
    return key === undefined ? [] : [{ name: key, line: at + 1 }];
  });
}
