import type { Node } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { asShares, drawnWidths, setWidths } from './widths.ts';

const isPartly = (widths: readonly number[]): boolean =>
  widths.some((one) => one > 0) && widths.some((one) => one === 0);

/**
 * Gives all columns of a table a width as soon as one has it: a new column beside drawn ones, or a pasted table
 * that tells some of them. On paper widths count only together.
 */
export const wholeWidths = (): Plugin =>
  new Plugin({
    appendTransaction(transactions, _before, { doc, tr }) {
      if (!transactions.some(({ docChanged }) => docChanged)) return null;
      doc.descendants((node: Node, pos) => {
        if (node.type.name !== 'table') return !node.isTextblock;
        const widths = drawnWidths(node);
        if (isPartly(widths)) setWidths(tr, pos, node, asShares(widths));
        return true;
      });
      return tr.docChanged ? tr : null;
    },
  });
