import type { PdfDocument } from './pdf-document.ts';
import type { TextLine } from './pdf-messages.ts';

const read = new WeakMap<PdfDocument, Map<number, Promise<readonly TextLine[]>>>();

/** The lines of a page, read once. A page that cannot be read has none; its picture says so. */
export function linesOf(pdf: PdfDocument, page: number): Promise<readonly TextLine[]> {
  const pages = read.get(pdf) ?? new Map<number, Promise<readonly TextLine[]>>();
  read.set(pdf, pages);
  const kept = pages.get(page) ?? pdf.lines(page).catch((): readonly TextLine[] => []);
  pages.set(page, kept);
  return kept;
}
