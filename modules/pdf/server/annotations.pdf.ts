import type { CivilDate } from '@sarn/kernel';
import { headFlow, raggedFlow } from './lines/flow-of.ts';
import { printedText } from './printed-text.ts';
import { typeset } from './typesetter.ts';

interface Placed {
  /** Counted from 0. */
  readonly page: number;
  /** Points from the upper left corner of the page. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  /** Who wrote it, in which post, and when; set small below it. */
  readonly foot: readonly string[];
  readonly footSize: number;
  readonly footWidth: number;
  /** As `#1b2f8f`. */
  readonly colour: string;
  /** It was taken back: it stays in sight with a line through it. */
  readonly isStruck: boolean;
}

/** Typed words. */
export interface PrintedNote extends Placed {
  readonly kind: 'note';
  readonly text: string;
  readonly size: number;
}

/** Lines in a box, such as a receive stamp. */
export interface PrintedStamp extends Placed {
  readonly kind: 'stamp';
  /** At least; many lines make it higher. */
  readonly height: number;
  readonly lines: readonly string[];
  readonly size: number;
}

/** What was drawn by hand. */
export interface PrintedDrawing extends Placed {
  readonly kind: 'drawing';
  readonly height: number;
  /** A picture of paths alone. */
  readonly svg: string;
  /** Its words, if somebody typed them. */
  readonly alt: string;
}

export type PrintedAnnotation = PrintedNote | PrintedStamp | PrintedDrawing;

export interface AnnotationsInput {
  readonly title: string;
  /** The day on which they are printed. */
  readonly date: CivilDate;
  /** Sizes of the pages in points, in their order. */
  readonly pages: readonly { readonly width: number; readonly height: number }[];
  readonly items: readonly PrintedAnnotation[];
}

/**
 * Pages with nothing but what was written on them, to be laid over those of a file.
 *
 * @throws AppError 'pdf.too-slow'
 */
export function renderAnnotations(input: AnnotationsInput): Promise<Uint8Array> {
  const data = {
    ...{ title: printedText(input.title), author: '', documentDate: input.date },
    pages: input.pages.map((size, page) => ({
      ...{ width: size.width, height: size.height },
      items: input.items.filter((item) => item.page === page).map(setItem),
    })),
  };
  return typeset({ template: 'annotations', data });
}

function setItem(item: PrintedAnnotation): object {
  const { width, footWidth, footSize, foot } = item;
  const set = (text: string, wide: number, size: number) =>
    raggedFlow(printedText(text), wide, size);
  return {
    ...item,
    foot: foot.map((line) => set(line, footWidth, footSize)),
    ...(item.kind === 'note' ? { text: set(item.text, width, item.size) } : {}),
    ...(item.kind === 'stamp' ? { lines: stampLines(item) } : {}),
  };
}

/** Between the border of a stamp and its words, at both sides; as in templates/annotations.typ. */
const stampInset = 10;

/** The agency in bold in the middle, and what is written below it. */
const stampLines = ({ lines, width, size }: PrintedStamp) =>
  lines.map((line, at) =>
    (at === 0 ? headFlow : raggedFlow)(printedText(line), width - stampInset, size),
  );
