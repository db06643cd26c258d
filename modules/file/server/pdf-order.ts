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
export type PdfAnswer = (PdfFacts | { readonly failure: PdfFailure }) & {
  /** The thread that answered is not used again. */
  readonly isThreadSpent?: true;
};

/** What PDFium may take of memory, beside the strings of its thread; in megabytes. */
export interface PdfMemory {
  /** A file that needs more is refused. */
  readonly most: number;
  /** A thread that took more is ended after its file: PDFium gives nothing back. */
  readonly kept: number;
}

/** What the thread says once the library is loaded. */
export const threadIsReady = 'ready';
