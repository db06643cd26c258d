import type { Node } from '@tiptap/pm/model';
import { Plugin, PluginKey, TextSelection } from '@tiptap/pm/state';
import type { EditorState, Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { Extension } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import { findIn } from './found.ts';
import type { Comparison, Stretch } from './found.ts';

export interface Sought {
  /** Empty while nothing is sought. */
  readonly text: string;
  readonly how: Comparison;
}

export interface FindState extends Sought {
  /** Places in the whole text, in their order. */
  readonly found: readonly Stretch[];
  /** The one that is shown; -1 where nothing is found. */
  readonly at: number;
}

const nothing: FindState = { text: '', how: 'folded', found: [], at: -1 };

const key = new PluginKey<FindState>('find');

/** What is sought in a text and found. */
export const findStateOf = (state: EditorState): FindState => key.getState(state) ?? nothing;

/** The text of a paragraph, one character for each of its places. */
const textOf = (block: Node): string => block.textBetween(0, block.content.size, undefined, '\n');

function allIn(doc: Node, { text, how }: Sought): Stretch[] {
  const found: Stretch[] = [];
  doc.descendants((node, pos) => {
    if (!node.isTextblock) return true;
    const begin = pos + 1;
    for (const { from, to } of findIn(textOf(node), text, how)) {
      found.push({ from: begin + from, to: begin + to });
    }
    return false;
  });
  return found;
}

/** The first found place at or behind another, from the end on the first of all. */
function nextFrom(found: readonly Stretch[], place: number): number {
  if (found.length === 0) return -1;
  return Math.max(
    0,
    found.findIndex(({ from }) => from >= place),
  );
}

/** What a transaction says to the search. */
type Told = { readonly seek: Sought; readonly place: number } | { readonly at: number };

function follow(tr: Transaction, before: FindState): FindState {
  // Only this file gives the key to a transaction.
  const told = tr.getMeta(key) as Told | undefined;
  if (told && 'seek' in told) {
    const found = allIn(tr.doc, told.seek);
    return { ...told.seek, found, at: nextFrom(found, told.place) };
  }
  const at = told?.at ?? before.at;
  if (!tr.docChanged || before.text === '') return { ...before, at };
  const found = allIn(tr.doc, before);
  const shown = before.found[at];
  const place = told ? tr.selection.from : shown ? tr.mapping.map(shown.from) : 0;
  return { ...before, found, at: nextFrom(found, place) };
}

/** Marks what is sought; the keys and the fields are in `FindBar`. */
export const find = Extension.create({
  name: 'find',
  addProseMirrorPlugins: () => [
    new Plugin<FindState>({
      key,
      state: { init: () => nothing, apply: follow },
      props: {
        decorations(state) {
          const { found, at } = findStateOf(state);
          return DecorationSet.create(
            state.doc,
            found.map(({ from, to }, index) =>
              Decoration.inline(from, to, {
                class: index === at ? 's-found s-found-now' : 's-found',
              }),
            ),
          );
        },
      },
    }),
  ],
});

type Dispatch = (tr: Transaction) => void;

/** Seeks a text from the caret on; an empty one ends the search. */
export function seek(state: EditorState, dispatch: Dispatch, sought: Sought): void {
  const tr = state.tr.setMeta(key, { seek: sought, place: state.selection.from } satisfies Told);
  const shown = key.getState(state.apply(tr));
  dispatch(show(tr, shown?.found[shown.at]));
}

/** Shows the next found place, or the one before; from the last on the first. */
export function step(state: EditorState, dispatch: Dispatch, by: 1 | -1): void {
  const { found, at } = findStateOf(state);
  if (found.length === 0) return;
  const next = (at + by + found.length) % found.length;
  dispatch(show(state.tr.setMeta(key, { at: next } satisfies Told), found[next]));
}

const show = (tr: Transaction, place: Stretch | undefined): Transaction =>
  place ? tr.setSelection(TextSelection.create(tr.doc, place.from, place.to)).scrollIntoView() : tr;

/** Replaces the place that is shown, and shows the next; a step of its own for undoing. */
export function replaceOne(state: EditorState, dispatch: Dispatch, text: string): void {
  const { found, at } = findStateOf(state);
  const place = found[at];
  if (!place) return;
  const tr = closeHistory(state.tr);
  put(tr, place, text);
  const end = tr.mapping.map(place.to);
  tr.setSelection(TextSelection.create(tr.doc, end)).setMeta(key, { at } satisfies Told);
  const after = key.getState(state.apply(tr));
  dispatch(show(tr, after?.found[after.at]));
}

/**
 * Replaces all that is found; one step for undoing.
 *
 * @returns how many places
 */
export function replaceAll(state: EditorState, dispatch: Dispatch, text: string): number {
  const { found } = findStateOf(state);
  if (found.length === 0) return 0;
  const tr = closeHistory(state.tr);
  // From the end on: what stands before stays where it is.
  for (const place of found.toReversed()) put(tr, place, text);
  dispatch(tr);
  return found.length;
}

/** What comes in has the marks of what it replaces. */
function put(tr: Transaction, { from, to }: Stretch, text: string): void {
  if (text === '') tr.delete(from, to);
  else tr.insertText(text, from, to);
}
