import type { Editor, KeyboardShortcutCommand } from '@tiptap/core';
import { Selection } from '@tiptap/pm/state';
import { CellSelection, deleteTable, goToNextCell, isInTable } from '@tiptap/pm/tables';
import { leaveTable } from './leave-table.ts';
import { addRow } from './table-commands.ts';
import type { TableCommand } from './table-commands.ts';

/** In order; the first that can do something does it. */
const firstOf =
  (...commands: readonly TableCommand[]): TableCommand =>
  (...given) =>
    commands.some((command) => command(...given));

/** From the last cell on into a new row, as in other programs; where there may be none, out of the table. */
const newRow: TableCommand = (state, dispatch, view) => {
  if (!addRow('after')(state)) return leaveTable(state, dispatch);
  addRow('after')(state, dispatch, view);
  return view ? goToNextCell(1)(view.state, dispatch) : true;
};

const deleteWhole: TableCommand = (state, dispatch) => {
  const { selection } = state;
  const isWhole =
    selection instanceof CellSelection && selection.isColSelection() && selection.isRowSelection();
  return isWhole && deleteTable(state, dispatch);
};

/** Before the first cell: to the text above; where there is none, Shift+Tab leaves the editor. */
const back: TableCommand = (state, dispatch) => {
  if (goToNextCell(-1)(state, dispatch)) return true;
  const { $from } = state.selection;
  const above = Selection.findFrom(state.doc.resolve($from.before(1)), -1, true);
  if (!above) return false;
  dispatch?.(state.tr.setSelection(above).scrollIntoView());
  return true;
};

const keys: Readonly<Record<string, TableCommand>> = {
  Tab: firstOf(goToNextCell(1), newRow),
  'Shift-Tab': back,
  // Tab stays in the table, so another key has to lead out of it.
  Escape: leaveTable,
  ...{ Backspace: deleteWhole, 'Mod-Backspace': deleteWhole },
  ...{ Delete: deleteWhole, 'Mod-Delete': deleteWhole },
};

/** Keys within tables; elsewhere they keep their meaning. */
export const tableKeys = (editor: Editor): Record<string, KeyboardShortcutCommand> =>
  Object.fromEntries(
    Object.entries(keys).map(([key, command]) => [
      key,
      () => isInTable(editor.state) && command(editor.state, editor.view.dispatch, editor.view),
    ]),
  );
