import { flag, lineText, longText } from '@sarn/kernel';
import { z } from 'zod';

/** Languages of an external letter. */
export const letterLanguages = {
  th: { th: 'ภาษาไทย', en: 'Thai' },
  en: { th: 'ภาษาอังกฤษ', en: 'English' },
} as const;
export type LetterLanguage = keyof typeof letterLanguages;

/** How a letter in English closes: by name, or to whoever it concerns. */
export const englishClosings = {
  sincerely: 'Yours sincerely,',
  faithfully: 'Yours faithfully,',
} as const;
export type EnglishClosing = keyof typeof englishClosings;

const keysOf = <T extends object>(table: T) =>
  Object.keys(table) as [keyof T & string, ...(keyof T & string)[]];

/**
 * What a letter in English says besides; a letter in Thai keeps it unused, and nothing is lost when the language is
 * changed to and fro.
 *
 * @rule saraban-2526 annex 4
 */
export const englishFields = {
  language: z.enum(keysOf(letterLanguages)).default('th'),
  englishClosing: z.enum(keysOf(englishClosings)).default('sincerely'),
  /** Name and posts of the signatory in English, a line each; empty: as the record of the person has them. */
  englishSigner: longText({ max: 500 }).default(''),
  /** Letters and number of the agency in place of the Thai ones: `DT 0102`; empty: as registered. */
  englishCode: lineText({ max: 60 }).default(''),
  /** Whether the address of its page is at the foot as QR code. */
  hasQr: flag.default(false),
};

/** Dear Sir and Dear Madam are nobody's name. @assumed */
export const englishClosingFor = (addressee: string): EnglishClosing =>
  /^(dear\s+)?(sir|madam|sirs|to whom)\b/i.test(addressee.trim()) ? 'faithfully' : 'sincerely';

/**
 * The number as a letter in English prints it: the code in Latin letters, then the running number.
 *
 * @assumed the letters of the agency in English are typed; the regulation does not tell them
 */
export function englishNumber(number: string, code: string): string {
  if (code === '') return number;
  return `${code.replace(/\/+$/, '')}/${number.slice(number.lastIndexOf('/') + 1)}`;
}
