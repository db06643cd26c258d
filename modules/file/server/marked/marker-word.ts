/* What the thread that marks PDFs is told, and what it answers. */

export interface PageSize {
  readonly width: number;
  readonly height: number;
}

export type MarkerWord =
  | { readonly pages: readonly PageSize[] }
  | { readonly pdf: Uint8Array }
  | { readonly failure: string };
