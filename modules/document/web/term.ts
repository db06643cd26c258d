import type { Language } from '@sarn/kernel';
import { useLanguage } from '@sarn/platform-web';
import { useCallback } from 'react';

export interface Term {
  readonly th: string;
  readonly en: string;
}

/** A term of the vocabulary in a language; the Thai variants share the Thai word. */
export function sayTerm(term: Term, language: Language): string {
  return language === 'en' ? term.en : term.th;
}

/** Says terms of the vocabulary in the shown language. */
export function useTerms(): (term: Term) => string {
  const language = useLanguage();
  return useCallback((term) => sayTerm(term, language), [language]);
}
