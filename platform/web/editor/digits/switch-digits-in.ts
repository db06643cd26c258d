import { switchDigits } from '@sarn/kernel';
import type { DigitKind } from '@sarn/kernel';
import { closeHistory } from '@tiptap/pm/history';
import type { Node } from '@tiptap/pm/model';
import { Selection } from '@tiptap/pm/state';
import type { EditorState, Transaction } from '@tiptap/pm/state';

/**
 * Switches the digits of what is selected, without a selection those of the whole text. Whether a digit belongs to
 * an address or a code is seen in its whole paragraph, also where only a part of it is selected.
 *
 * @returns whether anything changed; one step for undoing
 */
export function switchDigitsIn(
  state: EditorState,
  dispatch: (tr: Transaction) => void,
  to: DigitKind,
): boolean {
  const { doc, selection } = state;
  const tr = closeHistory(state.tr);
  const ranges = selection.empty
    ? [{ from: 0, to: doc.content.size }]
    : selection.ranges.map(({ $from, $to }) => ({ from: $from.pos, to: $to.pos }));
  for (const range of ranges) {
    doc.nodesBetween(range.from, range.to, (node, pos) => {
      if (!node.isTextblock) return true;
      switchBlock(tr, node, { pos, to, range });
      return false;
    });
  }
  if (!tr.docChanged) return false;
  // No character moved, so what was selected still is.
  dispatch(tr.setSelection(Selection.fromJSON(tr.doc, selection.toJSON())));
  return true;
}

interface Switching {
  /** Where the paragraph begins. */
  readonly pos: number;
  readonly to: DigitKind;
  readonly range: { readonly from: number; readonly to: number };
}

function switchBlock(tr: Transaction, block: Node, { pos, to, range }: Switching): void {
  const begin = pos + 1;
  const switched = switchDigits(block.textBetween(0, block.content.size, undefined, '\n'), to);
  block.forEach((child, offset) => {
    const from = Math.max(begin + offset, range.from);
    const end = Math.min(begin + offset + child.nodeSize, range.to);
    if (!child.isText || from >= end) return;
    const text = switched.slice(from - begin, end - begin);
    if (text === child.text?.slice(from - begin - offset, end - begin - offset)) return;
    // A piece with its own marks stays one.
    tr.replaceWith(from, end, child.type.schema.text(text, child.marks));
  });
}
