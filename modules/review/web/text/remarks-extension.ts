import { Extension } from '@tiptap/core';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import type { EditorState, Transaction } from '@tiptap/pm/state';
import { DecorationSet } from '@tiptap/pm/view';
import { decorationsOf } from './shown-text.ts';
import type { Shown } from './shown-text.ts';

interface State extends Shown {
  readonly over: DecorationSet;
}

const key = new PluginKey<State>('remarks');

const nothing: State = {
  ...{ base: '', marks: [], activeId: null, isSuggesting: false },
  hasSlots: false,
  over: DecorationSet.empty,
};

/** Tells the text what is shown over it. */
export const showing = (tr: Transaction, shown: Shown): Transaction =>
  tr.setMeta(key, shown).setMeta('addToHistory', false);

function follow(tr: Transaction, before: State): State {
  // Only this file gives the key to a transaction.
  const told = tr.getMeta(key) as Shown | undefined;
  const shown = told ?? before;
  if (!told && !tr.docChanged) return before;
  return { ...shown, over: decorationsOf(tr.doc, shown) };
}

/** Remarks over a text, whose words change only while somebody suggests others. */
export const remarksExtension = Extension.create({
  name: 'remarks',
  addProseMirrorPlugins: () => [
    new Plugin<State>({
      key,
      state: { init: () => nothing, apply: follow },
      filterTransaction: (tr: Transaction, state: EditorState) =>
        !tr.docChanged ||
        tr.getMeta(key) !== undefined ||
        (key.getState(state)?.isSuggesting ?? false),
      props: { decorations: (state) => key.getState(state)?.over },
    }),
  ],
});
