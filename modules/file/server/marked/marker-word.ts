/* What the thread that marks PDFs is told, and what it answers. */

export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** What is on a page as it is shown: one cell for each point, row by row from the top; 1 where there is ink. */
export interface Ink {
  readonly columns: number;
  readonly rows: number;
  readonly cells: Uint8Array;
}

export interface InkedPage extends PageSize {
  /** Of the last page of each copy. */
  readonly ink?: Ink;
}

/** First the file, then the marks. */
export interface MarkerOrder {
  readonly source?: Uint8Array;
  /** The pages alone are taken into a new file with this title. */
  readonly copyTitle?: string;
  /** How many copies are in that file, one after the other. */
  readonly times?: number;
  readonly marks?: Uint8Array;
  readonly isFlat?: boolean;
}

export type MarkerWord =
  | { readonly pages: readonly InkedPage[] }
  | { readonly pdf: Uint8Array }
  | { readonly failure: string };
