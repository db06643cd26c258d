import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { init } from '@embedpdf/pdfium';
import type { WrappedPdfiumModule } from '@embedpdf/pdfium';

/** What a screen reader is told of a part of a page. */
export interface Tag {
  readonly type: string;
  /** In place of a picture. */
  readonly alt: string;
  readonly children: readonly Tag[];
}

const wasmPath = createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm');

/** The structure of each page as PDFium tells it, and the language of the document. */
export async function readStructure(
  pdf: Uint8Array,
): Promise<{ readonly language: string; readonly pages: readonly (readonly Tag[])[] }> {
  const file = await readFile(wasmPath);
  const wasmBinary = file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength);
  const pdfium = await init({ wasmBinary: wasmBinary as ArrayBuffer });
  pdfium.PDFiumExt_Init();
  const place = pdfium.pdfium.wasmExports.malloc(pdf.byteLength);
  (pdfium.pdfium as unknown as { HEAPU8: Uint8Array }).HEAPU8.set(pdf, place);
  const document = pdfium.FPDF_LoadMemDocument(place, pdf.byteLength, '');
  const count = pdfium.FPDF_GetPageCount(document);
  return {
    language: told(pdfium, (at, size) => pdfium.EPDFCatalog_GetLanguage(document, at, size)),
    pages: Array.from({ length: count }, (_none, at) => tagsOf(pdfium, document, at)),
  };
}

function tagsOf(pdfium: WrappedPdfiumModule, document: number, at: number): Tag[] {
  const page = pdfium.FPDF_LoadPage(document, at);
  const tree = pdfium.FPDF_StructTree_GetForPage(page);
  const count = tree ? Math.max(0, pdfium.FPDF_StructTree_CountChildren(tree)) : 0;
  return Array.from({ length: count }, (_none, child) =>
    tagOf(pdfium, pdfium.FPDF_StructTree_GetChildAtIndex(tree, child)),
  );
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
