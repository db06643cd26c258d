import type { Language } from '@sarn/kernel';
import { useLanguage } from '@sarn/platform-web';
import { useCallback } from 'react';

export interface Term {
  readonly th: string;
  readonly en: string;
}

/** A term of the vocabulary in a language; all Thai variants share the Thai text. */
export function sayTerm(term: Term, language: Language): string {
  return language === 'en' ? term.en : term.th;
}

/** Returns terms of the vocabulary in the language shown. */
export function useTerms(): (term: Term) => string {
  const language = useLanguage();
  return useCallback((term) => sayTerm(term, language), [language]);
}
