import type { NodeViewRenderer } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import type { ViewMutationRecord } from '@tiptap/pm/view';
import { TableMap } from '@tiptap/pm/tables';
import { asShares, drawnWidths } from './widths.ts';

/** Divides a table on the screen; without shares the browser does it by what stands in the cells. */
export function divide(table: HTMLTableElement, shares: readonly number[] | null): void {
  const columns = table.querySelector('colgroup');
  if (!columns) return;
  columns.replaceChildren(
    ...(shares ?? []).map((share) => {
      const column = document.createElement('col');
      column.style.inlineSize = `${share / 10}%`;
      return column;
    }),
  );
  table.dataset['drawn'] = String(shares !== null);
}

/** Shows a table as wide as the text, in a frame that scrolls sideways on a narrow screen. */
export const tableView =
  (label: (rows: number, columns: number) => string): NodeViewRenderer =>
  ({ node: first }) => {
    const scroll = document.createElement('div');
    scroll.className = 's-editor-table';
    const table = scroll.appendChild(document.createElement('table'));
    table.append(document.createElement('colgroup'));
    const contentDOM = table.appendChild(document.createElement('tbody'));
    const draw = (node: Node) => {
      const { width, height } = TableMap.get(node);
      const widths = drawnWidths(node);
      divide(table, widths.every((one) => one > 0) ? asShares(widths) : null);
      table.style.setProperty('--columns', String(width));
      table.setAttribute('aria-label', label(height, width));
    };
    draw(first);
    return {
      dom: scroll,
      contentDOM,
      update(node) {
        if (node.type !== first.type) return false;
        draw(node);
        return true;
      },
      // What is drawn here is no change of the text.
      ignoreMutation: ({ target }: ViewMutationRecord) => !contentDOM.contains(target),
    };
  };
