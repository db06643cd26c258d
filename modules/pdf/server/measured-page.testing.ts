import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import { eachPage, withPdfium } from './pdfium.testing.ts';

/** A rectangle on a page: millimetres from its left and upper edge. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface MeasuredPage {
  readonly width: number;
  readonly height: number;
  /** What is no text: pictures and rules. */
  readonly shapes: readonly Box[];
  /** Where a text stands that is on the page, its ink; `size` is that of its type in points. */
  find(text: string): Box & { readonly size: number };
  /** What stands beside each other, with the edges of its ink. */
  lines(): (Box & { readonly text: string })[];
}

interface Letter extends Box {
  readonly text: string;
  readonly size: number;
}

const mm = 25.4 / 72;
const bytesOfNumber = 8;

/** The pages of a PDF with the places of what is on them, as PDFium reads them. */
export function measurePages(pdf: Uint8Array): Promise<MeasuredPage[]> {
  return withPdfium(pdf, (pdfium, document) =>
    eachPage(pdfium, document, (page) => measurePage(pdfium, page)),
  );
}

function measurePage(pdfium: WrappedPdfiumModule, page: number): MeasuredPage {
  const width = pdfium.FPDF_GetPageWidthF(page);
  const height = pdfium.FPDF_GetPageHeightF(page);
  const place = pdfium.pdfium.wasmExports.malloc(4 * bytesOfNumber);
  const letters = lettersOf(pdfium, page, place, height);
  const shapes = shapesOf(pdfium, page, place, height);
  pdfium.pdfium.wasmExports.free(place);
  return {
    width: width * mm,
    height: height * mm,
    shapes,
    find: (text) => findIn(letters, text),
    lines: () => linesIn(letters),
  };
}

function lettersOf(
  pdfium: WrappedPdfiumModule,
  page: number,
  place: number,
  height: number,
): Letter[] {
  const text = pdfium.FPDFText_LoadPage(page);
  const letters = Array.from({ length: pdfium.FPDFText_CountChars(text) }, (_, at) => {
    // Left, right, bottom, top, in points from below.
    const at8 = (index: number): number => place + index * bytesOfNumber;
    pdfium.FPDFText_GetCharBox(text, at, at8(0), at8(1), at8(2), at8(3));
    const [left = 0, right = 0, bottom = 0, top = 0] = [0, 1, 2, 3].map((index) =>
      pdfium.pdfium.getValue(at8(index), 'double'),
    );
    return {
      text: String.fromCodePoint(pdfium.FPDFText_GetUnicode(text, at)),
      size: pdfium.FPDFText_GetFontSize(text, at),
      ...{ left: left * mm, right: right * mm },
      ...{ top: (height - top) * mm, bottom: (height - bottom) * mm },
    };
  });
  pdfium.FPDFText_ClosePage(text);
  return letters;
}

function shapesOf(pdfium: WrappedPdfiumModule, page: number, place: number, height: number): Box[] {
  const textObject = 1;
  return Array.from({ length: pdfium.FPDFPage_CountObjects(page) }, (_, at) =>
    pdfium.FPDFPage_GetObject(page, at),
  )
    .filter((object) => pdfium.FPDFPageObj_GetType(object) !== textObject)
    .map((object) => {
      const at4 = (index: number): number => place + index * 4;
      pdfium.FPDFPageObj_GetBounds(object, at4(0), at4(1), at4(2), at4(3));
      const [left = 0, bottom = 0, right = 0, top = 0] = [0, 1, 2, 3].map((index) =>
        pdfium.pdfium.getValue(at4(index), 'float'),
      );
      return {
        ...{ left: left * mm, right: right * mm },
        ...{ top: (height - top) * mm, bottom: (height - bottom) * mm },
      };
    });
}

/** Millimetres; marks stand left of their letter by less. */
const backwards = 20;

function linesIn(letters: readonly Letter[]): (Box & { readonly text: string })[] {
  const lines: Letter[][] = [];
  for (const letter of letters.filter(({ text }) => text.trim() !== '')) {
    const before = lines.at(-1)?.at(-1);
    // PDFium tells no line ends between Thai letters: a line begins where one goes back by far.
    if (!before || letter.left < before.left - backwards) lines.push([]);
    lines.at(-1)?.push(letter);
  }
  return lines.map((line) => ({ ...boxOf(line), text: line.map(({ text }) => text).join('') }));
}

const boxOf = (letters: readonly Letter[]): Box => ({
  left: Math.min(...letters.map(({ left }) => left)),
  right: Math.max(...letters.map(({ right }) => right)),
  top: Math.min(...letters.map(({ top }) => top)),
  bottom: Math.max(...letters.map(({ bottom }) => bottom)),
});

/** White space is left out on both sides: it comes from positions. */
function findIn(all: readonly Letter[], text: string): Box & { readonly size: number } {
  const letters = all.filter((letter) => letter.text.trim() !== '');
  const wanted = text.replace(/\s/g, '');
  const whole = letters.map((letter) => letter.text).join('');
  const start = whole.indexOf(wanted);
  if (start < 0) throw new Error(`the page does not say ${text}`);
  const found = letters.slice(start, start + wanted.length);
  return { ...boxOf(found), size: found[0]?.size ?? 0 };
}
