import { isThaiWord } from './chunks.ts';
import type { Chunk } from './chunks.ts';
import type { Piece } from './pieces.ts';
import { afterNames, titles } from './word-tables.ts';

const longestFirstName = 15;
const longestSurname = 20;

/**
 * A person's name at the end of a chunk, with its title: it is kept whole, and so is the surname
 * behind the blank.
 *
 * @param pieces words of the last stretch of Thai letters in the chunk, which begins at `base`
 * @returns where the title begins; null where no name is
 */
export function nameStart(
  chunk: Chunk,
  next: Chunk | undefined,
  base: number,
  pieces: readonly Piece[],
): number | null {
  if (!next || next.text.length > longestSurname) return null;
  if (afterNames.test(next.text) || !isThaiWord(next.text)) return null;
  const wordOf = ({ start, end }: Piece): string =>
    chunk.text.slice(base - chunk.start + start, base - chunk.start + end);
  for (const [at, piece] of pieces.entries()) {
    const before = pieces[at - 1];
    // การนาง… and ของนาย are not titles.
    const isOther = before !== undefined && /^(?:การ|ของ)$/.test(wordOf(before));
    if (!titles.has(wordOf(piece)) || isOther) continue;
    const first = chunk.text.slice(base - chunk.start + piece.end);
    const isName = first.length >= 2 && first.length <= longestFirstName && isThaiWord(first);
    if (isName) return base + piece.start;
  }
  return null;
}
