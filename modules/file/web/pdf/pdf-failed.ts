import type { PdfFailure } from './pdf-messages.ts';

/** Why a PDF cannot be shown; the viewer has a sentence for each reason. */
export class PdfFailed extends Error {
  readonly failure: PdfFailure;

  constructor(failure: PdfFailure) {
    super(failure);
    this.name = 'PdfFailed';
    this.failure = failure;
  }
}
