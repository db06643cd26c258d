import { cleanText, foldCharacters } from '@sarn/kernel';

/** A stretch of a text: from a character to before another. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** How a text is compared. */
export type Comparison = 'folded' | 'exact';

/** Characters that belong together: sara am of two parts, two เ for แ, blanks, a letter with its accents. */
const pieces = /\u0E4D[\u0E48-\u0E4B]?\u0E32|\u0E40\u0E40|\s+|[^][\u0300-\u036F]*/gu;

/** Vowels and marks above and below, which have no place without the letter before them. */
const dependent = /^[\u0E31\u0E34-\u0E3A\u0E47-\u0E4E]/;

interface Compared {
  readonly text: string;
  /** For each character of `text`, where what it stands for begins in the source. */
  readonly starts: readonly number[];
  /** And where that ends. */
  readonly ends: readonly number[];
}

const forms: Readonly<Record<Comparison, (piece: string) => string>> = {
  folded: foldCharacters,
  exact: cleanText,
};

function compared(source: string, how: Comparison): Compared {
  let text = '';
  const starts: number[] = [];
  const ends: number[] = [];
  for (const { 0: piece, index } of source.matchAll(pieces)) {
    const form = /^\s/.test(piece) ? ' ' : forms[how](piece);
    const end = index + piece.length;
    // What is not compared, such as a tone mark, belongs to the letter before it.
    if (form === '' && ends.length > 0) ends[ends.length - 1] = end;
    for (let at = 0; at < form.length; at += 1) {
      starts.push(index);
      ends.push(end);
    }
    text += form;
  }
  return { text, starts, ends };
}

/**
 * Where a text is found in another: folded as lists and search fold it, or exactly as typed but for characters
 * that look the same. A letter is not found without its vowel: replacing it would leave a vowel alone.
 *
 * @returns stretches of `source` in their order, none over another
 */
export function findIn(source: string, sought: string, how: Comparison): Stretch[] {
  const { text: word } = compared(sought, how);
  if (word.trim() === '') return [];
  const { text, starts, ends } = compared(source, how);
  const found: Stretch[] = [];
  for (let at = text.indexOf(word); at !== -1;) {
    const last = at + word.length - 1;
    const [from, to] = [starts[at] ?? 0, ends[last] ?? 0];
    const isWhole = starts[at - 1] !== from && ends[last + 1] !== to;
    const isTaken = isWhole && !dependent.test(source.slice(to));
    if (isTaken) found.push({ from, to });
    at = text.indexOf(word, isTaken ? last + 1 : at + 1);
  }
  return found;
}
