import { useDragAndDrop } from 'react-aria-components';
import { reordered } from './row-place.ts';
import { shiftKeys, shifted } from './shift-rows.ts';
import type { TableReorder } from './table-shape.ts';

/**
 * Rows whose order a page holds itself until it is saved: dragged by pointer or keyboard, or shifted
 * by Alt with an arrow.
 *
 * @param label name of the column of handles
 * @param onOrder gets all rows in their new order
 */
export function useRowOrder<R>(
  rows: readonly R[],
  rowId: (row: R) => string,
  label: string,
  onOrder: (rows: readonly R[]) => void,
): TableReorder {
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys, target }) => onOrder(reordered(rows, rowId, keys, target)),
  });
  const onKey = shiftKeys((id, by) => {
    const next = shifted(rows, rowId, id, by);
    if (next) onOrder(next);
  });
  return { hooks: dragAndDropHooks, label, onKey };
}
