/* What the thread that sets documents is told, and what it answers. */

export interface TypesetOrder {
  readonly template:
    | 'external-letter'
    | 'memo'
    | 'stamped-letter'
    | 'record-list'
    | 'reading-marks'
    | 'picture-page';
  /** The whole content; the lines of its paragraphs are chosen by the thread. */
  readonly data: object;
  /** Names of persons, units and places that no line end may cut. */
  readonly keepWhole?: readonly string[];
  /** A picture that the template names by this file. */
  readonly picture?: { readonly file: string; readonly bytes: Uint8Array };
}
export type TypesetAnswer = { readonly pdf: Uint8Array } | { readonly failure: string };
