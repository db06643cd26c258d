import type { Editor } from '@tiptap/core';
import { clausesIn, isClauseList } from './clauses.ts';
import type { Clause } from './clauses.ts';

/** The outermost block in which a selection begins, and where that begins. */
function blockOf({ state }: Editor) {
  const { $from } = state.selection;
  return $from.depth > 0
    ? { node: $from.node(1), pos: $from.before(1) }
    : { node: $from.nodeAfter, pos: $from.pos };
}

/** Whether the caret is in a list of clauses ข้อ. */
export function isInClauses(editor: Editor): boolean {
  const { node } = blockOf(editor);
  return node !== null && isClauseList(node);
}

/** Makes the selected paragraphs clauses ข้อ, a numbered list one of clauses, and clauses paragraphs again. */
export function toggleClauses(editor: Editor): void {
  const { doc, selection } = editor.state;
  // What selects all, the ends included, is no paragraph for the list commands.
  if (selection.$from.depth === 0) {
    editor.commands.setTextSelection({ from: 1, to: doc.content.size - 1 });
  }
  const isList = blockOf(editor).node?.type.name === 'orderedList';
  if (isInClauses(editor) || !isList) editor.chain().focus().toggleOrderedList().run();
  else editor.commands.focus();
  const { node, pos } = blockOf(editor);
  if (node?.type.name !== 'orderedList') return;
  // The numbering of the outermost list; those within follow it.
  editor.view.dispatch(editor.state.tr.setNodeAttribute(pos, 'numbering', 'clause'));
}

/** Makes a numbered list, and a plain one of clauses. */
export function toggleNumbers(editor: Editor): void {
  const { pos } = blockOf(editor);
  if (!isInClauses(editor)) {
    editor.chain().focus().toggleOrderedList().run();
    return;
  }
  editor.view.dispatch(editor.state.tr.setNodeAttribute(pos, 'numbering', null));
  editor.commands.focus();
}

/** Puts a reference to a clause at the caret; its number follows the clause from then on. */
export function referTo(editor: Editor, { pos, id, label }: Clause): void {
  const mark = editor.schema.marks['clauseRef'];
  if (!mark) return;
  const target = id ?? crypto.randomUUID();
  const { tr } = editor.state;
  if (id === null) tr.setNodeAttribute(pos, 'clauseId', target);
  const { from, to } = tr.selection;
  tr.replaceWith(from, to, editor.schema.text(label, [mark.create({ target })]));
  // What is typed behind it does not belong to it.
  editor.view.dispatch(tr.removeStoredMark(mark).scrollIntoView());
}

/** Clauses to which a text can refer; empty ones are not yet any. */
export const referable = (editor: Editor): readonly Clause[] =>
  clausesIn(editor.state.doc).filter(({ text }) => text.trim() !== '');
