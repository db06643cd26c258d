import type { CivilDate } from '@sarn/kernel';
import { widthOf } from './lines/measure.ts';
import { printedText } from './printed-text.ts';
import { typeset } from './typesetter.ts';

/** Of the words of a stamp, in points; as in templates/page-stamp.typ. */
const stampSize = 16;
const inset = 8;

/** A stamp for the foot of the first page, with a line for the initials of whoever stamps it. */
export interface StampInput {
  readonly text: string;
  readonly colour: 'red' | 'blue';
  readonly date: CivilDate;
  /** Sizes of the pages in points, in their order. */
  readonly pages: readonly { readonly width: number; readonly height: number }[];
}

/**
 * Pages with nothing but the stamp, at the lower right of the first, to be laid over those of a document.
 *
 * @throws AppError 'pdf.too-slow'
 */
export function renderStamp({ text, colour, date, pages }: StampInput): Promise<Uint8Array> {
  const words = printedText(text);
  const width = widthOf(words, stampSize, true) + 2 * inset;
  return typeset({
    template: 'page-stamp',
    data: { text: words, colour, width, documentDate: date, pages },
  });
}
