import type { Editor } from '@tiptap/react';
import { useImperativeHandle } from 'react';
import type { Ref } from 'react';

/** What a form does to the text of an editor beside typing in it. */
export interface EditorHandle {
  /** Puts another text in its place, in a step that can be undone; what both have in common stays untouched. */
  readonly replace: (text: object) => void;
  /** Brings the caret to the end of a block, by its place among those of the text. */
  readonly show: (block: number) => void;
}

/** Gives the handle while there is an editor. */
export const useEditorHandle = (
  ref: Ref<EditorHandle | null> | undefined,
  editor: Editor | null,
): void =>
  useImperativeHandle<EditorHandle | null, EditorHandle | null>(
    ref,
    () => editor && handleOf(editor),
    [editor],
  );

const handleOf = (editor: Editor): EditorHandle => ({
  replace(text) {
    const { doc, tr } = editor.state;
    const next = editor.schema.nodeFromJSON(text);
    const from = doc.content.findDiffStart(next.content);
    const end = doc.content.findDiffEnd(next.content);
    if (from === null || end === null) return;
    // Where what is alike before and behind overlaps, as in a letter that is there twice now.
    const overlap = Math.max(0, from - Math.min(end.a, end.b));
    editor.view.dispatch(tr.replace(from, end.a + overlap, next.slice(from, end.b + overlap)));
  },
  show(block) {
    const { doc } = editor.state;
    if (block >= doc.childCount) return;
    let end = 0;
    for (let at = 0; at <= block; at += 1) end += doc.child(at).nodeSize;
    editor.commands.focus(end - 1, { scrollIntoView: true });
  },
});
