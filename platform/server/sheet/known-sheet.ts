import { cleanText } from '@sarn/kernel';
import type { SheetName } from '@sarn/kernel';
import type { SheetRow } from './csv-reader.ts';
import type { Sheet } from './open-table.ts';

/** Sheets of a workbook that are looked at for a heading row. */
const mostSheets = 20;
/** So many known headings make a row the heading row. */
const leastKnown = 2;

/** How an import finds its table in a file. */
export interface SheetSearch {
  /** The sheets of the workbook; none of a text. */
  readonly sheets: readonly SheetName[];
  readonly open: (sheet: number) => Promise<Sheet>;
  /** Rows in which the headings are looked for: there may be titles above them. */
  readonly headRows: number;
  /** How many headings of a row are known. */
  readonly knownIn: (cells: readonly string[]) => number;
  /** The sheet that somebody chose; undefined: the first one shown whose headings are known. */
  readonly wanted: number | undefined;
}

/** The table of a file, its headings read. */
export interface KnownSheet {
  readonly encoding: string;
  readonly heading: SheetRow;
  /** Rows below the headings that were read to find them. */
  readonly below: readonly SheetRow[];
  /** All rows below the headings. */
  readonly rest: AsyncIterable<SheetRow>;
  readonly sheetAt: number;
}

/**
 * Opens the sheet that was chosen; otherwise the first one shown whose headings are known, because a cover may stand
 * before it, and the first one where none is.
 *
 * @returns null for an empty sheet
 */
export async function openKnownSheet(search: SheetSearch): Promise<KnownSheet | null> {
  const { sheets, wanted } = search;
  if (wanted !== undefined && wanted < sheets.length) return openAt(search, wanted);
  const shown = sheets.filter(({ isHidden }) => !isHidden).length;
  for (let at = 0; sheets.length > 1 && at < Math.min(shown, mostSheets); at += 1) {
    const opened = await openAt(search, at);
    if (opened && search.knownIn(opened.heading.cells) >= leastKnown) return opened;
    await opened?.close();
  }
  return openAt(search, 0);
}

/** The name of the sheet that was read; empty where the file has no other. */
export const sheetNameAt = (sheets: readonly SheetName[], at: number): string =>
  sheets.length > 1 ? cleanText(sheets[at]?.name ?? '').trim() : '';

interface Opened extends KnownSheet {
  /** Ends the reading of the file. */
  close(): Promise<void>;
}

async function openAt(
  { open, headRows, knownIn }: SheetSearch,
  at: number,
): Promise<Opened | null> {
  const { encoding, rows } = await open(at);
  const iterator = rows[Symbol.asyncIterator]();
  const head: SheetRow[] = [];
  while (head.length < headRows) {
    const next = await iterator.next();
    if (next.done) break;
    head.push(next.value);
  }
  const heading = findHeading(head, knownIn);
  if (!heading) return null;
  const below = head.filter(({ row }) => row > heading.row);
  const close = async () => void (await iterator.return?.());
  return { encoding, heading, below, rest: chain(below, iterator), close, sheetAt: at };
}

/** The row in which most headings are known; if none is, the first row that has several cells. */
function findHeading(
  head: readonly SheetRow[],
  knownIn: SheetSearch['knownIn'],
): SheetRow | undefined {
  const known = (row: SheetRow) => knownIn(row.cells);
  const [best] = head.toSorted((a, b) => known(b) - known(a) || a.row - b.row);
  if (best && known(best) >= leastKnown) return best;
  const filled = ({ cells }: SheetRow) => cells.filter((cell) => cell.trim() !== '').length;
  return head.find((row) => filled(row) >= 2) ?? head[0];
}

async function* chain(
  first: readonly SheetRow[],
  iterator: AsyncIterator<SheetRow>,
): AsyncGenerator<SheetRow> {
  yield* first;
  for (;;) {
    const next = await iterator.next();
    if (next.done) return;
    yield next.value;
  }
}
