import { advanceOf } from './faces.ts';
import type { Advance } from './faces.ts';
import type { FaceName } from '../typeface/typeface.ts';
import type { Run } from './flow.ts';

/** A paragraph that can be measured between any two places of its text. */
export interface Measured {
  readonly text: string;
  /** Width in points up to each place of the text. */
  readonly widths: Float64Array;
  /** Blanks up to each place. */
  readonly blanks: Uint32Array;
  /** Letters with a width of their own up to each place: between them a line can be spaced. */
  readonly letters: Uint32Array;
  /** Places of the tabs; how wide one is depends on its line (tabs.ts). */
  readonly tabs: readonly number[];
}

/** SARA AM is one glyph with the letter before it, and no space comes between. */
const joinedVowel = 'ำ';

const faceOf = ({ bold = false, italic = false }: Run): FaceName =>
  bold ? (italic ? 'BoldItalic' : 'Bold') : italic ? 'Italic' : 'Regular';

/** Measures the text of runs set at a size. */
export function measured(runs: readonly Run[], size: number): Measured {
  const text = runs.map((run) => run.text).join('');
  const widths = new Float64Array(text.length + 1);
  const blanks = new Uint32Array(text.length + 1);
  const letters = new Uint32Array(text.length + 1);
  let at = 0;
  for (const run of runs) {
    const advance: Advance = advanceOf(faceOf(run));
    for (const letter of run.text) {
      const width = letter === '\t' ? 0 : advance(letter) * size;
      for (let unit = 0; unit < letter.length; unit += 1, at += 1) {
        widths[at + 1] = (widths[at] ?? 0) + (unit === 0 ? width : 0);
        blanks[at + 1] = (blanks[at] ?? 0) + (unit === 0 && letter === ' ' ? 1 : 0);
        letters[at + 1] =
          (letters[at] ?? 0) + (unit === 0 && width > 0 && letter !== joinedVowel ? 1 : 0);
      }
    }
  }
  const tabs = [...text.matchAll(/\t/g)].map(({ index }) => index);
  return { text, widths, blanks, letters, tabs };
}

/** How wide a text is on one line. */
export function widthOf(text: string, size: number, bold = false): number {
  return measured([{ text, bold }], size).widths.at(-1) ?? 0;
}
