import type { CivilDate } from '@sarn/kernel';
import { printedText } from '../printed-text.ts';
import { typeset } from '../typesetter.ts';
import { certifierBlock, certifierRows, handlersBlock } from './foot-items.ts';
import type { Block, Certifier, Handler } from './foot-items.ts';
import { freePlace } from './free-place.ts';
import type { Ink } from './free-place.ts';

/** What a copy says of itself. */
export interface CopyMarksInput {
  /** สำเนา, สำเนาคู่ฉบับ: at the head of every page. */
  readonly mark: string;
  /** A small line below it; empty for none. */
  readonly note: string;
  /** At the foot of the last page. */
  readonly handlers?: readonly Handler[];
  /** There, too. */
  readonly certifier?: Certifier;
  readonly date: CivilDate;
  /** Of a classified document: the pages of all copies stand one after the other. */
  readonly numbered?: NumberedCopies;
  /** Sizes of the pages in points, in their order, and what is on the last one of each copy. */
  readonly pages: readonly {
    readonly width: number;
    readonly height: number;
    readonly ink?: Ink;
  }[];
}

export interface NumberedCopies {
  /** The class at the head and foot of every page; empty where the pages have it. */
  readonly secrecy: string;
  readonly first: number;
  readonly count: number;
  /** Of how many each is one. */
  readonly total: number;
}

/** Between the margins, and left of a code of verification. */
const mostWide = 450;
const besideCode = 260;

/**
 * Pages with nothing but what makes a copy of a document, to be laid over its own. What stands at the foot is put where
 * nothing is: no text, no code of verification, no stamp.
 *
 * @throws AppError 'pdf.too-slow'
 * @rule saraban-2526 ข้อ 30, ข้อ 31
 */
export function renderCopyMarks(input: CopyMarksInput): Promise<Uint8Array> {
  const { mark, note, date, pages, numbered } = input;
  const length = pages.length / (numbered?.count ?? 1);
  const markOf = (index: number) => {
    if (!numbered) return mark;
    const number = numbered.first + Math.floor(index / length);
    return `${mark} ชุดที่ ${number} ของ ${numbered.total}`;
  };
  return typeset({
    template: 'copy-marks',
    data: {
      ...{ title: printedText(mark), note: printedText(note), documentDate: date },
      secrecy: printedText(numbered?.secrecy ?? ''),
      isNumbered: numbered !== undefined,
      pages: pages.map(({ width, height, ink }, index) => ({
        ...{ width, height, mark: printedText(markOf(index)) },
        foot: ink ? footOf(input, length, numbered?.secrecy ? withoutMiddle(ink) : ink) : [],
      })),
    },
  });
}

/** Points at the lower edge in which the class stands. */
const classHeight = 34;
const classWidth = 110;

/** What is on a page together with the class at its foot. */
function withoutMiddle({ columns, rows, cells }: Ink): Ink {
  const known = cells.slice();
  const left = Math.max(0, Math.round((columns - classWidth) / 2));
  for (let row = Math.max(0, rows - classHeight); row < rows; row += 1) {
    known.fill(1, row * columns + left, row * columns + Math.min(columns, left + classWidth));
  }
  return { columns, rows, cells: known };
}

function footOf({ handlers = [], certifier }: CopyMarksInput, length: number, ink: Ink) {
  if (certifier) {
    const words = length === 1 ? 'สำเนาถูกต้อง' : `สำเนาถูกต้อง (${length} หน้า)`;
    return placed(ink, [
      certifierBlock(words, certifier),
      certifierRows(words, certifier, 10, mostWide),
      certifierRows(words, certifier, 9, besideCode),
    ]);
  }
  return handlers.length === 0 ? [] : placed(ink, handlerBlocks(handlers));
}

/** Smaller and with more columns from one to the next; at last without some, of whom is said how many they are. */
function handlerBlocks(rows: readonly Handler[]): Block[] {
  const shapes = [9, 8, 7]
    .flatMap((size) => [1, 2, 3].map((columns) => handlersBlock(rows, size, columns)))
    .filter(({ width }) => width <= mostWide);
  const shorter = [12, 9, 6, 4, 3]
    .filter((count) => count < rows.length)
    .map((count) => {
      const left = rows.length - count + 1;
      const more = { role: '', name: `และอีก ${left} คน`, at: '' };
      return handlersBlock([...rows.slice(0, count - 1), more], 7, 2);
    });
  return [...shapes, ...shorter];
}

/** The first that has room; the last one, at the lower edge, on a page that is full to its edges. */
function placed(ink: Ink, blocks: readonly Block[]) {
  for (const block of blocks) {
    const place = freePlace(ink, block);
    if (place) return at(block, place.left, place.top);
  }
  const last = blocks.at(-1);
  return last ? at(last, ink.columns - 57 - last.width, ink.rows - 14 - last.height) : [];
}

const at = ({ items }: Block, left: number, top: number) =>
  items.map((item) => ({ ...item, left: left + item.left, top: top + item.top }));
