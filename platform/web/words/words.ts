import { fillSentence } from '@sarn/kernel';
import type { Language } from '@sarn/kernel';
import { useMemo, useSyncExternalStore } from 'react';
import { currentLanguage, onLanguageShown } from './language.ts';

/** Words of one module: keys by meaning, sentences with `{name}` for parameters. */
export interface WordTree {
  readonly [key: string]: string | WordTree;
}

/**
 * Type of `en.ts`: exactly the keys of `th.ts`, and beside them `key_one` for the text used when
 * the parameter `count` is 1. Thai has no plural and needs none.
 */
export type SameKeys<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : SameKeys<T[K]>;
} & {
  readonly [K in keyof T & string as T[K] extends string ? `${K}_one` : never]?: string;
};

/** Type of a deployment's variant: only the words that differ. */
export type SomeKeys<T> = {
  readonly [K in keyof T]?: T[K] extends string ? string : SomeKeys<T[K]>;
};

/** Every key as `group.key`. */
export type WordKey<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${WordKey<T[K]>}`;
}[keyof T & string];

export type WordParams = Readonly<Record<string, string | number>>;
export type Say<T> = (key: WordKey<T>, params?: WordParams) => string;

/** Words registered under a name; to be given to `useWords`. */
export interface WordSpace<T extends WordTree = WordTree> {
  readonly name: string;
  /** For the type only; it is never set. */
  readonly tree?: T;
}

/** In which languages a text is looked for, one after the other. */
const chains: Readonly<Record<Language, readonly Language[]>> = {
  thsarn: ['thsarn', 'th', 'en'],
  th: ['th', 'en'],
  en: ['en', 'th'],
};

type Trees = Partial<Record<Language, WordTree>>;

/** What was registered under each name; two files may add to one. */
const spaces = new Map<string, readonly Trees[]>();

/** The text of a key in a tree; names of its parts may have dots themselves, as codes of errors have. */
function textAt(tree: WordTree, key: string): string | undefined {
  const whole = tree[key];
  if (typeof whole === 'string') return whole;
  for (let dot = key.indexOf('.'); dot > 0; dot = key.indexOf('.', dot + 1)) {
    const part = tree[key.slice(0, dot)];
    const text = typeof part === 'object' ? textAt(part, key.slice(dot + 1)) : undefined;
    if (text !== undefined) return text;
  }
  return undefined;
}

function textIn(name: string, language: Language, key: string): string | undefined {
  for (const trees of spaces.get(name) ?? []) {
    const tree = trees[language];
    const text = tree && textAt(tree, key);
    if (text !== undefined) return text;
  }
  return undefined;
}

/** The sentence in the first language that has it; the key itself where none has. */
function sentence(name: string, language: Language, key: string, params: WordParams): string {
  for (const one of chains[language]) {
    // Thai has no plural.
    const single =
      one === 'en' && params['count'] === 1 ? textIn(name, one, `${key}_one`) : undefined;
    const text = single ?? textIn(name, one, key);
    if (text !== undefined) return fillSentence(text, params);
  }
  return key;
}

const none: WordParams = {};

/**
 * Registers the words of a module. Call once, at the top of the module's web layer.
 *
 * @returns the namespace to give to `useWords`, typed by the Thai words
 */
export function registerWords<T extends WordTree>(
  name: string,
  words: {
    readonly th: T;
    readonly en: SameKeys<NoInfer<T>>;
    readonly thsarn?: SomeKeys<NoInfer<T>>;
  },
): WordSpace<T> {
  // Asserted: a text that is left out of a variant is undefined, and then not found in it.
  const { th, en, thsarn } = words as Trees;
  spaces.set(name, [{ th, en, thsarn }, ...(spaces.get(name) ?? [])] as Trees[]);
  return { name };
}

/** The words of a module in the shown language: `const say = useWords(authenticationWords)`. */
export function useWords<T extends WordTree>(space: WordSpace<T>): Say<T> {
  const language = useLanguage();
  const { name } = space;
  return useMemo(
    () =>
      (key, params = none) =>
        sentence(name, language, key, params),
    [language, name],
  );
}

/** The words of a module outside React, in the language shown at the time of the call. */
export function wordsOf<T extends WordTree>(space: WordSpace<T>): Say<T> {
  return (key, params = none) => sentence(space.name, currentLanguage(), key, params);
}

/** The shown language; re-renders when it changes. */
export function useLanguage(): Language {
  return useSyncExternalStore(onLanguageShown, currentLanguage, currentLanguage);
}
