import type { WrappedPdfiumModule } from '@embedpdf/pdfium';

const none = 0;
/** Flattens what is shown on a screen. */
const forDisplay = 0;

/**
 * Makes what stands in the fields of a form part of a page, in memory only: PDFium draws no fields, reads no words in them, and
 * leaves them behind where pages go into another file. Signatures with what they show are such fields.
 *
 * @returns to be called before a page is read; each page is flattened once
 */
export function formFlattener(pdfium: WrappedPdfiumModule, handle: number): (page: number) => void {
  if (pdfium.FPDF_GetFormType(handle) === none) return () => undefined;
  const done = new Set<number>();
  return (at) => {
    if (done.has(at)) return;
    done.add(at);
    const page = pdfium.FPDF_LoadPage(handle, at);
    if (!page) return;
    pdfium.FPDFPage_Flatten(page, forDisplay);
    pdfium.FPDF_ClosePage(page);
  };
}
