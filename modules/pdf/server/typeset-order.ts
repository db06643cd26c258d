import type { DrawnPage } from './page-pictures.ts';
import type { Typeface } from './typeface/typeface.ts';

/*
 * What the thread that sets documents is told, and what it answers. Here, and in all that the thread uses, is no
 * module that checks data: zod would take 9 MB of the thread.
 */

/** What the thread says once its compiler and its fonts are loaded. */
export const threadIsReady = 'ready';

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
  readonly pages?: readonly DrawnPage[];
  /** Where the fields, the places for the e-seal or the rows are: unchecked, as the compiler answers it. */
  readonly told?: unknown;
  readonly failure?: undefined;
}
export type TypesetAnswer = Made | { readonly failure: string };
