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

async function opened(pdf: Uint8Array) {
  const file = await readFile(wasmPath);
  const wasmBinary = file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength);
  const pdfium = await init({ wasmBinary: wasmBinary as ArrayBuffer });
  pdfium.PDFiumExt_Init();
  const place = pdfium.pdfium.wasmExports.malloc(pdf.byteLength);
  heapOf(pdfium).set(pdf, place);
  return { pdfium, document: pdfium.FPDF_LoadMemDocument(place, pdf.byteLength, '') };
}

const heapOf = ({ pdfium }: WrappedPdfiumModule): Uint8Array =>
  (pdfium as unknown as { HEAPU8: Uint8Array }).HEAPU8;

/** The structure of each page as PDFium tells it, and the language of the document. */
export async function readStructure(
  pdf: Uint8Array,
): Promise<{ readonly language: string; readonly pages: readonly (readonly Tag[])[] }> {
  const { pdfium, document } = await opened(pdf);
  const count = pdfium.FPDF_GetPageCount(document);
  return {
    language: told(pdfium, (at, size) => pdfium.EPDFCatalog_GetLanguage(document, at, size)),
    pages: Array.from({ length: count }, (_none, at) => tagsOf(pdfium, document, at)),
  };
}

/** The files inside, with the text of each. */
export async function readAttachments(
  pdf: Uint8Array,
): Promise<{ readonly name: string; readonly text: string }[]> {
  const { pdfium, document } = await opened(pdf);
  const count = pdfium.FPDFDoc_GetAttachmentCount(document);
  return Array.from({ length: count }, (_none, index) => {
    const attachment = pdfium.FPDFDoc_GetAttachment(document, index);
    const length = pdfium.pdfium.wasmExports.malloc(4);
    pdfium.FPDFAttachment_GetFile(attachment, 0, 0, length);
    const size = pdfium.pdfium.getValue(length, 'i32');
    const place = pdfium.pdfium.wasmExports.malloc(size);
    pdfium.FPDFAttachment_GetFile(attachment, place, size, length);
    return {
      name: told(pdfium, (at, bytes) => pdfium.FPDFAttachment_GetName(attachment, at, bytes)),
      text: Buffer.from(heapOf(pdfium).slice(place, place + size)).toString('utf8'),
    };
  });
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
