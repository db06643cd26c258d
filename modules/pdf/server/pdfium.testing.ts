import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { init } from '@embedpdf/pdfium';
import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { PDFiumDocument } from '@hyzyla/pdfium';

/*
 * PDFium in two builds, each made once for all tests of a process: to compile one takes as long as to
 * measure several pages.
 */

let library: Promise<PDFiumLibrary> | undefined;

/** A PDF as the library with text and pictures of pages opens it; closed when `read` has ended. */
export async function withDocument<T>(
  pdf: Uint8Array,
  read: (document: PDFiumDocument) => T | Promise<T>,
): Promise<T> {
  library ??= PDFiumLibrary.init();
  const document = await (await library).loadDocument(pdf);
  try {
    return await read(document);
  } finally {
    document.destroy();
  }
}

let calls: Promise<WrappedPdfiumModule> | undefined;

/**
 * A PDF as the calls of PDFium itself see it, by its handle; closed when `read` has ended.
 *
 * @param read closes the pages that it opens
 * @throws where the PDF does not open
 */
export async function withPdfium<T>(
  pdf: Uint8Array,
  read: (pdfium: WrappedPdfiumModule, document: number) => T,
): Promise<T> {
  calls ??= startPdfium();
  const pdfium = await calls;
  const memory = pdfium.pdfium.wasmExports.malloc(pdf.byteLength);
  heapOf(pdfium).set(pdf, memory);
  const document = pdfium.FPDF_LoadMemDocument(memory, pdf.byteLength, '');
  try {
    if (document === 0) throw new Error(`a PDF does not open: ${pdfium.FPDF_GetLastError()}`);
    return read(pdfium, document);
  } finally {
    if (document !== 0) pdfium.FPDF_CloseDocument(document);
    pdfium.pdfium.wasmExports.free(memory);
  }
}

/** Each page of a document, opened for as long as `read` takes. */
export function eachPage<T>(
  pdfium: WrappedPdfiumModule,
  document: number,
  read: (page: number) => T,
): T[] {
  return Array.from({ length: pdfium.FPDF_GetPageCount(document) }, (_none, at) => {
    const page = pdfium.FPDF_LoadPage(document, at);
    try {
      return read(page);
    } finally {
      pdfium.FPDF_ClosePage(page);
    }
  });
}

/** The memory of the program; it is another array when it has grown. */
export const heapOf = ({ pdfium }: WrappedPdfiumModule): Uint8Array =>
  (pdfium as unknown as { HEAPU8: Uint8Array }).HEAPU8;

async function startPdfium(): Promise<WrappedPdfiumModule> {
  const path = createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm');
  const bytes = await readFile(path);
  const pdfium = await init({
    wasmBinary: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength),
  });
  pdfium.PDFiumExt_Init();
  return pdfium;
}
