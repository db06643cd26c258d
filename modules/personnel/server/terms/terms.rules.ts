import { nameKey } from './name-key.rules.ts';
import type { EmployeeType, Level, Terms } from './terms.store.ts';

/** An employee type by its code; nobody said: a civil servant. */
export const typeOf = ({ types }: Terms, code: string | null): EmployeeType | undefined =>
  types.find((one) => one.code === (code === null || code === '' ? 'civil' : code));

/** Rows by the words that name them; a file of thousands of rows asks for each of its words. */
interface ByWord {
  readonly types: ReadonlyMap<string, EmployeeType>;
  readonly levels: ReadonlyMap<string, readonly Level[]>;
}

const known = new WeakMap<Terms, ByWord>();

function byWord(terms: Terms): ByWord {
  const found = known.get(terms);
  if (found) return found;
  const keys = (words: readonly string[]) =>
    new Set(words.filter((word) => word !== '').map((word) => nameKey(word)));
  // The first of several that share a word wins.
  const types = terms.types.toReversed().flatMap((type) => {
    const { code, nameTh, nameEn, also } = type;
    return [...keys([code, nameTh, nameEn, ...also])].map((key) => [key, type] as const);
  });
  const levels = new Map<string, Level[]>();
  for (const level of terms.levels) {
    for (const key of keys(wordsOf(level))) levels.set(key, [...(levels.get(key) ?? []), level]);
  }
  const made = { types: new Map(types), levels };
  known.set(terms, made);
  return made;
}

/** The words by which files name a level: ต้น, อำนวยการต้น, อำนวยการระดับต้น. */
const wordsOf = ({ code, nameTh, nameEn, printed, typeTh }: Level): string[] => [
  ...[code, nameTh, nameEn, printed, `${typeTh}${nameTh}`, `${typeTh}ระดับ${nameTh}`],
];

/** An employee type by a word of a file; null for an unknown one. */
export const typeNamed = (terms: Terms, text: string): EmployeeType | null =>
  byWord(terms).types.get(nameKey(text)) ?? null;

export interface OfPost {
  readonly employment: string | null;
  /** Name of the position; empty where none is said. */
  readonly position: string;
}

/** What a level is not among; null where it fits. Rule: specification of settings §4, post */
export function levelFault(terms: Terms, level: Level, post: OfPost): string | null {
  const type = typeOf(terms, post.employment);
  if (level.employment !== null && level.employment !== type?.code) return type?.nameTh ?? '';
  const position = terms.positions.get(post.position);
  const isOther = position !== undefined && position.type !== null && position.type !== level.type;
  return isOther ? position.typeTh : null;
}

/** A level by a word of a file; null where the word is unknown, or stands on several ladders. */
export function levelNamed(terms: Terms, text: string, post: OfPost): Level | null {
  const key = nameKey(text).replace(/^ระดับ/, '');
  const found = byWord(terms).levels.get(key) ?? [];
  const fitting = found.filter((level) => levelFault(terms, level, post) === null);
  const [first] = fitting.length > 0 ? fitting : found;
  return fitting.length > 1 && first?.type !== fitting[1]?.type ? null : (first ?? null);
}

/** `นิติกร` of the level ชำนาญการ is printed นิติกรชำนาญการ. */
export const titleWith = (position: string, word = ''): string =>
  word === '' || position.endsWith(word) ? position : `${position}${word}`;
