import type { PagePicture } from './page-pictures.ts';
import type { SealPlace } from './seal-places.ts';
import type { Typeface } from './typeface/typeface.ts';

/* What the thread that sets documents is told, and what it answers. */

export interface TypesetOrder {
  readonly template:
    | 'external-letter'
    | 'english-letter'
    | 'memo'
    | 'issued'
    | 'stamped-letter'
    | 'minutes'
    | 'certificate'
    | 'note'
    | 'form'
    | 'record-list'
    | 'register-sheets'
    | 'envelope'
    | 'page-stamp'
    | 'copy-marks'
    | 'reading-marks'
    | 'annotations'
    | 'picture-page'
    | 'signature-mark'
    | 'seal-words'
    | 'signer-block';
  /** The whole content; the lines of its paragraphs are chosen by the thread. */
  readonly data: object;
  /** Names of persons, units and places that no line end may cut. */
  readonly keepWhole?: readonly string[];
  /** In which the letters are set; without it in the delivered one. */
  readonly typeface?: Typeface;
  /** A picture that the template names by this file. */
  readonly picture?: { readonly file: string; readonly bytes: Uint8Array };
}
/** An order with what is wanted of it. */
export interface TypesetCall {
  readonly order: TypesetOrder;
  /** `pdf-to-sign`: with the places that stay free for the e-seal; `pdf-of-rows`: with the sheet of each row. */
  readonly output: 'pdf' | 'pdf-to-sign' | 'pdf-of-rows' | 'pages';
}

/** What was made: a PDF, or a picture of each page. */
export interface Made {
  readonly pdf?: Uint8Array;
  readonly pages?: readonly PagePicture[];
  readonly places?: readonly SealPlace[];
  /** On which sheet each row begins, and at last the one on which the last row ends. */
  readonly sheets?: readonly number[];
  readonly failure?: undefined;
}
export type TypesetAnswer = Made | { readonly failure: string };
