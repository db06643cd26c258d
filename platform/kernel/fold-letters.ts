import { toArabicDigits } from './digits.ts';

/** Letters alone, as they are compared in a page of print, with the place of each in the text. */
export interface FoldedLetters {
  readonly letters: string;
  /** For each code unit of `letters`: the code unit of the text that it comes from. */
  readonly at: readonly number[];
}

/**
 * The letters of a text without blanks, line breaks, tone marks and invisible characters, in lower
 * case and with Arabic digits. In print a word is broken over lines, and programs write sara am and แ
 * as one character or as two: both are two here.
 */
export function foldLetters(text: string): FoldedLetters {
  let letters = '';
  const at: number[] = [];
  for (let index = 0; index < text.length; index += 1) {
    const folded = foldLetter(text[index] ?? '');
    letters += folded;
    for (let unit = 0; unit < folded.length; unit += 1) at.push(index);
  }
  return { letters, at };
}

const dropped = /[\s\u0E47-\u0E4C\u00A0\u200B-\u200D\u2060\uFEFF\u00AD\u0000-\u001F\u007F]/;
const twoLetters: Readonly<Record<string, string>> = {
  '\u0E33': '\u0E4D\u0E32',
  '\u0E41': '\u0E40\u0E40',
};

function foldLetter(letter: string): string {
  if (dropped.test(letter)) return '';
  return twoLetters[letter] ?? toArabicDigits(letter).toLowerCase();
}
