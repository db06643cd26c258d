import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import type { TextLine } from './pdf-messages.ts';

/** A page is measured as if it were drawn so many pixels wide and high. */
const fine = 1_000_000;
/** More than any page of text has; a page of a hostile file is read up to here. */
const mostCharacters = 200_000;

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

type ToShown = (x: number, y: number) => readonly [number, number];

/** The lines of a page that is open, in the order in which they are read. */
export function pageLines(pdfium: WrappedPdfiumModule, page: number): TextLine[] {
  const reader = pdfium.FPDFText_LoadPage(page);
  try {
    const toShown = shownPlace(pdfium, page);
    const count = Math.min(pdfium.FPDFText_CountChars(reader), mostCharacters);
    const lines: Line[] = [emptyLine()];
    for (let index = 0; index < count; index += 1) {
      const code = pdfium.FPDFText_GetUnicode(reader, index);
      if (code === 10 || code === 13) lines.push(emptyLine());
      else if (code !== 0) {
        const box = charBox(pdfium, reader, index, toShown);
        add(lines.at(-1) ?? emptyLine(), String.fromCodePoint(code), box);
      }
    }
    return lines.filter(({ text }) => text !== '').map(closed);
  } finally {
    pdfium.FPDFText_ClosePage(reader);
  }
}

interface Line {
  text: string;
  readonly edges: number[];
  top: number;
  bottom: number;
}

const emptyLine = (): Line => ({ text: '', edges: [], top: 1, bottom: 0 });

/** A character without a place of its own, as a blank that was added, stands after the one before. */
function add(line: Line, character: string, box: Box | undefined): void {
  const last = line.edges.at(-1) ?? 0;
  for (let unit = 0; unit < character.length; unit += 1) {
    line.edges.push(box?.left ?? last, box?.right ?? last);
  }
  line.text += character;
  if (!box) return;
  line.top = Math.min(line.top, box.top);
  line.bottom = Math.max(line.bottom, box.bottom);
}

const closed = (line: Line): TextLine => ({
  ...line,
  // A line of blanks alone.
  ...(line.top > line.bottom ? { top: 0, bottom: 0 } : {}),
});

function charBox(
  pdfium: WrappedPdfiumModule,
  reader: number,
  index: number,
  toShown: ToShown,
): Box | undefined {
  const { malloc, free } = pdfium.pdfium.wasmExports;
  const place = malloc(16);
  try {
    if (!pdfium.FPDFText_GetLooseCharBox(reader, index, place)) return undefined;
    const side = (at: number): number => pdfium.pdfium.getValue(place + 4 * at, 'float');
    const [left, top, right, bottom] = [side(0), side(1), side(2), side(3)];
    if (left === right || top === bottom) return undefined;
    const [one, other] = [toShown(left, top), toShown(right, bottom)];
    return {
      left: Math.min(one[0], other[0]),
      right: Math.max(one[0], other[0]),
      top: Math.min(one[1], other[1]),
      bottom: Math.max(one[1], other[1]),
    };
  } finally {
    free(place);
  }
}

/** From points of the page to parts of what is shown; a page may be cropped and turned in its file. */
function shownPlace(pdfium: WrappedPdfiumModule, page: number): ToShown {
  const { malloc, free } = pdfium.pdfium.wasmExports;
  const place = malloc(8);
  const shown = (x: number, y: number): readonly [number, number] => {
    pdfium.FPDF_PageToDevice(page, 0, 0, fine, fine, 0, x, y, place, place + 4);
    const at = (offset: number): number => pdfium.pdfium.getValue(place + offset, 'i32') / fine;
    return [at(0), at(4)];
  };
  try {
    // It is linear: three points tell the place of every other.
    const [zero, right, up] = [shown(0, 0), shown(1000, 0), shown(0, 1000)];
    const along = (axis: 0 | 1) => (x: number, y: number) =>
      zero[axis] + ((right[axis] - zero[axis]) * x + (up[axis] - zero[axis]) * y) / 1000;
    const [across, down] = [along(0), along(1)];
    return (x, y) => [across(x, y), down(x, y)];
  } finally {
    free(place);
  }
}
