import { foldLetters } from '@sarn/kernel';
import type { TextLine } from '../pdf-messages.ts';

/** A part of a line, as code units of its text. */
interface LinePart {
  readonly line: TextLine;
  readonly from: number;
  readonly to: number;
}

/** A place where the searched letters stand; over several lines where a word is broken. */
export interface Hit {
  /** Counted from 0. */
  readonly page: number;
  readonly parts: readonly LinePart[];
  /** What stands before and after it on its lines, cut to what fits a row of the list. */
  readonly before: string;
  readonly found: string;
  readonly after: string;
}

const shownBefore = 16;
const shownAfter = 40;

/**
 * Every place of a page where the letters stand, from top to bottom.
 *
 * @param letters folded (`foldLetters`), at least one
 */
export function findOnPage(page: number, lines: readonly TextLine[], letters: string): Hit[] {
  const places: { line: number; unit: number }[] = [];
  let folded = '';
  for (const [line, { text }] of lines.entries()) {
    const { letters: ofLine, at } = foldLetters(text);
    folded += ofLine;
    for (const unit of at) places.push({ line, unit });
  }
  const hits: Hit[] = [];
  for (
    let at = folded.indexOf(letters);
    at >= 0;
    at = folded.indexOf(letters, at + letters.length)
  ) {
    const first = places[at];
    const last = places[at + letters.length - 1];
    if (first && last) hits.push(hitOf(page, lines, first, last));
  }
  return hits;
}

interface Place {
  readonly line: number;
  readonly unit: number;
}

function hitOf(page: number, lines: readonly TextLine[], first: Place, last: Place): Hit {
  const parts = lines.slice(first.line, last.line + 1).map((line, index): LinePart => ({
    line,
    from: index === 0 ? first.unit : 0,
    to:
      first.line + index === last.line ? endOfCluster(line.text, last.unit + 1) : line.text.length,
  }));
  const [begin, end] = [parts[0], parts.at(-1)];
  return {
    page,
    parts,
    before: cutStart(begin?.line.text.slice(0, begin.from) ?? ''),
    found: parts.map(({ line, from, to }) => line.text.slice(from, to)).join(''),
    after: cutEnd(end?.line.text.slice(end.to) ?? ''),
  };
}

const mark = /[\u0E31\u0E34-\u0E3A\u0E47-\u0E4E]/;

/** Behind the marks that belong to the last letter: a tone mark is not searched for, but is marked. */
function endOfCluster(text: string, from: number): number {
  let end = from;
  while (mark.test(text[end] ?? '')) end += 1;
  return end;
}

/** Never between a letter and its marks, which alone would stand on a dotted circle. */
const cutStart = (text: string): string =>
  text.length > shownBefore
    ? `…${text.slice(endOfCluster(text, text.length - shownBefore))}`
    : text;
const cutEnd = (text: string): string =>
  text.length > shownAfter ? `${text.slice(0, endOfCluster(text, shownAfter))}…` : text;

/** A rectangle over a page, in parts of its width and height. */
export interface MarkBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where a hit stands on its page, one rectangle for each line. */
export function boxesOf({ parts }: Hit): MarkBox[] {
  return parts.map(({ line, from, to }) => {
    const edges = line.edges.slice(2 * from, 2 * to);
    const [left, right] = [Math.min(...edges), Math.max(...edges)];
    return { left, top: line.top, width: right - left, height: line.bottom - line.top };
  });
}
