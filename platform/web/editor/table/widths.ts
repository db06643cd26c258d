import type { Node } from '@tiptap/pm/model';
import type { Transaction } from '@tiptap/pm/state';
import { TableMap } from '@tiptap/pm/tables';
import type { EditorView } from '@tiptap/pm/view';

/** Widths are kept as thousandths of the table, so that screen and page divide it alike. */
const whole = 1_000;
/** No column becomes narrower than this: one could not take hold of it any more. */
const narrowest = 40;

const drawnIn = (cell: Node | null, at: number): number => {
  const drawn: unknown = cell?.attrs['colwidth'];
  const width: unknown = Array.isArray(drawn) ? drawn[at] : null;
  return typeof width === 'number' && width > 0 ? width : 0;
};

/** The drawn width of each column in whatever unit; 0 where none is drawn. */
export function drawnWidths(table: Node): number[] {
  const { map, width, height } = TableMap.get(table);
  return Array.from({ length: width }, (_, column) => {
    for (let row = 0; row < height; row += 1) {
      const at = row * width + column;
      const pos = map[at];
      if (pos === undefined) continue;
      let first = column;
      while (first > 0 && map[row * width + first - 1] === pos) first -= 1;
      const drawn = drawnIn(table.nodeAt(pos), column - first);
      if (drawn > 0) return drawn;
    }
    return 0;
  });
}

/** Any widths as thousandths of their sum; those that are missing get what the others have on the average. */
export function asShares(widths: readonly number[]): number[] {
  const known = widths.filter((one) => one > 0);
  const usual = known.length === 0 ? 1 : known.reduce((sum, one) => sum + one, 0) / known.length;
  const filled = widths.map((one) => (one > 0 ? one : usual));
  const sum = filled.reduce((total, one) => total + one, 0);
  return filled.map((one) => Math.max(1, Math.round((one * whole) / sum)));
}

/** The shares after the border behind a column was moved by so many thousandths. */
export function movedBorder(shares: readonly number[], column: number, by: number): number[] {
  const [left, right] = [shares[column] ?? 0, shares[column + 1] ?? 0];
  const least = Math.min(narrowest, left, right);
  const own = Math.min(left + right - least, Math.max(least, left + by));
  return shares.map((one, at) =>
    at === column ? own : at === column + 1 ? left + right - own : one,
  );
}

/** The shares after a column became wider or narrower; the others divide what is left as before. */
export function resized(shares: readonly number[], column: number, by: number): number[] {
  const own = shares[column] ?? 0;
  const most = whole - narrowest * (shares.length - 1);
  const made = Math.min(Math.max(own + by, narrowest), Math.max(most, own));
  const others = shares.reduce((sum, one) => sum + one, 0) - own;
  if (others <= 0) return [...shares];
  const left = own + others - made;
  return shares.map((one, at) => (at === column ? made : Math.round((one * left) / others)));
}

/** Writes widths into the cells of a table; null takes them away. */
export function setWidths(
  tr: Transaction,
  pos: number,
  table: Node,
  widths: readonly number[] | null,
): void {
  const tableMap = TableMap.get(table);
  for (const at of new Set(tableMap.map)) {
    const cell = table.nodeAt(at);
    const { left, right } = tableMap.findCell(at);
    const own = widths ? widths.slice(left, right) : null;
    if (!cell || JSON.stringify(cell.attrs['colwidth'] ?? null) === JSON.stringify(own)) continue;
    tr.setNodeMarkup(pos + 1 + at, null, { ...cell.attrs, colwidth: own });
  }
}

/**
 * The columns of a table as shares: as drawn, otherwise as the browser made them.
 *
 * @param pos where the table begins
 */
export function shownShares(view: EditorView, pos: number, table: Node): number[] {
  const drawn = drawnWidths(table);
  if (drawn.every((one) => one > 0)) return asShares(drawn);
  const tableMap = TableMap.get(table);
  const seen = drawn.map(() => 0);
  for (const at of new Set(tableMap.map)) {
    const { left, right } = tableMap.findCell(at);
    const cell = view.nodeDOM(pos + 1 + at);
    if (!(cell instanceof HTMLElement)) continue;
    const each = cell.getBoundingClientRect().width / (right - left);
    // A cell of one column tells its width; a merged one only where there is no other.
    for (let column = left; column < right; column += 1) {
      if (right - left === 1 || seen[column] === 0) seen[column] = each;
    }
  }
  return asShares(seen);
}
