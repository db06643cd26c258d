import type { Finding } from '../finding.ts';
import type { Repository } from '../repository.ts';
import { lineFinder } from '../source.ts';
import { BUSINESS_PAIRS, BUSINESS_WORDS } from '../layers.ts';

const WORDS = new Set(BUSINESS_WORDS);
const PAIRS = new Set(BUSINESS_PAIRS);

/**
 * The platform serves any agency: a business word in its code means that the code is in a wrong
 * layer.
 */
export function checkBusinessWords(repository: Repository): Finding[] {
  return repository.files
    .filter(({ path }) => path.startsWith('platform/'))
    .flatMap(({ path, code, place }) => {
      if (place.isTest) return [];
      const lineAt = lineFinder(code);
      return [...code.matchAll(/[A-Za-z][A-Za-z0-9_-]*/g)].flatMap((match) => {
        const word = businessWord(match[0]);
        if (word === undefined) return [];
        return {
          file: path,
          line: lineAt(match.index),
          rule: 'business-word' as const,
          message: `"${match[0]}" speaks of the office ("${word}") – name it neutrally, or move it to the module it is about`,
        };
      });
    });
}

/**
 * The business word inside a name, however it is joined: `clerkList`, `unit_id`, `leave-request`.
 */
export function businessWord(name: string): string | undefined {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[\s_-]+/)
    .filter((word) => word !== '');
  for (const [index, word] of words.entries()) {
    const single = singular(word);
    if (WORDS.has(single)) return single;
    const pair = `${single} ${singular(words[index + 1] ?? '')}`;
    if (PAIRS.has(pair)) return pair;
  }
  return undefined;
}

function singular(word: string): string {
  if (WORDS.has(word)) return word;
  return word.replace(/ies$/, 'y').replace(/([^s])s$/, '$1');
}
