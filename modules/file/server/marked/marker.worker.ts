import { randomUUID } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import jpeg from 'jpeg-js';
import { copiedPages, inkOf, withOwnId } from './copied-pages.ts';
import { laidOver } from './lay-over.ts';
import type { Matrix, Overlay } from './lay-over.ts';
import type { InkedPage, MarkerOrder, MarkerWord, PageSize } from './marker-word.ts';
import { pdfOfPictures } from './picture-pages.ts';
import type { DrawnPage } from './picture-pages.ts';
import { withoutScripts } from '../../contract/cleaned/without-scripts.ts';
import { close, eachPage, heapOf, load, save, startPdfium } from './pdfium-memory.ts';

/** The box of a page, which need not begin at zero. */
interface Box extends PageSize {
  readonly left: number;
  readonly bottom: number;
  /** Quarter turns to the right by which the page is shown. */
  readonly turn: number;
}

/** The box that is shown, as it is before the page is turned. */
function boxOf(pdfium: WrappedPdfiumModule, page: number): Box {
  const { malloc, free } = pdfium.pdfium.wasmExports;
  const turn = pdfium.FPDFPage_GetRotation(page);
  const place = malloc(16);
  const at = (n: number) => place + n * 4;
  const isCropped = pdfium.FPDFPage_GetCropBox(page, at(0), at(1), at(2), at(3));
  const isThere = isCropped || pdfium.FPDFPage_GetMediaBox(page, at(0), at(1), at(2), at(3));
  const view = new DataView(heapOf(pdfium).buffer, place, 16);
  const [left = 0, bottom = 0, right = 0, top = 0] = [0, 4, 8, 12].map((n) =>
    view.getFloat32(n, true),
  );
  free(place);
  if (isThere && right > left && top > bottom) {
    return { left, bottom, width: right - left, height: top - bottom, turn };
  }
  // PDFium tells the size as it is shown.
  const [width, height] = [pdfium.FPDF_GetPageWidthF(page), pdfium.FPDF_GetPageHeightF(page)];
  const size = turn % 2 === 0 ? { width, height } : { width: height, height: width };
  return { left: 0, bottom: 0, ...size, turn };
}

/** The size of a page as it is shown. */
const shownSize = ({ width, height, turn }: Box): PageSize =>
  turn % 2 === 0 ? { width, height } : { width: height, height: width };

/** Puts what was drawn upright on a page as it is shown onto the page before it is turned. */
function uprightOn({ left, bottom, width, height, turn }: Box): Matrix {
  if (turn === 1) return [0, 1, -1, 0, left + width, bottom];
  if (turn === 2) return [-1, 0, 0, -1, left + width, bottom + height];
  if (turn === 3) return [0, -1, 1, 0, left, bottom + height];
  return [1, 0, 0, 1, left, bottom];
}

/** @returns the file with what is on the pages of the marks over its own */
function withMarks(pdfium: WrappedPdfiumModule, document: number, marks: number): number {
  const boxes = eachPage(pdfium, document, (page) => boxOf(pdfium, page));
  const overlays = eachPage(pdfium, marks, (page, index): Overlay[] => {
    const box = boxes[index];
    // Where nothing is drawn the page stays as it is: an empty drawing is an error to some readers.
    if (!box || pdfium.FPDFPage_CountObjects(page) === 0) return [];
    const [width, height] = [pdfium.FPDF_GetPageWidthF(page), pdfium.FPDF_GetPageHeightF(page)];
    return [{ page: index, width, height, matrix: uprightOn(box) }];
  }).flat();
  if (overlays.length === 0) return document;
  const isLocked = pdfium.EPDF_IsEncrypted(document);
  const permissions = pdfium.FPDF_GetDocPermissions(document);
  // What is written behind an encrypted file would have to be encrypted as well.
  pdfium.EPDF_RemoveEncryption(document);
  const below = save(pdfium, document);
  // A large scan would be in memory once more.
  close(pdfium, document);
  const marked = load(pdfium, laidOver(below, save(pdfium, marks), overlays));
  // What its owner did not permit is not permitted in the copy either; nobody needs to know the new password.
  if (isLocked) pdfium.EPDF_SetEncryption(marked, '', randomUUID(), permissions);
  return marked;
}

/** Readable in print and on a phone held close; the memory for a page of any size is limited. */
const pointsPerInch = 150;
const mostPoints = 6_000_000;
const white = 0xffffffff;
/** Annotations are drawn too; the bytes are in the order of the encoder. */
const drawFlags = 0x01 | 0x10;

/** The page with its annotations and marks, as one picture. */
function draw(pdfium: WrappedPdfiumModule, page: number): DrawnPage {
  const [width, height] = [pdfium.FPDF_GetPageWidthF(page), pdfium.FPDF_GetPageHeightF(page)];
  const scale = Math.min(pointsPerInch / 72, Math.sqrt(mostPoints / (width * height)));
  const columns = Math.max(1, Math.round(width * scale));
  const rows = Math.max(1, Math.round(height * scale));
  const bitmap = pdfium.FPDFBitmap_Create(columns, rows, 0);
  if (bitmap === 0) throw new Error('no memory for a page');
  pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, columns, rows, white);
  pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, columns, rows, 0, drawFlags);
  const buffer = pdfium.FPDFBitmap_GetBuffer(bitmap);
  const data = heapOf(pdfium).slice(buffer, buffer + columns * rows * 4);
  pdfium.FPDFBitmap_Destroy(bitmap);
  const picture = jpeg.encode({ data, width: columns, height: rows }, 80);
  return { width, height, columns, rows, jpeg: picture.data };
}

const library = startPdfium();
let source = 0;
let isCopy = false;
/** Pages of one copy. */
let length = 0;

async function hear({ copyTitle, times = 1, ...word }: MarkerOrder): Promise<MarkerWord> {
  const pdfium = await library;
  if (word.source) {
    source = load(pdfium, word.source);
    isCopy = copyTitle !== undefined;
    length = pdfium.FPDF_GetPageCount(source);
    if (isCopy) source = copiedPages(pdfium, source, { title: copyTitle ?? '', times });
    return { pages: describedPages(pdfium) };
  }
  source = withMarks(pdfium, source, load(pdfium, word.marks ?? new Uint8Array()));
  if (!word.isFlat) {
    const pdf = savedWithoutScripts(pdfium);
    return { pdf: isCopy ? withOwnId(pdf) : pdf };
  }
  return { pdf: pdfOfPictures(eachPage(pdfium, source, (page) => draw(pdfium, page))) };
}

/** Whoever reads a copy made here must not start what somebody else wrote into the file. */
function savedWithoutScripts(pdfium: WrappedPdfiumModule): Uint8Array {
  const saved = save(pdfium, source);
  const clean = withoutScripts(saved);
  return clean ? save(pdfium, load(pdfium, clean)) : saved;
}

/** Where there is ink is asked of copies only, and of the pages whose foot is written on. */
function describedPages(pdfium: WrappedPdfiumModule): InkedPage[] {
  return eachPage(pdfium, source, (page, index) => {
    const size = shownSize(boxOf(pdfium, page));
    return isCopy && (index + 1) % length === 0 ? { ...size, ink: inkOf(pdfium, page) } : size;
  });
}

parentPort?.on('message', (word: MarkerOrder) => {
  hear(word).then(
    (answer) => parentPort?.postMessage(answer),
    (error: unknown) => parentPort?.postMessage({ failure: String(error) } satisfies MarkerWord),
  );
});
