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

/**
 * Takes tables and pictures out of pasted HTML. The editor knows neither: the cells of a table would
 * become one run of text. A table of one cell is only a frame, and its text stays.
 */
export function takeOut(html: string): LeftOut & { readonly html: string } {
  // A document of its own: it loads nothing and runs nothing.
  const page = new DOMParser().parseFromString(html, 'text/html');
  const tables: PastedTable[] = [];
  for (let table = page.querySelector('table'); table; table = page.querySelector('table')) {
    const rows = rowsOf(table);
    const cells = table.querySelectorAll('td, th');
    const [only] = cells;
    if (only && cells.length === 1) {
      table.replaceWith(...only.childNodes);
      continue;
    }
    if (rows.length > 0) tables.push({ rows });
    table.remove();
  }
  const images = [...page.querySelectorAll('img')].filter((image) => !isDot(image));
  const pictures = images.map(pictureOf);
  for (const image of images) image.remove();
  const isWhole = tables.length + pictures.length === 0;
  return { html: isWhole ? html : page.documentElement.outerHTML, tables, pictures };
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
