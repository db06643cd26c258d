import { diffArrays } from 'diff';

/** Words of one side, marked where the other side does not have them. */
export interface Piece {
  readonly text: string;
  readonly isOnlyHere: boolean;
}

/** Thai is written without blanks: the browser knows its words. */
const segmenter = new Intl.Segmenter('th', { granularity: 'word' });
const wordsOf = (text: string): string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment);

/** Both texts as pieces, by words. */
export function wordDiff(
  mine: string,
  theirs: string,
): { readonly mine: readonly Piece[]; readonly theirs: readonly Piece[] } {
  const parts = diffArrays(wordsOf(theirs), wordsOf(mine));
  const side = (leftOut: 'added' | 'removed', only: 'added' | 'removed') =>
    parts
      .filter((part) => !part[leftOut])
      .map((part) => ({ text: part.value.join(''), isOnlyHere: part[only] }));
  return { mine: side('removed', 'added'), theirs: side('added', 'removed') };
}
