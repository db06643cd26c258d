import type { AuditAct, AuditWords, Language } from '@sarn/kernel';

/** The texts of all modules for the trail, in one table. */
export interface PhraseBook {
  /** The text of an act; the code where no module names it any more. */
  act(code: string, language: Language): string;
  /** The same as a choice of a search: an act with kinds stands for all of them. */
  actOrGroup(code: string, language: Language): string;
  subject(kind: string, language: Language): string;
  isRefusal(code: string): boolean;
  /** The act itself, and what is a kind of it. */
  withKinds(code: string): readonly string[];
  /** Codes of the acts that are refusals. */
  readonly refusals: readonly string[];
  readonly readingsOfPerson: readonly string[];
  readonly all: readonly string[];
}

/** @throws Error when two modules name the same act or kind of subject */
export function createPhraseBook(words: readonly AuditWords[]): PhraseBook {
  const acts: Readonly<Record<string, AuditAct>> = eachOnce(words.map((part) => part.acts));
  const subjects: AuditWords['subjects'] = eachOnce(words.map((part) => part.subjects));
  const say = (word: { th: string; en: string } | undefined, language: Language, code: string) =>
    word ? word[language === 'en' ? 'en' : 'th'] : code;
  const having = (mark: 'isRefusal' | 'isReadingOfPerson') =>
    Object.keys(acts).filter((code) => acts[code]?.[mark]);
  const kinds = Map.groupBy(Object.keys(acts), (code) => acts[code]?.kindOf);
  return {
    act: (code, language) => say(acts[code], language, code),
    actOrGroup: (code, language) => {
      const text = say(acts[code], language, code);
      if (!kinds.has(code)) return text;
      return `${text} ${language === 'en' ? '(all kinds)' : '(ทุกสาเหตุ)'}`;
    },
    subject: (kind, language) => say(subjects[kind], language, kind),
    isRefusal: (code) => acts[code]?.isRefusal ?? false,
    withKinds: (code) => [code, ...(kinds.get(code) ?? [])],
    refusals: having('isRefusal'),
    readingsOfPerson: having('isReadingOfPerson'),
    all: Object.keys(acts),
  };
}

function eachOnce<T>(tables: readonly Readonly<Record<string, T>>[]): Record<string, T> {
  const whole: Record<string, T> = {};
  for (const [code, word] of tables.flatMap((table) => Object.entries(table))) {
    if (Object.hasOwn(whole, code))
      throw new Error(`${code} has words of two modules in the trail`);
    whole[code] = word;
  }
  return whole;
}
