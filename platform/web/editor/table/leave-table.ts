import { TextSelection } from '@tiptap/pm/state';
import { findTable } from '@tiptap/pm/tables';
import type { TableCommand } from './table-commands.ts';

/** To the text below the table; an empty paragraph is made where there is none. */
export const leaveTable: TableCommand = (state, dispatch) => {
  const found = findTable(state.selection.$from);
  if (!found) return false;
  const { tr } = state;
  const end = found.pos + found.node.nodeSize;
  const after = state.doc.resolve(end).nodeAfter;
  if (!after?.isTextblock) {
    const paragraph = state.schema.nodes['paragraph']?.create();
    if (!paragraph) return false;
    tr.insert(end, paragraph);
  }
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, end + 1)).scrollIntoView());
  return true;
};
