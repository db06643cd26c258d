/* What the thread that reads PDFs is told, and what it answers. */

export interface PdfOrder {
  readonly path: string;
  /** Characters of text to read; 0 where only the pages are counted. */
  readonly maxTextLength: number;
  /** Text of pages that were not read by then is left out; in milliseconds. */
  readonly textMs: number;
}

export interface PdfFacts {
  readonly pageCount: number;
  /** Of the pages that were read, cleaned; empty for a scan. */
  readonly text: string;
}

/** `too-slow`: it took longer than the deadline, so the thread was ended. */
export type PdfFailure = 'broken' | 'password' | 'too-slow';
export type PdfAnswer = PdfFacts | { readonly failure: PdfFailure; readonly isThreadSpent?: true };

/** What the thread says once the library is loaded. */
export const threadIsReady = 'ready';
