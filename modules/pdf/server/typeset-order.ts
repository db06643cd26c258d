/* What the thread that sets documents is told, and what it answers. */

export interface TypesetOrder {
  readonly template:
    | 'external-letter'
    | 'memo'
    | 'stamped-letter'
    | 'record-list'
    | 'reading-marks'
    | 'picture-page';
  /** The whole content as one JSON text. */
  readonly data: string;
  /** A picture that the template names by this file. */
  readonly picture?: { readonly file: string; readonly bytes: Uint8Array };
}
export type TypesetAnswer = { readonly pdf: Uint8Array } | { readonly failure: string };
