import { chooseLines } from './choose-lines.ts';
import type { ChosenLine, Extent } from './choose-lines.ts';
import type { Flow, Line, Run } from './flow.ts';
import type { Lexicon } from './lexicon.ts';
import { measured } from './measure.ts';
import type { Measured } from './measure.ts';
import { withNarrowPlaces } from './narrow-places.ts';
import { breakPlaces } from './places.ts';
import { runsWithTabs } from './tabs.ts';

/** The lines of a paragraph. */
export function setFlow(flow: Flow, lexicon: Lexicon): Line[] {
  return partsOf(flow.runs).flatMap((runs, at) => {
    const first = at === 0 ? flow.first : 0;
    const paragraph = measured(runs, flow.size);
    const places = withNarrowPlaces(paragraph, breakPlaces(paragraph.text, lexicon), flow.width);
    const extent = { width: flow.width, first, size: flow.size };
    const lines = chooseLines(paragraph, places, extent);
    return (flow.isBalanced ? balanced(paragraph, places, extent, lines) : lines).map(
      (line, row) => ({
        runs: runsWithTabs(runsIn(runs, line), { ...extent, begin: row === 0 ? first : 0 }),
        isFull: flow.isJustified && line.isFull,
      }),
    );
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
