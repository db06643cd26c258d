import { Extension } from '@tiptap/core';
import type { Editor } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { isInTable } from '@tiptap/pm/tables';

/** Keys that are held beside another say nothing by themselves. */
const modifiers = new Set(['Shift', 'Control', 'Alt', 'Meta']);

const isInList = (editor: Editor): boolean => editor.isActive('listItem');

/**
 * The Tab key writes a tab, which leads to the next stop of its line on paper. In tables it leads to the next cell
 * and in lists to another level, as before. Escape and then Tab leave the text; Shift+Tab leaves it backwards.
 */
export const tabKey = Extension.create<object, { isLeaving: boolean }>({
  name: 'tabKey',
  // After the keys of tables and lists.
  priority: 10,
  addStorage: () => ({ isLeaving: false }),
  addKeyboardShortcuts() {
    return {
      Tab: ({ editor }) => {
        if (this.storage.isLeaving || isInTable(editor.state) || isInList(editor)) return false;
        editor.view.dispatch(editor.state.tr.insertText('\t').scrollIntoView());
        return true;
      },
    };
  },
  addProseMirrorPlugins() {
    const { storage } = this;
    const stay = () => {
      storage.isLeaving = false;
      return false;
    };
    return [
      new Plugin({
        props: {
          handleDOMEvents: {
            keydown: (_view, { key }) => {
              if (key !== 'Tab' && !modifiers.has(key)) storage.isLeaving = key === 'Escape';
              return false;
            },
            blur: stay,
            mousedown: stay,
          },
        },
      }),
    ];
  },
});
