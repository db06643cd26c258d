import { advanceOf } from './faces.ts';
import type { Measured } from './measure.ts';
import { hasTab, widthWithTabs } from './tabs.ts';

/** A line: from where to where in the text, without the blanks at its ends. */
export interface ChosenLine {
  readonly start: number;
  readonly end: number;
  readonly isFull: boolean;
}

export interface Extent {
  readonly width: number;
  readonly first: number;
  readonly size: number;
}

/* How a line is stretched, the same as in templates/page.typ: blanks by a third and letters by a
   little at once; what is left goes to the blanks alone. */
const blankStretch = 0.3;
const letterStretch = 0.08;
/**
 * A blank wider than this many normal ones is a hole: such a line is ragged instead. With the space
 * that the letters around it get, a blank is then seen as 2.5 at most (lines.test.ts reckons it over
 * paragraphs of our own).
 */
const widestBlank = 1.75;
/** The compiler reckons with kerning of Latin letters, which the widths here do not know. */
const tolerance = 0.6;

/** A last line shorter than this part of the width looks forgotten. */
const shortLast = 0.12;

/* Prices. A comfortable line costs up to 1, one whose blanks grow alone up to 3, a ragged one more. */
const perLine = 0.05;
const ofRagged = 4;
const ofShortLast = 0.8;

/**
 * The lines of a paragraph between places where it may break: those that cost least together.
 *
 * @param places ascending, the end of the text among them
 */
export function chooseLines(
  paragraph: Measured,
  places: readonly number[],
  extent: Extent,
): ChosenLine[] {
  const starts = [0, ...places];
  const costs: number[] = [0];
  const from: number[] = [0];
  for (let to = 1; to < starts.length; to += 1) {
    costs[to] = Number.POSITIVE_INFINITY;
    for (let at = to - 1; at >= 0; at -= 1) {
      const line = setLine(paragraph, starts[at] ?? 0, starts[to] ?? 0, extent);
      // A piece wider than the paragraph has nowhere else to go.
      if (line.width > line.limit && at < to - 1) break;
      const isLast = to === starts.length - 1;
      const price = isLast ? costOfLast(line, extent) : costOf(paragraph, line, extent.size);
      const cost = (costs[at] ?? 0) + price;
      if (cost >= (costs[to] ?? 0)) continue;
      costs[to] = cost;
      from[to] = at;
    }
  }
  const lines: ChosenLine[] = [];
  for (let to = starts.length - 1; to > 0; to = from[to] ?? 0) {
    const at = from[to] ?? 0;
    const line = setLine(paragraph, starts[at] ?? 0, starts[to] ?? 0, extent);
    const isLast = to === starts.length - 1;
    const isFull = !isLast && !hasHoles(paragraph, line, extent.size);
    lines.push({ start: line.start, end: line.end, isFull });
  }
  return lines.toReversed();
}

interface Span {
  readonly start: number;
  readonly end: number;
}

function lineBetween({ text }: Measured, from: number, to: number): Span {
  let [start, end] = [from, to];
  while (end > start && /\s/.test(text[end - 1] ?? '')) end -= 1;
  // A paragraph may begin with a tab, which is no blank that a line end left over.
  const left = from === 0 ? /[^\S\t]/ : /\s/;
  while (start < end && left.test(text[start] ?? '')) start += 1;
  return { start, end };
}

const between = (sums: Float64Array | Uint32Array, { start, end }: Span): number =>
  (sums[end] ?? 0) - (sums[start] ?? 0);

/** A line with its width and the most it may have. */
interface SetLine extends Span {
  readonly width: number;
  readonly limit: number;
}

function setLine(paragraph: Measured, from: number, to: number, extent: Extent): SetLine {
  const line = lineBetween(paragraph, from, to);
  const begin = from === 0 ? extent.first : 0;
  const width =
    paragraph.tabs.length === 0
      ? between(paragraph.widths, line)
      : widthWithTabs(paragraph, line, { begin, width: extent.width, size: extent.size });
  return { ...line, width, limit: extent.width - begin - tolerance };
}

/** How much of a line is left, what its blanks and letters take at ease, and its blanks. */
function slack(paragraph: Measured, line: SetLine, size: number) {
  const blanks = between(paragraph.blanks, line);
  const blank = advanceOf('Regular')(' ') * size;
  const gap = Math.max(0, line.limit - line.width);
  // After the last letter no space is set.
  const letters = Math.max(0, between(paragraph.letters, line) - 1);
  const ease = blanks * blank * blankStretch + letters * size * letterStretch;
  return {
    gap,
    ease,
    rest: Math.max(0, gap - ease),
    most: blanks * blank * (widestBlank - 1 - blankStretch),
  };
}

/** Whether it is set ragged: letters behind a tab stand where the tab leads. */
function hasHoles(paragraph: Measured, line: SetLine, size: number): boolean {
  const { rest, most } = slack(paragraph, line, size);
  return rest > most || hasTab(paragraph, line);
}

function costOf(paragraph: Measured, line: SetLine, size: number): number {
  const { gap, ease, rest, most } = slack(paragraph, line, size);
  if (hasHoles(paragraph, line, size)) return ofRagged + (gap / line.limit) * 10;
  if (rest > 0) return perLine + 1 + (2 * rest) / most;
  return perLine + (gap / Math.max(1, ease)) ** 2;
}

const costOfLast = (line: SetLine, { width }: Extent): number =>
  line.start > 0 && line.width < width * shortLast ? ofShortLast : 0;
