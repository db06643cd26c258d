import {
  deleteColumn,
  deleteRow,
  deleteTable,
  mergeCells,
  splitCell,
  toggleHeader,
  toggleHeaderCell,
} from '@tiptap/pm/tables';
import { leaveTable } from './leave-table.ts';
import { addColumn, addRow, divideColumns, mergeWith, resizeColumn } from './table-commands.ts';
import type { TableCommand } from './table-commands.ts';

const tools = {
  rowAbove: addRow('before'),
  rowBelow: addRow('after'),
  headRow: toggleHeader('row'),
  deleteRow,
  columnLeft: addColumn('before'),
  columnRight: addColumn('after'),
  headColumn: toggleHeader('column'),
  wider: resizeColumn(1),
  narrower: resizeColumn(-1),
  alike: divideColumns('alike'),
  byContent: divideColumns('by-content'),
  deleteColumn,
  merge: mergeCells,
  mergeRight: mergeWith('right'),
  mergeBelow: mergeWith('below'),
  split: splitCell,
  headCell: toggleHeaderCell,
  delete: deleteTable,
  leave: leaveTable,
};

export type ToolId = keyof typeof tools;

/** What can be done with the table of the caret. */
export const tableTools: Readonly<Record<ToolId, TableCommand>> = tools;

const isTool = (id: string): id is ToolId => Object.hasOwn(tools, id);
export const toolIds: readonly ToolId[] = Object.keys(tools).filter(isTool);
