import { foldForSearch } from '@sarn/search/contract';

/** Sequences that folding turns into one character, and single characters. */
const pieces = /\u0E4D\u0E32|\u0E40\u0E40|\s+|./gsu;

/**
 * Splits a text at the hits, found as the server finds them: Thai and Arabic
 * digits alike, tone marks or none. Every second part, from the second on, is a hit.
 *
 * @param search what was typed; its words are searched one by one
 */
export function cutAtFound(text: string, search: string): string[] {
  const { folded, places } = foldWithPlaces(text);
  const isFound = Array.from({ length: text.length }, () => false);
  for (const word of foldForSearch(search).split(' ').filter(Boolean)) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      const end = places[at + word.length] ?? text.length;
      isFound.fill(true, places[at], end);
    }
  }
  const parts: string[] = [''];
  for (let at = 0; at < text.length; at += 1) {
    const isInFound = parts.length % 2 === 0;
    if (isFound[at] !== isInFound) parts.push('');
    parts[parts.length - 1] += text.charAt(at);
  }
  return parts;
}

/** The folded text, and for each of its characters where it began in the text. */
function foldWithPlaces(text: string): { readonly folded: string; readonly places: number[] } {
  const places: number[] = [];
  let folded = '';
  for (const { 0: piece, index } of text.matchAll(pieces)) {
    // Folding trims, so a blank between words is kept here.
    const kept = /^\s/.test(piece) ? ' ' : foldForSearch(piece);
    for (let count = 0; count < kept.length; count += 1) places.push(index);
    folded += kept;
  }
  return { folded, places };
}

const segmenter = new Intl.Segmenter('th', { granularity: 'word' });

/**
 * Words to search for documents on the same matter: the longest ones of a subject, because short
 * ones are in every letter.
 */
export function tellingWords(title: string): string {
  const words = [...segmenter.segment(title)]
    .filter(({ isWordLike, segment }) => isWordLike && segment.length >= 4)
    .map(({ segment }) => segment);
  return [...new Set(words)]
    .toSorted((a, b) => b.length - a.length)
    .slice(0, 2)
    .join(' ');
}
