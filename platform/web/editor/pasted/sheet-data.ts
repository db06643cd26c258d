import type { SheetData } from 'write-excel-file/browser';
import type { PastedCell, PastedTable } from './left-out.ts';

type Places = SheetData[number][];

/** The cells of a table in their places; a place covered by a joined cell is null. */
export function sheetData({ rows }: PastedTable): SheetData {
  const places: Places = rows.map(() => []);
  for (const [at, row] of rows.entries()) {
    for (const cell of row) put(places, at, cell);
  }
  return places.map((line) => Array.from(line, (cell) => cell ?? null));
}

/** Puts a cell into the first free place of its row, and covers what it takes beside and below. */
function put(places: Places, at: number, cell: PastedCell): void {
  const covered = places.slice(at, at + cell.rows);
  const [line] = covered;
  if (!line) return;
  const free = line.indexOf(undefined);
  const column = free === -1 ? line.length : free;
  for (const one of covered) {
    while (one.length < column) one.push(undefined);
    one.splice(column, cell.columns, ...Array.from({ length: cell.columns }, () => null));
  }
  line[column] = {
    ...{ value: cell.text, type: String, wrap: true, borderStyle: 'thin' },
    ...(cell.columns > 1 ? { columnSpan: cell.columns } : {}),
    ...(covered.length > 1 ? { rowSpan: covered.length } : {}),
  };
}

/** Width of each column in characters, by its longest line. */
export function columnWidths({ rows }: PastedTable): readonly { readonly width: number }[] {
  const longest: number[] = [];
  for (const row of rows) {
    for (const [column, { text }] of row.entries()) {
      const length = Math.max(...text.split('\n').map((line) => line.length));
      longest[column] = Math.max(longest[column] ?? 0, length);
    }
  }
  return longest.map((length) => ({ width: Math.min(60, Math.max(8, length + 2)) }));
}
