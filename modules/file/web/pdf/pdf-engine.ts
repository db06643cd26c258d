import { init } from '@embedpdf/pdfium';
import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import type { ByteSource } from './part-reader.ts';
import { attachmentBytes, attachmentNames } from './pdf-attachments.ts';
import { formFlattener } from './pdf-form.ts';
import { pageLines } from './pdf-lines.ts';
import { mergeDocuments } from './pdf-merge.ts';
import type { OutlineEntry, PagePicture, PageSize, PdfFailure, TextLine } from './pdf-messages.ts';
import { readOutline } from './pdf-outline.ts';

/** A PDF that cannot be shown, with the reason. */
export class PdfError extends Error {
  readonly failure: PdfFailure;

  constructor(failure: PdfFailure) {
    super(failure);
    this.name = 'PdfError';
    this.failure = failure;
  }
}

const passwordError = 4;
const bgra = 4;
const white = 0xff_ff_ff_ff;
/** Draw annotations (stamps, signatures) and write RGBA instead of BGRA. */
const renderFlags = 0x01 | 0x10;

export interface OpenPdf {
  /** Of PDFium; no longer valid once it is closed. */
  readonly handle: number;
  readonly pages: readonly PageSize[];
  /** Makes the fields of forms part of the pages, in memory, before they go into another file. */
  flatten(): void;
  /** Read anew, of each page. */
  sizes(): PageSize[];
  render(page: number, scale: number): PagePicture;
  text(page: number): string;
  lines(page: number): TextLine[];
  outline(): OutlineEntry[];
  /** Names of the files inside. */
  attachments(): string[];
  /** @throws PdfError where it cannot be read */
  attachment(index: number): ArrayBuffer;
  close(): void;
}

/** PDFium, started from bytes of its program; opens documents one after the other. */
export async function startPdfium(wasmBinary: ArrayBuffer): Promise<{
  open(bytes: ArrayBuffer): OpenPdf;
  /** A file of which only what is needed is read: all pages are taken to be as large as the first. */
  openParts(source: ByteSource): OpenPdf;
  /** Goes to a page of these bytes, or the last one, reading what PDFium reads on its way there. */
  walkTo(source: ByteSource, page: number): void;
  /** The pages of all files in one. @throws PdfError where one of them does not open */
  merge(files: readonly ArrayBuffer[]): ArrayBuffer;
}> {
  const pdfium = await init({ wasmBinary });
  pdfium.PDFiumExt_Init();
  return {
    open: (bytes) => openDocument(pdfium, bytes),
    openParts: (source) => openParts(pdfium, source),
    walkTo: (source, page) => walkTo(pdfium, source, page),
    merge: (files) => {
      const opened: OpenPdf[] = [];
      try {
        for (const bytes of files) opened.push(openDocument(pdfium, bytes));
        for (const document of opened) document.flatten();
        return mergeDocuments(
          pdfium,
          opened.map(({ handle }) => handle),
        );
      } finally {
        for (const document of opened) document.close();
      }
    },
  };
}

/** The memory of PDFium; read each time, because growing replaces the buffer. */
function heap(pdfium: WrappedPdfiumModule): Uint8Array {
  return (pdfium.pdfium as unknown as { HEAPU8: Uint8Array }).HEAPU8;
}

function openDocument(pdfium: WrappedPdfiumModule, bytes: ArrayBuffer): OpenPdf {
  const { malloc, free } = pdfium.pdfium.wasmExports;
  // PDFium reads from this memory as long as the document is open.
  const memory = malloc(bytes.byteLength);
  heap(pdfium).set(new Uint8Array(bytes), memory);
  const handle = pdfium.FPDF_LoadMemDocument(memory, bytes.byteLength, '');
  const release = (): void => free(memory);
  if (!handle) refuse(pdfium, release);
  return openedAs(pdfium, handle, { pages: pageSizes(pdfium, handle), release });
}

function refuse(pdfium: WrappedPdfiumModule, release: () => void): never {
  const reason = pdfium.FPDF_GetLastError();
  release();
  throw new PdfError(reason === passwordError ? 'password' : 'broken');
}

/** Three numbers of four bytes: length, the function that reads, and what it is given. */
const fileAccessBytes = 12;

/** @returns 0 as the handle where it cannot be opened */
function loadParts(
  pdfium: WrappedPdfiumModule,
  source: ByteSource,
): { readonly handle: number; readonly release: () => void } {
  const { malloc, free } = pdfium.pdfium.wasmExports;
  const read = pdfium.pdfium.addFunction(
    (_given: number, position: number, target: number, size: number) => {
      // Fetched first: reading may take long, and the memory of PDFium may be another one after.
      const bytes = new Uint8Array(size);
      if (!source.read(position, bytes)) return 0;
      heap(pdfium).set(bytes, target);
      return 1;
    },
    'iiiii',
  );
  const access = malloc(fileAccessBytes);
  for (const [at, value] of [source.length, read, 0].entries()) {
    pdfium.pdfium.setValue(access + 4 * at, value, 'i32');
  }
  const release = (): void => {
    free(access);
    pdfium.pdfium.removeFunction(read);
  };
  return { handle: pdfium.FPDF_LoadCustomDocument(access, ''), release };
}

