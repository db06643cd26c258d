import type { DescribedTable } from '@sarn/kernel';
import { useKeptColumns } from '../shown/kept-columns.ts';
import type { RowColumn } from './row-columns.tsx';

/** Which columns of the list somebody wants to see; the usual ones until they choose. */
export function useChosenColumns({ code }: DescribedTable, offered: readonly RowColumn[]) {
  const { chosen, choose } = useKeptColumns(`setting:${code}`);
  const isShown = ({ id, isUsual, isFixed }: RowColumn): boolean =>
    isFixed === true || (chosen === null ? isUsual : chosen.includes(id));
  return {
    columns: offered.filter(isShown),
    /** Rows can be sorted by them, too. */
    hidden: offered.filter((column) => !isShown(column)),
    offered: offered.filter(({ isFixed }) => isFixed !== true),
    /** With ids, or null for the usual ones. */
    choose,
  };
}
