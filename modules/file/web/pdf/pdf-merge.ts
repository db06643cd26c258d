import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import { withoutScripts } from '../../contract/cleaned/without-scripts.ts';

/**
 * The pages of several open documents in one new file, in their order, without what somebody else wrote into them to be run,
 * started or sent: pages bring their actions along.
 *
 * @param handles of the documents
 * @throws Error where the new file cannot be read to be cleaned
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
    const saved = savedBytes(pdfium, merged);
    const clean = withoutScripts(new Uint8Array(saved));
    return clean ? savedAgain(pdfium, clean) : saved;
  } finally {
    pdfium.FPDF_CloseDocument(merged);
  }
}

/** What is no longer referred to, such as the words of scripts, is left behind. */
function savedAgain(pdfium: WrappedPdfiumModule, bytes: Uint8Array): ArrayBuffer {
  const { malloc, free } = pdfium.pdfium.wasmExports;
  const memory = malloc(bytes.byteLength);
  heapOf(pdfium).set(bytes, memory);
  const document = pdfium.FPDF_LoadMemDocument(memory, bytes.byteLength, '');
  try {
    if (!document) throw new Error('cleaned pages do not open');
    return savedBytes(pdfium, document);
  } finally {
    if (document) pdfium.FPDF_CloseDocument(document);
    free(memory);
  }
}

/** The memory of PDFium; read each time, because growing replaces the buffer. */
const heapOf = ({ pdfium }: WrappedPdfiumModule): Uint8Array =>
  (pdfium as unknown as { HEAPU8: Uint8Array }).HEAPU8;

function savedBytes(pdfium: WrappedPdfiumModule, document: number): ArrayBuffer {
  const { malloc, free } = pdfium.pdfium.wasmExports;
  const writer = pdfium.PDFiumExt_OpenFileWriter();
  pdfium.PDFiumExt_SaveAsCopy(document, writer);
  const size = pdfium.PDFiumExt_GetFileWriterSize(writer);
  const memory = malloc(size);
  try {
    pdfium.PDFiumExt_GetFileWriterData(writer, memory, size);
    return heapOf(pdfium).slice(memory, memory + size).buffer as ArrayBuffer;
  } finally {
    free(memory);
    pdfium.PDFiumExt_CloseFileWriter(writer);
  }
}
