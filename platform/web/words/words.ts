import { createInstance } from 'i18next';
import { useMemo, useSyncExternalStore } from 'react';
import type { Language } from '@sarn/kernel';
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

const i18n = createInstance({
  lng: currentLanguage(),
  fallbackLng: { thsarn: ['th', 'en'], th: ['en'], default: ['th'] },
  initAsync: false,
  returnNull: false,
  // The same form of parameters everywhere: the error sentences of the kernel use {name} too.
  interpolation: { prefix: '{', suffix: '}', escapeValue: false },
  resources: {},
});
void i18n.init();
onLanguageShown((language) => void i18n.changeLanguage(language));

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
  i18n.addResourceBundle('th', name, words.th, true, true);
  i18n.addResourceBundle('en', name, words.en, true, true);
  if (words.thsarn) i18n.addResourceBundle('thsarn', name, words.thsarn, true, true);
  return { name };
}

/** The words of a module in the shown language: `const say = useWords(authenticationWords)`. */
export function useWords<T extends WordTree>(space: WordSpace<T>): Say<T> {
  const language = useLanguage();
  const { name } = space;
  return useMemo(() => {
    const say = i18n.getFixedT(language, name);
    return (key, params) => say(key as string, { ...params });
  }, [language, name]);
}

/** The words of a module outside React, in the language shown at the time of the call. */
export function wordsOf<T extends WordTree>(space: WordSpace<T>): Say<T> {
  return (key, params) => i18n.t(key as string, { ...params, ns: space.name });
}

/** The shown language; re-renders when it changes. */
export function useLanguage(): Language {
  return useSyncExternalStore(onLanguageShown, currentLanguage, currentLanguage);
}
