import { cm } from '../measures.ts';
import { advanceOf } from './faces.ts';
import type { Run } from './flow.ts';
import { measured } from './measure.ts';
import type { Measured } from './measure.ts';

/**
 * Tab stops stand so far apart, from the left edge of the text.
 *
 * @assumed the typing guide names no stops; the indent of a paragraph (DOMAIN.md §1.3) is the first of them
 */
export const tabStop = 2.5 * cm;

const blankOf = (size: number): number => advanceOf('Regular')(' ') * size;

/**
 * Where the text behind a tab begins. It is at least a blank away from the text before it, and a tab without a stop
 * left on its line is a blank.
 */
function behindTab(at: number, width: number, size: number): number {
  const blank = blankOf(size);
  const stop = Math.ceil((at + blank) / tabStop) * tabStop;
  return stop < width ? stop : at + blank;
}

interface Part {
  readonly start: number;
  readonly end: number;
}

interface OnLine {
  /** Where the part begins: the indent, on the first line of a paragraph. */
  readonly begin: number;
  readonly width: number;
  readonly size: number;
}

/** How wide a part of a paragraph is on its line, with what its tabs take. */
export function widthWithTabs(paragraph: Measured, part: Part, on: OnLine): number {
  const widthTo = (from: number, to: number): number =>
    (paragraph.widths[to] ?? 0) - (paragraph.widths[from] ?? 0);
  let [from, reached] = [part.start, on.begin];
  for (const tab of tabsIn(paragraph, part)) {
    reached = behindTab(reached + widthTo(from, tab), on.width, on.size);
    from = tab + 1;
  }
  return reached + widthTo(from, part.end) - on.begin;
}

export const hasTab = (paragraph: Measured, part: Part): boolean =>
  tabsIn(paragraph, part).length > 0;

const tabsIn = ({ tabs }: Measured, { start, end }: Part): readonly number[] =>
  tabs.filter((at) => at >= start && at < end);

/** The runs of a line, each of its tabs as a blank and the gap behind it. */
export function runsWithTabs(runs: readonly Run[], on: OnLine): Run[] {
  if (!runs.some(({ text }) => text.includes('\t'))) return [...runs];
  const found: Run[] = [];
  let reached = on.begin;
  for (const run of runs) {
    for (const [at, text] of run.text.split('\t').entries()) {
      if (at > 0) {
        // A line begins with no blank, and one is enough for several tabs.
        const isBlank = found.length > 0 && found.at(-1)?.gap === undefined;
        const behind = behindTab(reached, on.width, on.size);
        const gap = behind - reached - (isBlank ? blankOf(on.size) : 0);
        found.push({ text: isBlank ? ' ' : '', gap });
        reached = behind;
      }
      if (text === '') continue;
      found.push({ ...run, text });
      reached += measured([{ ...run, text }], on.size).widths.at(-1) ?? 0;
    }
  }
  return found;
}
