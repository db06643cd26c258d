import type { DescribedTable } from '@sarn/kernel';
import { useState } from 'react';
import type { RowColumn } from './row-columns.tsx';

/** Kept in this browser; names of columns only. */
const keyOf = ({ code }: DescribedTable): string => `sarn_setting_columns_${code}`;

function readShown(table: DescribedTable): readonly string[] | null {
  try {
    return localStorage.getItem(keyOf(table))?.split(' ') ?? null;
  } catch {
    return null;
  }
}

function keepShown(table: DescribedTable, shown: readonly string[] | null): void {
  try {
    if (shown === null) localStorage.removeItem(keyOf(table));
    else localStorage.setItem(keyOf(table), shown.join(' '));
  } catch {
    // A browser that forbids storage shows the usual columns each time.
  }
}

/** Which columns of the list somebody wants to see; the usual ones until they choose. */
export function useChosenColumns(table: DescribedTable, offered: readonly RowColumn[]) {
  const [chosen, setChosen] = useState(() => readShown(table));
  const isShown = ({ id, isUsual, isFixed }: RowColumn): boolean =>
    isFixed === true || (chosen === null ? isUsual : chosen.includes(id));
  return {
    columns: offered.filter(isShown),
    /** Rows can be sorted by them, too. */
    hidden: offered.filter((column) => !isShown(column)),
    offered: offered.filter(({ isFixed }) => isFixed !== true),
    /** @param shown ids; null: the usual ones */
    choose: (shown: readonly string[] | null) => {
      keepShown(table, shown);
      setChosen(shown);
    },
  };
}
