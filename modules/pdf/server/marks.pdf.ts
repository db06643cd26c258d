import type { CivilDate } from '@sarn/kernel';
import { printedText } from './printed-text.ts';
import { typeset } from './typesetter.ts';

/** The watermark over the pages of a classified file for one reader. */
export interface MarksInput {
  /** The class, for instance `ลับ`. */
  readonly mark: string;
  readonly reader: string;
  /** The day on which it is read. */
  readonly date: CivilDate;
  /** The time of reading, as it is printed. */
  readonly at: string;
  /** Sizes of the pages in points, in their order. */
  readonly pages: readonly { readonly width: number; readonly height: number }[];
}

/**
 * Pages with nothing but the watermark, to be laid over those of a file.
 *
 * @throws AppError 'pdf.too-slow'
 */
export function renderMarks({ mark, reader, at, date, pages }: MarksInput): Promise<Uint8Array> {
  const said = { mark: printedText(mark), reader: printedText(reader), at: printedText(at) };
  const data = { ...said, documentDate: date, pages };
  return typeset({ template: 'reading-marks', data });
}
