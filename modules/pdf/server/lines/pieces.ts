import { wordsAt } from './lexicon.ts';
import type { Lexicon } from './lexicon.ts';
import { smallWords } from './word-tables.ts';

/** A word of a stretch of Thai letters, and the places inside where it may be cut. */
export interface Piece {
  readonly start: number;
  readonly end: number;
  readonly cuts: readonly number[];
}

const segmenter = new Intl.Segmenter('th', { granularity: 'word' });

/* Prices of one piece. A word of the lexicon is cheaper than one of the segmenter, a letter that
   belongs to no word is dear, and a piece that ends inside a word of the segmenter costs more. */
const ofLexicon = 0.9;
const ofSegmenter = 1;
const ofLetter = 3;
const againstSegmenter = 0.3;
/** Of two readings with as many pieces the one with the longer whole word is taken. */
const perLetter = 0.0005;
const withCuts = 0.02;

const signs = /[\u0E2F\u0E30-\u0E3A\u0E45-\u0E4E]/;
const leading = /[\u0E40-\u0E44]/;

/** Whether a piece may begin here: no letter is parted from its vowels, marks and silent signs. */
export function isStart(text: string, at: number): boolean {
  if (at === text.length) return true;
  if (signs.test(text[at] ?? '') || (at > 0 && leading.test(text[at - 1] ?? ''))) return false;
  const isSilent = text[at + 1] === '\u0E4C';
  const isSilentWithVowel = /[\u0E34\u0E38]/.test(text[at + 1] ?? '') && text[at + 2] === '\u0E4C';
  return !isSilent && !isSilentWithVowel;
}

/** The words of the segmenter alone: where each begins and ends. */
export function segments(text: string): Map<number, number> {
  const found = new Map<number, number>();
  for (const { index, segment } of segmenter.segment(text)) {
    found.set(index, index + segment.length);
  }
  return found;
}

/**
 * A stretch of Thai letters as words: the cheapest path over the words of the segmenter and of the
 * lexicon.
 */
export function piecesOf(text: string, lexicon: Lexicon): Piece[] {
  const icu = segments(text);
  const starts = Array.from({ length: text.length + 1 }, (_, at) => at === 0 || isStart(text, at));
  const costs = new Float64Array(text.length + 1).fill(Number.POSITIVE_INFINITY);
  const last: (Piece | undefined)[] = [];
  costs[0] = 0;
  const offer = (start: number, end: number, price: number, cuts: readonly number[]): void => {
    const cost = (costs[start] ?? 0) + price;
    if (cost >= (costs[end] ?? 0) - 1e-9) return;
    costs[end] = cost;
    last[end] = { start, end, cuts };
  };
  for (let at = 0; at < text.length; at += 1) {
    if (costs[at] === Number.POSITIVE_INFINITY) continue;
    const end = icu.get(at);
    if (end !== undefined) offer(at, end, ofSegmenter, []);
    let next = at + 1;
    while (!starts[next]) next += 1;
    offer(at, next, ofLetter, []);
    offerWords(text, at, { lexicon, starts, icu, offer });
  }
  return pathTo(text.length, last);
}

interface Offering {
  readonly lexicon: Lexicon;
  readonly starts: readonly boolean[];
  readonly icu: ReadonlyMap<number, number>;
  readonly offer: (start: number, end: number, price: number, cuts: readonly number[]) => void;
}

function offerWords(text: string, at: number, { lexicon, starts, icu, offer }: Offering): void {
  const endPrice = (end: number): number =>
    end === text.length || icu.has(end) ? 0 : againstSegmenter;
  for (const { end, cuts } of wordsAt(lexicon, text, at)) {
    if (!starts[end]) continue;
    const preference = cuts.length > 0 ? withCuts : -perLetter * (end - at);
    offer(at, end, ofLexicon + endPrice(end) + preference, cuts);
  }
  for (let end = at + 1; end <= Math.min(text.length, at + 6); end += 1) {
    if (starts[end] && smallWords.has(text.slice(at, end))) {
      offer(at, end, ofSegmenter + endPrice(end), []);
    }
  }
}

function pathTo(end: number, last: readonly (Piece | undefined)[]): Piece[] {
  const path: Piece[] = [];
  for (let piece = last[end]; piece; piece = last[piece.start]) path.push(piece);
  return path.toReversed();
}
