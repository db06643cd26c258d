/* What the thread that reads PDFs is told, and what it answers. */

export interface PdfOrder {
  readonly path: string;
  readonly maxTextLength: number;
}

export interface PdfFacts {
  readonly pageCount: number;
  /** Of all pages, cleaned; empty for a scan. */
  readonly text: string;
}

/** `too-slow`: it took longer than the deadline, so the thread was ended. */
export type PdfFailure = 'broken' | 'password' | 'too-slow';
export type PdfAnswer = PdfFacts | { readonly failure: PdfFailure; readonly isThreadSpent?: true };
