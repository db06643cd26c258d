import { textWidth } from '../measures.ts';
import { flowOf } from './flow-of.ts';
import { lexiconWith } from './lexicon.ts';
import { measured, widthOf } from './measure.ts';
import { setFlow } from './set-flow.ts';

/** The lines of one paragraph as documents set it: 16 cm wide, 14 pt, justified, no indent, words of no agency. */
export const paragraphLines = (text: string): string[] =>
  setFlow(flowOf(text, { width: textWidth }), lexiconWith()).map(({ runs }) =>
    runs.map((run) => run.text).join(''),
  );

/** The widest blank of its lines that are set to the full width, in normal blanks; 0 where none is. */
export const widestBlank = (text: string): number =>
  Math.max(0, ...seenBlanks(text, textWidth, 0).map(({ isFull, blank }) => (isFull ? blank : 0)));

/** The blanks of a line that is set to the full width by them alone, in normal ones; 0 where it has none. */
export function stretchedBlank(line: string): number {
  const { widths, blanks } = measured([{ text: line }], 14);
  const count = blanks.at(-1) ?? 0;
  const gap = textWidth - (widths.at(-1) ?? 0);
  return count === 0 ? 0 : 1 + Math.max(0, gap) / count / widthOf(' ', 14);
}

/**
 * How wide the blanks of each line but the last are seen, in normal blanks, were the line set to the
 * full width as templates/page.typ says: blanks and letters grow together to 130 % and by 0.08 em,
 * and what is still left goes to the blanks. The space after the letter before a blank and after
 * the blank itself is seen as part of it. Lines without a blank are left out.
 *
 * @param first indent of the first line
 */
export function seenBlanks(text: string, width: number, first: number) {
  const size = 14;
  const normal = widthOf(' ', size);
  const lines = setFlow(flowOf(text, { width, first }), lexiconWith());
  return lines.slice(0, -1).flatMap(({ runs, isFull }, at) => {
    const line = measured(runs, size);
    const count = line.blanks.at(-1) ?? 0;
    if (count === 0) return [];
    const gap = width - (at === 0 ? first : 0) - (line.widths.at(-1) ?? 0);
    const letters = (line.letters.at(-1) ?? 0) - 1;
    const ease = count * normal * 0.3 + letters * size * 0.08;
    const share = Math.min(1, gap / ease);
    const rest = Math.max(0, gap - ease) / count;
    return [
      { isFull, blank: (normal * (1 + 0.3 * share) + rest + 2 * size * 0.08 * share) / normal },
    ];
  });
}
