import type { WrappedPdfiumModule } from '@embedpdf/pdfium';

/**
 * A short text of PDFium: asked without a place, it tells how many bytes it needs.
 *
 * @param read a call of PDFium that writes UTF-16 to a place of so many bytes
 */
export function textOf(
  pdfium: WrappedPdfiumModule,
  read: (place: number, bytes: number) => number,
): string {
  const { malloc, free } = pdfium.pdfium.wasmExports;
  const bytes = read(0, 0);
  // The end of the text alone.
  if (bytes <= 2) return '';
  const place = malloc(bytes);
  try {
    read(place, bytes);
    return pdfium.pdfium.UTF16ToString(place).trim();
  } finally {
    free(place);
  }
}
