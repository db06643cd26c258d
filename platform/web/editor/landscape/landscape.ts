import { Node } from '@tiptap/core';
import type { NodeType } from '@tiptap/pm/model';
import { NodeRange } from '@tiptap/pm/model';
import type { EditorState, Transaction } from '@tiptap/pm/state';

/** A whole text: only outermost it has pages in landscape. */
export const WholeText = Node.create({
  ...{ name: 'doc', topNode: true, content: '(block | landscape)+' },
});

interface LandscapeOptions {
  /** What its frame says. */
  readonly label: () => string;
}

/** What is printed on pages of its own in landscape. */
export const Landscape = Node.create<LandscapeOptions>({
  ...{ name: 'landscape', content: 'block+', defining: true },
  addOptions: () => ({ label: () => '' }),
  parseHTML: () => [{ tag: 'section[data-landscape]' }],
  renderHTML: () => ['section', { 'data-landscape': '' }, 0],
  addNodeView() {
    const { label } = this.options;
    return () => {
      const dom = document.createElement('section');
      dom.className = 's-editor-landscape';
      dom.dataset['landscape'] = '';
      dom.dataset['label'] = label();
      dom.setAttribute('aria-label', label());
      return { dom, contentDOM: dom };
    };
  },
});

/** Whether the caret is in a page in landscape. */
export const isInLandscape = ({ selection: { $from } }: EditorState): boolean =>
  $from.depth > 0 && $from.node(1).type.name === 'landscape';

/**
 * Puts the paragraphs and tables that are selected on a page in landscape, those beside the caret at least; where they are
 * on one, the page becomes upright again.
 */
export function toggleLandscape(state: EditorState, dispatch?: (tr: Transaction) => void): boolean {
  const type = state.schema.nodes['landscape'];
  const { $from } = state.selection;
  if (!type || $from.depth === 0) return false;
  return isInLandscape(state) ? lift(state, dispatch) : wrap(state, type, dispatch);
}

function lift({ doc, selection, tr }: EditorState, dispatch?: (tr: Transaction) => void): boolean {
  const { $from } = selection;
  const range = new NodeRange(doc.resolve($from.start(1)), doc.resolve($from.end(1)), 1);
  dispatch?.(tr.lift(range, 0).scrollIntoView());
  return true;
}

function wrap(
  { doc, selection: { $from, $to }, tr }: EditorState,
  type: NodeType,
  dispatch?: (tr: Transaction) => void,
): boolean {
  if ($to.depth === 0) return false;
  const range = new NodeRange(doc.resolve($from.before(1)), doc.resolve($to.after(1)), 0);
  // Another page in landscape cannot be in this one.
  if (!type.validContent(doc.slice(range.start, range.end).content)) return false;
  dispatch?.(tr.wrap(range, [{ type }]).scrollIntoView());
  return true;
}
