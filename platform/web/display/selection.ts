import type { Selection } from 'react-aria-components';
import type { TableSelection } from './table-shape.ts';

/** The selection of React Aria as ids; "all" are the rows of the page. */
export function chooseRows<R>(
  selection: TableSelection,
  keys: Selection,
  rows: readonly R[],
  rowId: (row: R) => string,
): void {
  const ids = keys === 'all' ? rows.map(rowId) : [...keys].map(String);
  selection.onChoose(new Set(ids));
}
