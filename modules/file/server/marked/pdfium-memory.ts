import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { init } from '@embedpdf/pdfium';
import type { WrappedPdfiumModule } from '@embedpdf/pdfium';

/* PDFium, which is C: its memory, and the files in it. */

const wasmPath = createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm');

export async function startPdfium(): Promise<WrappedPdfiumModule> {
  const bytes = await readFile(wasmPath);
  const wasmBinary = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
  const pdfium = await init({ wasmBinary: wasmBinary as ArrayBuffer });
  pdfium.PDFiumExt_Init();
  return pdfium;
}

export const heapOf = (pdfium: WrappedPdfiumModule): Uint8Array =>
  (pdfium.pdfium as unknown as { HEAPU8: Uint8Array }).HEAPU8;

/** Where the bytes of each open file are. */
const memories = new Map<number, number>();

/** @returns the handle; its bytes stay where they are until it is closed or the thread ends */
export function load(pdfium: WrappedPdfiumModule, bytes: Uint8Array): number {
  const memory = pdfium.pdfium.wasmExports.malloc(bytes.byteLength);
  heapOf(pdfium).set(bytes, memory);
  const handle = pdfium.FPDF_LoadMemDocument(memory, bytes.byteLength, '');
  if (handle === 0) throw new Error(`a PDF does not open: ${pdfium.FPDF_GetLastError()}`);
  memories.set(handle, memory);
  return handle;
}

export function close(pdfium: WrappedPdfiumModule, handle: number): void {
  pdfium.FPDF_CloseDocument(handle);
  pdfium.pdfium.wasmExports.free(memories.get(handle) ?? 0);
  memories.delete(handle);
}

export function save(pdfium: WrappedPdfiumModule, document: number): Uint8Array {
  const writer = pdfium.PDFiumExt_OpenFileWriter();
  pdfium.PDFiumExt_SaveAsCopy(document, writer);
  const size = pdfium.PDFiumExt_GetFileWriterSize(writer);
  const memory = pdfium.pdfium.wasmExports.malloc(size);
  pdfium.PDFiumExt_GetFileWriterData(writer, memory, size);
  const saved = heapOf(pdfium).slice(memory, memory + size);
  pdfium.pdfium.wasmExports.free(memory);
  pdfium.PDFiumExt_CloseFileWriter(writer);
  return saved;
}

export function eachPage<T>(
  pdfium: WrappedPdfiumModule,
  document: number,
  use: (page: number, index: number) => T,
): T[] {
  return Array.from({ length: pdfium.FPDF_GetPageCount(document) }, (_none, index) => {
    const page = pdfium.FPDF_LoadPage(document, index);
    if (page === 0) throw new Error(`page ${index + 1} does not open`);
    const made = use(page, index);
    pdfium.FPDF_ClosePage(page);
    return made;
  });
}
