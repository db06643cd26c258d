import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import { textOf } from './pdf-text.ts';
import type { OutlineEntry } from './pdf-messages.ts';

/** A hostile file may have an outline without an end. */
const mostEntries = 2_000;
const deepest = 8;

/** The table of contents that a PDF carries, in reading order; empty where it has none. */
export function readOutline(pdfium: WrappedPdfiumModule, handle: number): OutlineEntry[] {
  const entries: OutlineEntry[] = [];
  let read = 0;
  const walk = (parent: number, level: number): void => {
    let bookmark = pdfium.FPDFBookmark_GetFirstChild(handle, parent);
    while (bookmark && read < mostEntries) {
      read += 1;
      const page = pageOf(pdfium, handle, bookmark);
      const title = titleOf(pdfium, bookmark);
      if (page >= 0 && title !== '') entries.push({ title, page, level });
      if (level < deepest) walk(bookmark, level + 1);
      bookmark = pdfium.FPDFBookmark_GetNextSibling(handle, bookmark);
    }
  };
  walk(0, 0);
  return entries;
}

/** The page that it leads to, counted from 0; -1 where it leads to none. */
function pageOf(pdfium: WrappedPdfiumModule, handle: number, bookmark: number): number {
  const direct = pdfium.FPDFBookmark_GetDest(handle, bookmark);
  if (direct) return pdfium.FPDFDest_GetDestPageIndex(handle, direct);
  const action = pdfium.FPDFBookmark_GetAction(bookmark);
  const led = action ? pdfium.FPDFAction_GetDest(handle, action) : 0;
  return led ? pdfium.FPDFDest_GetDestPageIndex(handle, led) : -1;
}

const titleOf = (pdfium: WrappedPdfiumModule, bookmark: number): string =>
  textOf(pdfium, (place, bytes) => pdfium.FPDFBookmark_GetTitle(bookmark, place, bytes));
