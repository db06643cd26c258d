import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import { textOf } from './pdf-text.ts';

/** A hostile file may name any number. */
const mostNames = 200;

/** The names of the files that a PDF carries inside, in its order. */
export function attachmentNames(pdfium: WrappedPdfiumModule, handle: number): string[] {
  const count = Math.min(mostNames, Math.max(0, pdfium.FPDFDoc_GetAttachmentCount(handle)));
  return Array.from({ length: count }, (_none, at) =>
    nameOf(pdfium, pdfium.FPDFDoc_GetAttachment(handle, at)),
  );
}

const nameOf = (pdfium: WrappedPdfiumModule, attachment: number): string =>
  textOf(pdfium, (place, bytes) => pdfium.FPDFAttachment_GetName(attachment, place, bytes));

/** What such a file has in it; null where it cannot be read. */
export function attachmentBytes(
  pdfium: WrappedPdfiumModule,
  handle: number,
  index: number,
): ArrayBuffer | null {
  const { malloc, free } = pdfium.pdfium.wasmExports;
  const attachment = pdfium.FPDFDoc_GetAttachment(handle, index);
  const told = malloc(4);
  let place = 0;
  try {
    if (!pdfium.FPDFAttachment_GetFile(attachment, 0, 0, told)) return null;
    const size = pdfium.pdfium.getValue(told, 'i32');
    place = malloc(size);
    if (place === 0 || !pdfium.FPDFAttachment_GetFile(attachment, place, size, told)) return null;
    // The memory of PDFium; read after the last call that may make it grow.
    const heap = (pdfium.pdfium as unknown as { HEAPU8: Uint8Array }).HEAPU8;
    return heap.slice(place, place + size).buffer as ArrayBuffer;
  } finally {
    free(told);
    if (place !== 0) free(place);
  }
}
