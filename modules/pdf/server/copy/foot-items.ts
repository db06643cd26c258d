import { widthOf } from '../lines/measure.ts';
import { printedText } from '../printed-text.ts';
import type { Size } from './free-place.ts';

/** Who had a part in a document, with day and time as printed; both empty for a line to be initialled by hand. */
export interface Handler {
  /** ร่าง, พิมพ์, ทาน. */
  readonly role: string;
  readonly name: string;
  readonly at: string;
  /** As SVG text, before the name. */
  readonly initials?: { readonly svg: string; readonly ratio: number } | undefined;
}

/** Who says that a copy is right; the signature is made by hand. @rule saraban-2526 ข้อ 31 */
export interface Certifier {
  readonly name: string;
  readonly post: string;
  readonly at: string;
}

/** Points from the upper left of its block. */
interface At {
  readonly left: number;
  readonly top: number;
}
/** On one line of text. */
interface Sized {
  readonly size: number;
}
export type Item = At &
  (
    | (Sized & { readonly kind: 'text'; readonly text: string; readonly isBold: boolean })
    /** Dotted, for a hand to write on. */
    | (Sized & { readonly kind: 'line'; readonly width: number })
    | {
        readonly kind: 'picture';
        readonly svg: string;
        readonly width: number;
        readonly height: number;
      }
  );

export interface Block extends Size {
  readonly items: readonly Item[];
}

/** Between two base lines, as a share of the size; marks above and below letters have room. */
const pitch = 1.38;
const gutter = 6;
const handLine = 90;

interface Words {
  readonly text: string;
  readonly size: number;
  readonly width: number;
  readonly isBold: boolean;
}

/** A text that is made smaller where it is wider than `most`. */
function fitted(text: string, size: number, most: number, isBold = false): Words {
  const words = printedText(text);
  const width = widthOf(words, size, isBold);
  const fits = width <= most ? size : (size * most) / width;
  return { text: words, size: fits, width: Math.min(width, most), isBold };
}

const textAt = ({ text, size, isBold }: Words, left: number, top: number): Item[] =>
  text === '' ? [] : [{ kind: 'text', text, size, isBold, left, top }];
const lineAt = (size: number, left: number, top: number): Item => ({
  ...{ kind: 'line', size, left, top, width: handLine },
});

/** The widest that a name may be. */
const mostName = 150;

/** Between two base lines where a row has initials, and the widest that these may be, as shares of the size. */
const initialsPitch = 2.1;
const mostInitials = 5;

/** The initials of a row, as high as it is or as wide as they may be. */
function initialsOf({ initials }: Handler, size: number) {
  if (!initials) return null;
  const height = Math.min(size * initialsPitch, (size * mostInitials) / initials.ratio);
  return { kind: 'picture' as const, svg: initials.svg, width: height * initials.ratio, height };
}

/** The rows of those who had a part, in so many columns. */
export function handlersBlock(rows: readonly Handler[], size: number, columns: number): Block {
  const cells = rows.map((handler) => ({
    role: fitted(handler.role, size, mostName, true),
    initials: initialsOf(handler, size),
    name: handler.name === '' ? null : fitted(handler.name, size, mostName),
    at: fitted(handler.at, size, mostName),
  }));
  const widest = (of: (cell: (typeof cells)[number]) => number) => Math.max(0, ...cells.map(of));
  const hasInitials = cells.some((cell) => cell.initials);
  const role = widest((cell) => cell.role.width) + gutter;
  const initials = hasInitials ? widest((cell) => cell.initials?.width ?? 0) + gutter : 0;
  const name = widest((cell) => cell.name?.width ?? handLine) + gutter;
  const column = role + initials + name + widest((cell) => cell.at.width);
  const high = Math.ceil(cells.length / columns);
  const used = Math.ceil(cells.length / high);
  const line = size * (hasInitials ? initialsPitch : pitch);
  return {
    items: cells.flatMap((cell, index) => {
      const left = Math.floor(index / high) * (column + 2 * gutter);
      const upper = (index % high) * line;
      // Words stand in the middle of a row that is higher for initials.
      const top = upper + (line - size * pitch) / 2;
      const nameLeft = left + role + initials;
      return [
        ...textAt(cell.role, left, top),
        ...(cell.initials
          ? [
              {
                ...cell.initials,
                left: left + role,
                top: upper + (line - cell.initials.height) / 2,
              },
            ]
          : []),
        ...(cell.name ? textAt(cell.name, nameLeft, top) : [lineAt(size, nameLeft, top)]),
        ...textAt(cell.at, nameLeft + name, top),
      ];
    }),
    width: used * column + (used - 1) * 2 * gutter,
    height: high * line,
  };
}

/** One under the other, in the middle of their width. */
export function certifierBlock(words: string, { name, post, at }: Certifier): Block {
  const [size, most] = [11, 220];
  const [head, hand] = [fitted(words, size + 1, most, true), fitted('ลงชื่อ', size, most)];
  const rows = [`(${name})`, post, at].map((text) => fitted(text, size, most));
  const signing = hand.width + gutter + handLine;
  const width = Math.max(head.width, signing, ...rows.map((row) => row.width));
  const middle = (own: number) => (width - own) / 2;
  const line = size * pitch;
  // Above the line there is room for a hand.
  const handTop = line * 1.9;
  const left = middle(signing);
  return {
    items: [
      ...textAt(head, middle(head.width), 0),
      ...textAt(hand, left, handTop),
      lineAt(size, left + hand.width + gutter, handTop),
      ...rows.flatMap((row, index) => textAt(row, middle(row.width), handTop + (index + 1) * line)),
    ],
    ...{ width, height: handTop + (rows.length + 1) * line },
  };
}

/** The same beside each other, for a page that is full to its lower margin. */
export function certifierRows(
  words: string,
  { name, post, at }: Certifier,
  size: number,
  most: number,
): Block {
  const [head, hand] = [fitted(words, size, most, true), fitted('ลงชื่อ', size, most)];
  const row = fitted(`(${name})  ${post}  ${at}`, size, most);
  const line = size * pitch;
  const handLeft = head.width + 2 * gutter;
  const lineLeft = handLeft + hand.width + gutter;
  return {
    items: [
      ...textAt(head, 0, 0),
      ...textAt(hand, handLeft, 0),
      lineAt(size, lineLeft, 0),
      ...textAt(row, 0, line),
    ],
    ...{ width: Math.max(lineLeft + handLine, row.width), height: 2 * line },
  };
}