function openParts(pdfium: WrappedPdfiumModule, source: ByteSource): OpenPdf {
  const { handle, release } = loadParts(pdfium, source);
  if (!handle) refuse(pdfium, release);
  const count = pdfium.FPDF_GetPageCount(handle);
  const [first] = pageSizes(pdfium, handle, 1);
  const pages = first ? Array.from({ length: count }, () => first) : [];
  return openedAs(pdfium, handle, { pages, release });
}

function walkTo(pdfium: WrappedPdfiumModule, source: ByteSource, page: number): void {
  const { malloc, free } = pdfium.pdfium.wasmExports;
  const { handle, release } = loadParts(pdfium, source);
  if (handle) {
    const place = malloc(16);
    const last = pdfium.FPDF_GetPageCount(handle) - 1;
    pdfium.FPDF_GetPageSizeByIndex(handle, Math.min(page, last), place, place + 8);
    free(place);
    pdfium.FPDF_CloseDocument(handle);
  }
  release();
}

function openedAs(
  pdfium: WrappedPdfiumModule,
  handle: number,
  { pages, release }: { readonly pages: readonly PageSize[]; readonly release: () => void },
): OpenPdf {
  const flatten = formFlattener(pdfium, handle);
  const read = <T>(page: number, reader: (page: number) => T): T => {
    flatten(page);
    return onPage(pdfium, handle, page, reader);
  };
  return {
    handle,
    pages,
    sizes: () => pageSizes(pdfium, handle),
    flatten: () => {
      for (const at of pages.keys()) flatten(at);
    },
    render: (page, scale) => read(page, (at) => picture(pdfium, at, scale)),
    text: (page) => read(page, (at) => pageText(pdfium, at)),
    lines: (page) => read(page, (at) => pageLines(pdfium, at)),
    outline: () => readOutline(pdfium, handle),
    attachments: () => attachmentNames(pdfium, handle),
    attachment: (index) => {
      const bytes = attachmentBytes(pdfium, handle, index);
      if (!bytes) throw new PdfError('broken');
      return bytes;
    },
    close: () => {
      pdfium.FPDF_CloseDocument(handle);
      release();
    },
  };
}

function pageSizes(
  pdfium: WrappedPdfiumModule,
  handle: number,
  count = pdfium.FPDF_GetPageCount(handle),
): PageSize[] {
  const { malloc, free } = pdfium.pdfium.wasmExports;
  const place = malloc(16);
  const sizes = Array.from({ length: count }, (_none, page) => {
    pdfium.FPDF_GetPageSizeByIndex(handle, page, place, place + 8);
    return {
      width: pdfium.pdfium.getValue(place, 'double'),
      height: pdfium.pdfium.getValue(place + 8, 'double'),
    };
  });
  free(place);
  return sizes;
}

function onPage<T>(
  pdfium: WrappedPdfiumModule,
  handle: number,
  page: number,
  read: (page: number) => T,
): T {
  const opened = pdfium.FPDF_LoadPage(handle, page);
  if (!opened) throw new PdfError('broken');
  try {
    return read(opened);
  } finally {
    pdfium.FPDF_ClosePage(opened);
  }
}

function picture(pdfium: WrappedPdfiumModule, page: number, scale: number): PagePicture {
  const size = {
    width: pdfium.FPDF_GetPageWidthF(page),
    height: pdfium.FPDF_GetPageHeightF(page),
  };
  const width = Math.max(1, Math.round(size.width * scale));
  const height = Math.max(1, Math.round(size.height * scale));
  const bitmap = pdfium.FPDFBitmap_CreateEx(width, height, bgra, 0, 0);
  try {
    pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, white);
    pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, renderFlags);
    const start = pdfium.FPDFBitmap_GetBuffer(bitmap);
    const pixels = heap(pdfium).slice(start, start + width * height * 4).buffer as ArrayBuffer;
    return { width, height, pixels, size };
  } finally {
    pdfium.FPDFBitmap_Destroy(bitmap);
  }
}

function pageText(pdfium: WrappedPdfiumModule, page: number): string {
  const { malloc, free } = pdfium.pdfium.wasmExports;
  const reader = pdfium.FPDFText_LoadPage(page);
  const length = pdfium.FPDFText_CountChars(reader);
  // UTF-16 with a closing zero; a character outside the basic plane takes two code units.
  const place = malloc((length + 1) * 4);
  try {
    if (length <= 0) return '';
    pdfium.FPDFText_GetText(reader, 0, length, place);
    return pdfium.pdfium.UTF16ToString(place);
  } finally {
    free(place);
    pdfium.FPDFText_ClosePage(reader);
  }
}
