import { heldBlanks } from './blanks.ts';
import { chunksOf, startsWithDigit, thaiLetters } from './chunks.ts';
import type { Chunk } from './chunks.ts';
import type { Lexicon } from './lexicon.ts';
import { nameStart } from './names.ts';
import { piecesOf } from './pieces.ts';
import type { Piece } from './pieces.ts';
import { calledPlaces, looseWords, placeBeginnings, prefixes, smallWords } from './word-tables.ts';

/** A joined stretch as long as this is a sentence without a blank, whose inside breaks as usual. */
const longestJoined = 12;

/**
 * Where a line of Thai text may begin, as a careful typist would break it.
 *
 * @returns offsets in UTF-16 units, ascending; a place after blanks is behind them
 */
export function breakPlaces(text: string, lexicon: Lexicon): number[] {
  const chunks = chunksOf(text);
  const places = new Set<number>();
  const held = heldBlanks(chunks, lexicon);
  const named = new Set<string>();
  let isSurname = false;
  for (const [at, chunk] of chunks.entries()) {
    const next = chunks[at + 1];
    const { inner, hasName } = innerPlaces(chunk, next, { lexicon, named });
    if (!isSurname) for (const place of inner) places.add(place);
    isSurname = hasName;
    if (next && !held.has(at) && !hasName) places.add(next.start);
  }
  return [...places].toSorted((a, b) => a - b);
}

interface Known {
  readonly lexicon: Lexicon;
  /** Places of two words that the text named before: อำเภอภูหอม is ภูหอม further on. */
  readonly named: Set<string>;
}

function innerPlaces(chunk: Chunk, next: Chunk | undefined, { lexicon, named }: Known) {
  const inner: number[] = [];
  let name: number | null = null;
  for (const { 0: stretch, index } of chunk.text.matchAll(thaiLetters)) {
    const base = chunk.start + index;
    const end = index + stretch.length;
    const before = chunk.text[index - 1] ?? '';
    const after = chunk.text[end] ?? '';
    if (/[)\]”’»]/.test(before)) inner.push(base);
    if (isJoined(stretch, before, after)) continue;
    const pieces = piecesOf(stretch, lexicon);
    const found = placesIn(stretch, pieces, { named, labelsNumber: isLabelBefore(after, next) });
    inner.push(...found.map((at) => base + at));
    if (/[([“‘«]/.test(after)) inner.push(chunk.start + end);
    if (end === chunk.text.length) name = nameStart(chunk, next, base, pieces);
  }
  const kept = name === null ? inner : inner.filter((place) => place <= name);
  return { inner: kept, hasName: name !== null };
}

/** Parts of addresses, abbreviations with dots, words with a hyphen, slash or digit are not broken. */
function isJoined(stretch: string, before: string, after: string): boolean {
  if (stretch.length > longestJoined) return false;
  if (/[.@_/\-0-9A-Za-z๐-๙]/.test(before) || /[-@]/.test(after)) return true;
  return /[._/0-9A-Za-z]/.test(after) && stretch.length <= 6;
}

/** Whether `ที่` at the end of a chunk labels the number behind the blank: วันที่ ๕, ครั้งที่ ๓. */
const isLabelBefore = (after: string, next: Chunk | undefined): boolean =>
  after === '' && next !== undefined && startsWithDigit(next.text);

interface Around {
  readonly labelsNumber: boolean;
  readonly named: Set<string>;
}

function placesIn(
  stretch: string,
  pieces: readonly Piece[],
  { labelsNumber, named }: Around,
): number[] {
  const places: number[] = [];
  const wordAt = (at: number): string => {
    const piece = pieces[at];
    return piece ? stretch.slice(piece.start, piece.end) : '';
  };
  for (const [at, { start, end, cuts }] of pieces.entries()) {
    for (const cut of cuts) places.push(start + cut);
    const following = wordAt(at + 1);
    if (following === '' || /^[ฯๆ]/u.test(following)) continue;
    if (prefixes.has(wordAt(at)) && !looseWords.has(following)) continue;
    const both = wordAt(at) + following;
    if (isPlaceName(wordAt(at - 1), wordAt(at), following)) named.add(both);
    if (named.has(both)) continue;
    const isLast = at + 2 === pieces.length;
    if (labelsNumber && isLast && following === 'ที่') continue;
    places.push(end);
  }
  return places;
}

/** The name of a place in two words: ตำบลบึงแก้ว, โรงพยาบาลหนองสูง. */
function isPlaceName(called: string, beginning: string, following: string): boolean {
  if (!placeBeginnings.has(beginning) || following.length > 6) return false;
  if (!calledPlaces.some((word) => called.endsWith(word))) return false;
  if (looseWords.has(following)) return false;
  return following === 'กลาง' || !smallWords.has(following);
}
