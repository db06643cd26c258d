import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

const clamp = (place: number, count: number): number => Math.min(Math.max(place, 0), count - 1);

/**
 * Moves the focus from cell to cell of a grid by arrow keys, Home and End; one cell is in the tab order.
 * A cell is marked `data-cell="row:column"` and has a button. Keys are to be caught on their way down
 * (`onKeyDownCapture`): a cell would open its choice by an arrow.
 */
export function useCellKeys(rows: number, columns: number) {
  const grid = useRef<HTMLTableElement>(null);
  const [at, setAt] = useState<readonly [number, number]>([0, 0]);
  const go = (row: number, column: number) => {
    const next = [clamp(row, rows), clamp(column, columns)] as const;
    setAt(next);
    grid.current?.querySelector<HTMLElement>(`[data-cell="${next.join(':')}"] button`)?.focus();
  };
  const onKey = (event: KeyboardEvent) => {
    const cell = (event.target as HTMLElement).closest<HTMLElement>('[data-cell]');
    if (!cell || event.altKey || event.ctrlKey || event.metaKey) return;
    const [row = 0, column = 0] = (cell.dataset['cell'] ?? '').split(':').map(Number);
    const step = steps[event.key];
    const isEnd = event.key === 'Home' || event.key === 'End';
    if (!step && !isEnd) return;
    event.preventDefault();
    event.stopPropagation();
    if (step) go(row + step[0], column + step[1]);
    else go(row, event.key === 'Home' ? 0 : columns - 1);
  };
  // Rows may have been folded away since.
  return { grid, at: [clamp(at[0], rows), clamp(at[1], columns)] as const, onKey };
}
