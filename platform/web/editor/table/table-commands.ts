import { tableLimits } from '@sarn/kernel';
import type { Node, Schema } from '@tiptap/pm/model';
import { TextSelection } from '@tiptap/pm/state';
import type { EditorState, Transaction } from '@tiptap/pm/state';
import {
  CellSelection,
  TableMap,
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  findTable,
  isInTable,
  mergeCells,
  selectedRect,
} from '@tiptap/pm/tables';
import type { EditorView } from '@tiptap/pm/view';
import { resized, setWidths, shownShares } from './widths.ts';

/** Does something with the selected table; without `dispatch` it only says whether it could. */
export type TableCommand = (
  state: EditorState,
  dispatch?: (tr: Transaction) => void,
  view?: EditorView,
) => boolean;

const sizeOf = (state: EditorState): { rows: number; columns: number } => {
  const { height, width } = TableMap.get(selectedRect(state).table);
  return { rows: height, columns: width };
};

const isWithinBounds = (rows: number, columns: number): boolean =>
  rows <= tableLimits.rows && columns <= tableLimits.columns && rows * columns <= tableLimits.cells;

/** A row beside the selected ones, within the bounds of a table. */
export const addRow =
  (side: 'before' | 'after'): TableCommand =>
  (state, dispatch) => {
    if (!isInTable(state)) return false;
    const { rows, columns } = sizeOf(state);
    const add = side === 'before' ? addRowBefore : addRowAfter;
    return isWithinBounds(rows + 1, columns) && add(state, dispatch);
  };

export const addColumn =
  (side: 'before' | 'after'): TableCommand =>
  (state, dispatch) => {
    if (!isInTable(state)) return false;
    const { rows, columns } = sizeOf(state);
    const add = side === 'before' ? addColumnBefore : addColumnAfter;
    return isWithinBounds(rows, columns + 1) && add(state, dispatch);
  };

/** Merges the cell of the caret with its neighbour: what one selects by mouse otherwise. */
export const mergeWith =
  (side: 'right' | 'below'): TableCommand =>
  (state, dispatch) => {
    if (!isInTable(state) || state.selection instanceof CellSelection) return false;
    const { map, table, tableStart, left, right, top, bottom } = selectedRect(state);
    const isInside = side === 'right' ? right < map.width : bottom < map.height;
    if (!isInside) return false;
    const own = map.map[top * map.width + left] ?? 0;
    const [row, column] = side === 'right' ? [top, right] : [bottom, left];
    const next = map.positionAt(row, column, table);
    const both = CellSelection.create(state.doc, tableStart + own, tableStart + next);
    return mergeCells(state.apply(state.tr.setSelection(both)), dispatch);
  };

/** One step of the width of a column, in thousandths of the table. */
const step = 25;

/** Makes the selected column wider or narrower. */
export const resizeColumn =
  (by: 1 | -1): TableCommand =>
  (state, dispatch, view) => {
    if (!isInTable(state)) return false;
    const { map, left, right, table, tableStart } = selectedRect(state);
    if (map.width < 2 || right - left !== 1) return false;
    if (!dispatch || !view) return true;
    const shares = resized(shownShares(view, tableStart - 1, table), left, by * step);
    return write(state, dispatch, shares);
  };

/** All columns alike, or as wide as what stands in them. */
export const divideColumns =
  (how: 'alike' | 'by-content'): TableCommand =>
  (state, dispatch) => {
    if (!isInTable(state)) return false;
    const { columns } = sizeOf(state);
    return write(
      state,
      dispatch,
      how === 'alike' ? Array.from({ length: columns }, () => Math.round(1_000 / columns)) : null,
    );
  };

function write(
  state: EditorState,
  dispatch: ((tr: Transaction) => void) | undefined,
  widths: readonly number[] | null,
): boolean {
  const { table, tableStart } = selectedRect(state);
  const { tr } = state;
  setWidths(tr, tableStart - 1, table, widths);
  if (tr.docChanged) dispatch?.(tr);
  return tr.docChanged;
}

/** What is asked before a table is inserted. */
export interface NewTable {
  readonly rows: number;
  readonly columns: number;
  readonly hasHead: boolean;
}

/**
 * Inserts a table below the block of the caret, in place of an empty paragraph. Not within a list: what would
 * be numbered there is unclear.
 */
export const insertTable =
  (size: NewTable): TableCommand =>
  (state, dispatch) => {
    const { $from } = state.selection;
    if (findTable($from) || !isWithinBounds(size.rows, size.columns)) return false;
    const table = makeTable(state.schema, size);
    if (!table) return false;
    const { tr } = state;
    const block = $from.node(1);
    const isFree = block.isTextblock && block.content.size === 0;
    const at = isFree ? $from.before(1) : $from.after(1);
    tr.replaceWith(at, isFree ? $from.after(1) : at, table);
    // The first cell begins behind the table, its row and itself, with a paragraph.
    dispatch?.(tr.setSelection(TextSelection.create(tr.doc, at + 4)).scrollIntoView());
    return true;
  };

function makeTable({ nodes }: Schema, { rows, columns, hasHead }: NewTable): Node | undefined {
  const row = (isHead: boolean) => {
    const cell = nodes[isHead ? 'tableHeader' : 'tableCell'];
    const cells = Array.from({ length: columns }, () => cell?.createAndFill()).filter(
      (one) => !!one,
    );
    return nodes['tableRow']?.create(null, cells);
  };
  const all = Array.from({ length: rows }, (_, at) => row(hasHead && at === 0));
  return nodes['table']?.create(
    null,
    all.filter((one) => one !== undefined),
  );
}
