import { createHash } from 'node:crypto';
import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import type { Ink } from './marker-word.ts';
import { eachPage, heapOf } from './pdfium-memory.ts';

/** Of PDFium: what is shown on a screen; that nothing went wrong; that it may ask for the time. */
const asShown = 0;
const failed = 0;
const machineTime = 0;

/** A new file of the same pages, so many times, with annotations and signatures only as they are seen. */
export function copiedPages(
  pdfium: WrappedPdfiumModule,
  document: number,
  { title, times }: { readonly title: string; readonly times: number },
): number {
  eachPage(pdfium, document, (page, index) => {
    if (pdfium.FPDFPage_Flatten(page, asShown) === failed) {
      throw new Error(`page ${index + 1} is not copied`);
    }
  });
  // Without the time of the machine in it, two copies are the same.
  pdfium.FPDF_SetSandBoxPolicy(machineTime, false);
  const copy = pdfium.FPDF_CreateNewDocument();
  const all = 0;
  for (let time = 0; time < times; time += 1) {
    const at = pdfium.FPDF_GetPageCount(copy);
    if (!pdfium.FPDF_ImportPagesByIndex(copy, document, all, 0, at)) {
      throw new Error('the pages are not copied');
    }
  }
  withText(pdfium, title, (place) => pdfium.EPDF_SetMetaText(copy, 'Title', place));
  withText(pdfium, 'th', (place) => pdfium.FPDFCatalog_SetLanguage(copy, place));
  return copy;
}

/** Gives PDFium a text as it wants it: two bytes for each unit, and a zero. */
function withText(pdfium: WrappedPdfiumModule, text: string, use: (place: number) => void): void {
  const { malloc, free } = pdfium.pdfium.wasmExports;
  const bytes = Buffer.from(`${text}\0`, 'utf16le');
  const place = malloc(bytes.length);
  heapOf(pdfium).set(bytes, place);
  use(place);
  free(place);
}

const white = 0xffffffff;
/** With annotations. */
const drawFlags = 0x01;
/** Lighter than this is the page itself. */
const palest = 250;

/** Where there is something on a page as it is shown, to the point. */
export function inkOf(pdfium: WrappedPdfiumModule, page: number): Ink {
  const columns = Math.ceil(pdfium.FPDF_GetPageWidthF(page));
  const rows = Math.ceil(pdfium.FPDF_GetPageHeightF(page));
  const bitmap = pdfium.FPDFBitmap_Create(columns, rows, 0);
  if (bitmap === 0) throw new Error('no memory for a page');
  pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, columns, rows, white);
  pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, columns, rows, 0, drawFlags);
  const drawn = pdfium.FPDFBitmap_GetBuffer(bitmap);
  const heap = heapOf(pdfium);
  const cells = new Uint8Array(columns * rows);
  for (let cell = 0, at = drawn; cell < cells.length; cell += 1, at += 4) {
    const [blue = 0, green = 0, red = 0] = [heap[at], heap[at + 1], heap[at + 2]];
    cells[cell] = Math.min(blue, green, red) < palest ? 1 : 0;
  }
  pdfium.FPDFBitmap_Destroy(bitmap);
  return { columns, rows, cells };
}

/** Names the file by its bytes: PDFium names it by chance. */
export function withOwnId(pdf: Uint8Array): Uint8Array {
  const bytes = Buffer.from(pdf);
  const found = /\/ID\s*\[\s*<([0-9a-f]{32})>\s*<([0-9a-f]{32})>\s*\]/i.exec(
    bytes.toString('latin1'),
  );
  if (!found) return bytes;
  const begin = found.index;
  const zero = found[0].replaceAll(/[0-9a-f]{32}/gi, '0'.repeat(32));
  bytes.write(zero, begin, 'latin1');
  const own = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  bytes.write(zero.replaceAll('0'.repeat(32), own), begin, 'latin1');
  return bytes;
}
