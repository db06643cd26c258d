import { tableLimits } from '@sarn/kernel';
import { cleanPage, readPage } from './dropped.ts';
import type { Dropped } from './dropped.ts';

/** A cell of a pasted table; where cells were joined, how many columns and rows it takes. */
export interface PastedCell {
  readonly text: string;
  readonly columns: number;
  readonly rows: number;
}

export interface PastedTable {
  readonly rows: readonly (readonly PastedCell[])[];
}

/** A picture in what was pasted. */
export interface PastedPicture {
  /** As the source names it; may be empty. */
  readonly name: string;
  /** Its bytes as a data address; null where the clipboard has only the place of the picture. */
  readonly data: string | null;
}

/** What the editor cannot hold, and therefore did not take from the clipboard. */
export interface LeftOut {
  readonly tables: readonly PastedTable[];
  readonly pictures: readonly PastedPicture[];
}

/**
 * One paste from which something was left out: plain data, so that a form keeps it with its text until
 * the person has decided on it.
 */
export interface PastedRest extends LeftOut {
  readonly id: number;
  /** Pictures that the program put on the clipboard beside the text: Excel paints what was copied. */
  readonly painted: readonly PastedPicture[];
  /** Nothing else was pasted. */
  readonly isAlone: boolean;
  /** Names of the files that were made of its parts, by the key of the part. */
  readonly attached: Readonly<Record<string, string>>;
}

/** Where a form keeps what was left out of one of its texts. */
export interface LeftOutField {
  readonly value: readonly PastedRest[];
  readonly onChange: (make: (known: readonly PastedRest[]) => readonly PastedRest[]) => void;
}

/** Pasted HTML as the editor can read it, and what is no longer in it. */
export interface Taken extends LeftOut {
  readonly html: string;
  readonly dropped: Dropped;
}

/**
 * Takes out of pasted HTML what the text cannot hold: pictures, and tables over the bounds of a table. A table of
 * one cell is only a frame, and its text stays; the others are put in order for the editor.
 */
export function takeOut(html: string): Taken {
  const page = readPage(html);
  const dropped = cleanPage(page);
  const tables = takeTables(page);
  const images = [...page.querySelectorAll('img')].filter((image) => !isDot(image));
  const pictures = images.map(pictureOf);
  for (const image of images) image.remove();
  return { html: page.documentElement.outerHTML, tables, pictures, dropped };
}

/** @returns what was taken out; the other tables stay in the page */
function takeTables(page: Document): PastedTable[] {
  const taken: PastedTable[] = [];
  const kept = new Set<Element>();
  const next = () =>
    [...page.querySelectorAll('table')].find((one) => !kept.has(one) && !isWithin(one, kept));
  for (let table = next(); table; table = next()) {
    const rows = rowsOf(table);
    const [only, ...others] = [...table.rows].flatMap(({ cells }) => [...cells]);
    if (only && others.length === 0) table.replaceWith(...only.childNodes);
    else if (rows.length > 0 && isWithinBounds({ rows })) {
      orderTable(table);
      kept.add(table);
    } else {
      if (rows.length > 0) taken.push({ rows });
      table.remove();
    }
  }
  return taken;
}

const isWithin = (table: Element, kept: ReadonlySet<Element>): boolean => {
  const outer = table.parentElement?.closest('table');
  return !!outer && kept.has(outer);
};

/** Columns of a table: joined cells count as many. */
export const columnsOf = ({ rows }: PastedTable): number =>
  Math.max(...rows.map((row) => row.reduce((sum, { columns }) => sum + columns, 0)));

/** Whether the text can hold it; rows that are too short are filled up. */
function isWithinBounds(table: PastedTable): boolean {
  const [rows, columns] = [table.rows.length, columnsOf(table)];
  return (
    rows <= tableLimits.rows &&
    columns <= tableLimits.columns &&
    rows * columns <= tableLimits.cells
  );
}

/** Brings a table into the form that the editor knows: no table in a cell, its caption above it, widths in the cells. */
function orderTable(table: HTMLTableElement): void {
  const caption = table.caption;
  if (caption) {
    const line = table.ownerDocument.createElement('p');
    line.append(...caption.childNodes);
    table.before(line);
    caption.remove();
  }
  for (const inner of table.querySelectorAll('table')) {
    const lines = rowsOf(inner).map((row) => row.map(({ text }) => text).join(' '));
    inner.replaceWith(...lines.map((line) => paragraphOf(table.ownerDocument, line)));
  }
  const widths = [...table.querySelectorAll('col')].map((one) => one.getAttribute('width') ?? '');
  let column = 0;
  for (const cell of table.rows[0]?.cells ?? []) {
    const own = widths.slice(column, column + cell.colSpan);
    column += cell.colSpan;
    const isDrawn = own.length === cell.colSpan && own.every((one) => Number.parseFloat(one) > 0);
    if (isDrawn) cell.setAttribute('colwidth', own.join(','));
  }
}

function paragraphOf(page: Document, text: string): HTMLElement {
  const paragraph = page.createElement('p');
  paragraph.textContent = text;
  return paragraph;
}

/** Rows of the table itself; a table within a cell is text of that cell. */
function rowsOf(table: HTMLTableElement): PastedCell[][] {
  return [...table.rows]
    .map((row) =>
      [...row.cells].map((cell) => ({
        text: textOf(cell),
        columns: cell.colSpan,
        rows: cell.rowSpan,
      })),
    )
    .filter((row) => row.length > 0);
}

const blocks = 'p, div, li, tr, h1, h2, h3, h4, h5, h6';

function textOf(cell: HTMLTableCellElement): string {
  const copy = cell.cloneNode(true);
  if (!(copy instanceof Element)) return '';
  // Line breaks of the source mean nothing in HTML.
  const text = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return (node.nodeValue ?? '').replaceAll(/\s+/g, ' ');
    if (node.nodeName === 'BR') return '\n';
    const inner = [...node.childNodes].map(text).join('');
    return node instanceof Element && node !== copy && node.matches(blocks) ? `${inner}\n` : inner;
  };
  return text(copy)
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .trim();
}

/** Pages count their readers with invisible pictures of one dot. */
const isDot = (image: HTMLImageElement): boolean =>
  ['width', 'height'].every((side) => ['0', '1', '2'].includes(image.getAttribute(side) ?? ''));

function pictureOf(image: HTMLImageElement): PastedPicture {
  const from = image.getAttribute('src') ?? '';
  return {
    name: (image.getAttribute('alt') ?? image.getAttribute('title') ?? '').trim(),
    data: from.startsWith('data:image/') ? from : null,
  };
}
