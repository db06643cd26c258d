import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import { eachPage, heapOf, withPdfium } from './pdfium.testing.ts';

/** What a screen reader is told of a part of a page. */
export interface Tag {
  readonly type: string;
  /** In place of a picture. */
  readonly alt: string;
  readonly children: readonly Tag[];
}

/** The structure of each page as PDFium tells it, and the language of the document. */
export function readStructure(
  pdf: Uint8Array,
): Promise<{ readonly language: string; readonly pages: readonly (readonly Tag[])[] }> {
  return withPdfium(pdf, (pdfium, document) => ({
    language: told(pdfium, (at, size) => pdfium.EPDFCatalog_GetLanguage(document, at, size)),
    pages: eachPage(pdfium, document, (page) => tagsOf(pdfium, page)),
  }));
}

/** The files inside, with the text of each. */
export function readAttachments(
  pdf: Uint8Array,
): Promise<{ readonly name: string; readonly text: string }[]> {
  return withPdfium(pdf, (pdfium, document) =>
    Array.from({ length: pdfium.FPDFDoc_GetAttachmentCount(document) }, (_none, index) =>
      attachmentOf(pdfium, pdfium.FPDFDoc_GetAttachment(document, index)),
    ),
  );
}

function attachmentOf(pdfium: WrappedPdfiumModule, attachment: number) {
  const { malloc, free } = pdfium.pdfium.wasmExports;
  const length = malloc(4);
  pdfium.FPDFAttachment_GetFile(attachment, 0, 0, length);
  const size = pdfium.pdfium.getValue(length, 'i32');
  const place = malloc(size);
  pdfium.FPDFAttachment_GetFile(attachment, place, size, length);
  const text = Buffer.from(heapOf(pdfium).slice(place, place + size)).toString('utf8');
  free(place);
  free(length);
  return {
    name: told(pdfium, (at, bytes) => pdfium.FPDFAttachment_GetName(attachment, at, bytes)),
    text,
  };
}

function tagsOf(pdfium: WrappedPdfiumModule, page: number): Tag[] {
  const tree = pdfium.FPDF_StructTree_GetForPage(page);
  if (!tree) return [];
  const count = Math.max(0, pdfium.FPDF_StructTree_CountChildren(tree));
  const tags = Array.from({ length: count }, (_none, child) =>
    tagOf(pdfium, pdfium.FPDF_StructTree_GetChildAtIndex(tree, child)),
  );
  pdfium.FPDF_StructTree_Close(tree);
  return tags;
}

function tagOf(pdfium: WrappedPdfiumModule, element: number): Tag {
  const count = Math.max(0, pdfium.FPDF_StructElement_CountChildren(element));
  const children = Array.from({ length: count }, (_none, at) =>
    pdfium.FPDF_StructElement_GetChildAtIndex(element, at),
  );
  return {
    type: told(pdfium, (at, size) => pdfium.FPDF_StructElement_GetType(element, at, size)),
    alt: told(pdfium, (at, size) => pdfium.FPDF_StructElement_GetAltText(element, at, size)),
    // The text of the page is a child, too, but no element.
    children: children.filter((child) => child !== 0).map((child) => tagOf(pdfium, child)),
  };
}

function told(
  { pdfium }: WrappedPdfiumModule,
  ask: (place: number, size: number) => number,
): string {
  const size = 2_048;
  const place = pdfium.wasmExports.malloc(size);
  const length = ask(place, size);
  const text = length > 2 ? pdfium.UTF16ToString(place) : '';
  pdfium.wasmExports.free(place);
  return text;
}
