import type { RichNode } from '../rich-text.ts';
import { cm, textSize } from '../measures.ts';
import { widthOf } from '../lines/measure.ts';

/** Left and right of the text of a cell together. */
export const cellInset = 2 * 5;
const narrowest = 1.1 * cm;
/** A column with long text asks for no more than this part of the table. */
const longest = 0.55;

/** A cell with the column in which it begins. */
export interface PlacedCell {
  readonly node: RichNode;
  readonly column: number;
  readonly colspan: number;
  readonly rowspan: number;
}

const spanOf = (node: RichNode, name: 'colspan' | 'rowspan'): number => {
  const value = node.attrs?.[name];
  return typeof value === 'number' ? value : 1;
};

/** The cells of each row in their columns; those of a merged cell above are passed over. */
export function placeCells(table: RichNode): PlacedCell[][] {
  const busy: number[] = [];
  return (table.content ?? []).map((row) => {
    let column = 0;
    const placed = (row.content ?? []).map((node) => {
      while ((busy[column] ?? 0) > 0) column += 1;
      const [colspan, rowspan] = [spanOf(node, 'colspan'), spanOf(node, 'rowspan')];
      const cell = { node, column, colspan, rowspan };
      for (let at = column; at < column + colspan; at += 1) busy[at] = rowspan;
      column += colspan;
      return cell;
    });
    for (const at of busy.keys()) busy[at] = Math.max(0, (busy[at] ?? 0) - 1);
    return placed;
  });
}

/**
 * How wide the columns are, in points: as the writer drew them, otherwise by the length of what
 * stands in them.
 */
export function columnWidths(rows: readonly (readonly PlacedCell[])[], width: number): number[] {
  const cells = rows.flat();
  const count = Math.max(1, ...cells.map(({ column, colspan }) => column + colspan));
  const wanted = Array.from({ length: count }, (_, at) => {
    const own = cells.filter(({ column, colspan }) => column === at && colspan === 1);
    return Math.max(narrowest, ...own.map(({ node }) => naturalWidth(node, width)));
  });
  const drawn = drawnWidths(cells, count) ?? wanted;
  const sum = drawn.reduce((total, one) => total + one, 0);
  return drawn.map((one) => (one * width) / sum);
}

function drawnWidths(cells: readonly PlacedCell[], count: number): number[] | null {
  const drawn = new Map<number, number>();
  for (const { node, column } of cells) {
    const given: unknown = node.attrs?.['colwidth'];
    if (!Array.isArray(given)) continue;
    for (const [at, one] of given.entries()) {
      if (typeof one === 'number' && one > 0) drawn.set(column + at, one);
    }
  }
  if (drawn.size < count) return null;
  return Array.from({ length: count }, (_, at) => drawn.get(at) ?? 1);
}

function naturalWidth(node: RichNode, width: number): number {
  const isHead = node.type === 'tableHeader';
  const widths = textsOf(node).map((text) => widthOf(text, textSize, isHead));
  return Math.min(width * longest, Math.max(0, ...widths) + cellInset + 6);
}

/** The text of each paragraph below a node. */
function textsOf(node: RichNode): string[] {
  const children = node.content ?? [];
  if (children.some(({ type }) => type === 'text')) {
    return [children.map(({ text = '' }) => text).join('')];
  }
  return children.flatMap(textsOf);
}
