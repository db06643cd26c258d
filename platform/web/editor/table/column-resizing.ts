import { Plugin } from '@tiptap/pm/state';
import { TableMap } from '@tiptap/pm/tables';
import type { EditorView } from '@tiptap/pm/view';
import { divide } from './table-view.ts';
import { movedBorder, setWidths, shownShares } from './widths.ts';

/** Pixels from a border within which a press means it. */
const near = 5;

interface Border {
  readonly table: HTMLTableElement;
  /** Where the table begins in the text. */
  readonly pos: number;
  /** The column left of the border. */
  readonly column: number;
}

/** The border between two columns at the pointer; the outer ones stand still. */
function borderAt(view: EditorView, { target, clientX }: MouseEvent): Border | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('td, th') : null;
  const table = cell?.closest('table');
  if (!cell || !table || !view.dom.contains(table)) return null;
  const box = cell.getBoundingClientRect();
  const isLeft = clientX - box.left <= near;
  if (!isLeft && box.right - clientX > near) return null;
  const $cell = view.state.doc.resolve(view.posAtDOM(cell, 0));
  for (let depth = $cell.depth; depth > 0; depth -= 1) {
    if ($cell.node(depth).type.name !== 'table') continue;
    const tableMap = TableMap.get($cell.node(depth));
    const { left, right } = tableMap.findCell($cell.before(depth + 2) - $cell.start(depth));
    const column = isLeft ? left - 1 : right - 1;
    const isInner = column >= 0 && column < tableMap.width - 1;
    return isInner ? { table, pos: $cell.before(depth), column } : null;
  }
  return null;
}

/** Follows the pointer until it is let go, and writes the widths once. */
function drag(view: EditorView, { table, pos, column }: Border, from: number): void {
  const node = view.state.doc.nodeAt(pos);
  if (!node) return;
  const shares = shownShares(view, pos, node);
  const { width } = table.getBoundingClientRect();
  const at = ({ clientX }: MouseEvent) =>
    movedBorder(shares, column, Math.round(((clientX - from) * 1_000) / Math.max(1, width)));
  const redraw = (event: MouseEvent) => divide(table, at(event));
  const end = (event: MouseEvent) => {
    window.removeEventListener('mousemove', redraw);
    // Somebody else may have replaced the table meanwhile.
    const now = view.isDestroyed ? null : view.state.doc.nodeAt(pos);
    if (now?.type !== node.type || TableMap.get(now).width !== shares.length) return;
    const { tr } = view.state;
    setWidths(tr, pos, now, at(event));
    view.dispatch(tr);
  };
  window.addEventListener('mousemove', redraw);
  window.addEventListener('mouseup', end, { once: true });
}

/** Widths are changed by pulling the border between two columns; with keys by the menu of columns. */
export const columnResizing = (): Plugin =>
  new Plugin({
    props: {
      handleDOMEvents: {
        mousemove(view, event) {
          const isOver = view.editable && event.buttons === 0 && borderAt(view, event) !== null;
          view.dom.classList.toggle('s-over-border', isOver);
          return false;
        },
        mousedown(view, event) {
          const border = view.editable && event.button === 0 ? borderAt(view, event) : null;
          if (!border) return false;
          event.preventDefault();
          drag(view, border, event.clientX);
          return true;
        },
      },
    },
  });
