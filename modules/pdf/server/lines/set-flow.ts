import { chooseLines } from './choose-lines.ts';
import type { ChosenLine, Extent } from './choose-lines.ts';
import type { Flow, Line, Run } from './flow.ts';
import type { Lexicon } from './lexicon.ts';
import { measured } from './measure.ts';
import type { Measured } from './measure.ts';
import { isStart, segments } from './pieces.ts';
import { breakPlaces } from './places.ts';

/** The lines of a paragraph. */
export function setFlow(flow: Flow, lexicon: Lexicon): Line[] {
  return partsOf(flow.runs).flatMap((runs, at) => {
    const first = at === 0 ? flow.first : 0;
    const paragraph = measured(runs, flow.size);
    const places = withNarrowPlaces(paragraph, breakPlaces(paragraph.text, lexicon), flow.width);
    const extent = { width: flow.width, first, size: flow.size };
    const lines = chooseLines(paragraph, places, extent);
    return (flow.isBalanced ? balanced(paragraph, places, extent, lines) : lines).map((line) => ({
      runs: runsIn(runs, line),
      isFull: flow.isJustified && line.isFull,
    }));
  });
}

const halvings = 8;

/** As many lines, chosen for the narrowest width that needs no more. */
function balanced(
  paragraph: Measured,
  places: readonly number[],
  extent: Extent,
  lines: ChosenLine[],
): ChosenLine[] {
  let [narrow, wide, best] = [0, extent.width, lines];
  for (let turn = 0; lines.length > 1 && turn < halvings; turn += 1) {
    const width = (narrow + wide) / 2;
    const tried = chooseLines(paragraph, places, { ...extent, width });
    if (tried.length === lines.length) [wide, best] = [width, tried];
    else narrow = width;
  }
  return best;
}

/** The runs between the line ends that the writer set. */
function partsOf(runs: readonly Run[]): Run[][] {
  const parts: Run[][] = [[]];
  for (const run of runs) {
    for (const [at, text] of run.text.split('\n').entries()) {
      if (at > 0) parts.push([]);
      if (text !== '') parts.at(-1)?.push({ ...run, text });
    }
  }
  return parts;
}

/**
 * Where a piece between two places is wider than the paragraph, a cell of a table for instance, it
 * breaks between the words of the segmenter, and where such a word is too wide, between its letters.
 */
function withNarrowPlaces(paragraph: Measured, places: number[], width: number): number[] {
  const all = [...places, paragraph.text.length];
  const isWide = (from: number, to: number): boolean =>
    (paragraph.widths[to] ?? 0) - (paragraph.widths[from] ?? 0) > width;
  const finer = (found: number[], split: (text: string) => number[]): number[] =>
    found.flatMap((to, at) => {
      const from = found[at - 1] ?? 0;
      if (!isWide(from, to)) return [to];
      return [...split(paragraph.text.slice(from, to)).map((place) => from + place), to];
    });
  const words = finer(all, (text) => [...segments(text).keys()].filter((place) => place > 0));
  return finer(words, (text) =>
    Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => at + 1).filter((place) =>
      isLetterStart(text, place),
    ),
  );
}

/** Not inside a Thai cluster, nor inside a letter of two units, nor beside a blank. */
const isLetterStart = (text: string, at: number): boolean =>
  isStart(text, at) && !/[\s\uDC00-\uDFFF]/.test(text[at] ?? '') && !/\s/.test(text[at - 1] ?? '');

/** The runs of one line. */
function runsIn(runs: readonly Run[], { start, end }: ChosenLine): Run[] {
  const found: Run[] = [];
  let at = 0;
  for (const run of runs) {
    const text = run.text.slice(Math.max(0, start - at), Math.max(0, end - at));
    if (text !== '') found.push({ ...run, text });
    at += run.text.length;
  }
  return found;
}
