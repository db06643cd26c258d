import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * Alt with an arrow puts the row that has the focus one place up or down. To be caught on its way down:
 * the grid would take the arrow.
 *
 * @param shift gets the id of the row
 */
export const shiftKeys =
  (shift: (id: string, by: -1 | 1) => void) =>
  (event: KeyboardEvent): void => {
    const by = steps[event.key];
    if (by === undefined || !event.altKey || event.ctrlKey || event.metaKey) return;
    const id = (event.target as Element).closest<HTMLElement>('.s-row')?.dataset['key'];
    if (id === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    shift(id, by);
  };

/** The rows with one of them put a place up or down; null where it is at the end already. */
export function shifted<R>(
  rows: readonly R[],
  rowId: (row: R) => string,
  id: string,
  by: -1 | 1,
): readonly R[] | null {
  const at = rows.findIndex((row) => rowId(row) === id);
  const row = rows[at];
  if (row === undefined || rows[at + by] === undefined) return null;
  return rows.toSpliced(at, 1).toSpliced(at + by, 0, row);
}
