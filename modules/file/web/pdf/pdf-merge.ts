import type { WrappedPdfiumModule } from '@embedpdf/pdfium';

/**
 * The pages of several open documents in one new file, in their order.
 *
 * @param handles of the documents
 */
export function mergeDocuments(
  pdfium: WrappedPdfiumModule,
  handles: readonly number[],
): ArrayBuffer {
  const merged = pdfium.FPDF_CreateNewDocument();
  try {
    let at = 0;
    for (const handle of handles) {
      if (!pdfium.FPDF_ImportPages(merged, handle, '', at)) throw new Error('pages do not merge');
      at += pdfium.FPDF_GetPageCount(handle);
    }
    return savedBytes(pdfium, merged);
  } finally {
    pdfium.FPDF_CloseDocument(merged);
  }
}

function savedBytes(pdfium: WrappedPdfiumModule, document: number): ArrayBuffer {
  const { malloc, free } = pdfium.pdfium.wasmExports;
  const writer = pdfium.PDFiumExt_OpenFileWriter();
  pdfium.PDFiumExt_SaveAsCopy(document, writer);
  const size = pdfium.PDFiumExt_GetFileWriterSize(writer);
  const memory = malloc(size);
  try {
    pdfium.PDFiumExt_GetFileWriterData(writer, memory, size);
    // The memory of PDFium; read after the last call that may make it grow.
    const heap = (pdfium.pdfium as unknown as { HEAPU8: Uint8Array }).HEAPU8;
    return heap.slice(memory, memory + size).buffer as ArrayBuffer;
  } finally {
    free(memory);
    pdfium.PDFiumExt_CloseFileWriter(writer);
  }
}
