import { foldCharacters } from './fold.ts';

/** Letters alone, as they are compared in a page of print, with the place of each in the text. */
export interface FoldedLetters {
  readonly letters: string;
  /** For each code unit of `letters`: the code unit of the text that it comes from. */
  readonly at: readonly number[];
}

/**
 * The letters of a text as the lists compare them (`foldCharacters`), without blanks and line breaks: in print
 * a word is broken over lines. Programs write sara am and แ as one character or as two: both are two here.
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

const twoLetters: Readonly<Record<string, string>> = {
  '\u0E33': '\u0E4D\u0E32',
  '\u0E41': '\u0E40\u0E40',
};

function foldLetter(letter: string): string {
  if (/[\s\u0000-\u001F\u007F]/.test(letter)) return '';
  return twoLetters[letter] ?? foldCharacters(letter);
}
