import type { AuditAct, AuditWords, Language } from '@sarn/kernel';

/** The words of all modules for the trail, as one table. */
export interface PhraseBook {
  /** An act in words; one that nobody names any more keeps its code. */
  act(code: string, language: Language): string;
  thing(kind: string, language: Language): string;
  isRefusal(code: string): boolean;
  /** Acts with a mark. */
  readonly refusals: readonly string[];
  readonly readingsOfPerson: readonly string[];
  readonly all: readonly string[];
}

export function createPhraseBook(words: readonly AuditWords[]): PhraseBook {
  const acts: Record<string, AuditAct> = Object.assign({}, ...words.map((part) => part.acts));
  const things: AuditWords['things'] = Object.assign({}, ...words.map((part) => part.things));
  const say = (word: { th: string; en: string } | undefined, language: Language, code: string) =>
    word ? word[language === 'en' ? 'en' : 'th'] : code;
  const having = (mark: 'isRefusal' | 'isReadingOfPerson') =>
    Object.keys(acts).filter((code) => acts[code]?.[mark]);
  return {
    act: (code, language) => say(acts[code], language, code),
    thing: (kind, language) => say(things[kind], language, kind),
    isRefusal: (code) => acts[code]?.isRefusal ?? false,
    refusals: having('isRefusal'),
    readingsOfPerson: having('isReadingOfPerson'),
    all: Object.keys(acts),
  };
}
