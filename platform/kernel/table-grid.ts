/**
 * How large a table in a written text may be.
 *
 * @assumed more columns than 15 leave less than a centimetre for each on a page, and a longer table is
 * better an enclosure
 */
export const tableLimits = { rows: 300, columns: 15, cells: 2_000 } as const;

/** Rows and columns of a table, and how many cells it has: a merged one is one. */
export interface TableShape {
  readonly rows: number;
  readonly columns: number;
  readonly cells: number;
}

/** Why a tree is not a table: its cells leave gaps or lie over each other, or there are too many. */
export type TableProblem = 'irregular' | 'too-large';

/**
 * The shape of a table of the editor (`{type: 'table', content: [{type: 'tableRow', …}]}`), whatever was sent.
 *
 * A table with a gap would be shown and printed with its cells in the wrong columns, so it is none.
 */
export function tableShape(table: unknown): TableShape | TableProblem {
  const rows = childrenOf(table);
  if (rows.length > tableLimits.rows) return 'too-large';
  /** For each column, how many rows from here on are taken. */
  const taken: number[] = [];
  let cells = 0;
  for (const [at, row] of rows.entries()) {
    const own = childrenOf(row);
    cells += own.length;
    if (cells > tableLimits.cells) return 'too-large';
    const problem = placeRow(own, taken, { isFirst: at === 0, left: rows.length - at });
    if (problem) return problem;
    for (const column of taken.keys()) taken[column] = (taken[column] ?? 0) - 1;
  }
  return taken.length === 0 ? 'irregular' : { rows: rows.length, columns: taken.length, cells };
}

/** Puts the cells of a row into the free columns; the first row says how many columns there are. */
function placeRow(
  cells: readonly unknown[],
  taken: number[],
  row: { readonly isFirst: boolean; readonly left: number },
): TableProblem | null {
  const columns = row.isFirst ? tableLimits.columns : taken.length;
  let column = 0;
  for (const cell of cells) {
    const [colspan, rowspan] = [spanOf(cell, 'colspan'), spanOf(cell, 'rowspan')];
    if (!(colspan >= 1 && rowspan >= 1 && rowspan <= row.left)) return 'irregular';
    while ((taken[column] ?? 0) > 0) column += 1;
    if (column + colspan > columns) return row.isFirst ? 'too-large' : 'irregular';
    for (const end = column + colspan; column < end; column += 1) {
      if ((taken[column] ?? 0) > 0) return 'irregular';
      taken[column] = rowspan;
    }
  }
  return taken.every((rows) => rows > 0) ? null : 'irregular';
}

function childrenOf(node: unknown): readonly unknown[] {
  const has = typeof node === 'object' && node !== null && 'content' in node;
  return has && Array.isArray(node.content) ? (node.content as unknown[]) : [];
}

/** 1 where nothing is told; NaN where it is no number of cells. */
function spanOf(cell: unknown, name: 'colspan' | 'rowspan'): number {
  if (typeof cell !== 'object' || cell === null || !('attrs' in cell)) return 1;
  const { attrs } = cell;
  if (typeof attrs !== 'object' || attrs === null || !Object.hasOwn(attrs, name)) return 1;
  const value: unknown = Reflect.get(attrs, name);
  return Number.isInteger(value) ? Number(value) : Number.NaN;
}
