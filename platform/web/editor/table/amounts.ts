import { isAmount, isSetRight } from '@sarn/kernel';
import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { TableMap } from '@tiptap/pm/tables';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

interface Cell {
  readonly node: Node;
  /** Of the cell in its table. */
  readonly pos: number;
  /** The last one that it takes. */
  readonly column: number;
}

const paragraphsOf = ({ content }: Node): readonly Node[] =>
  content.content.filter((one) => one.isTextblock);

function cellsOf(table: Node): Cell[] {
  const map = TableMap.get(table);
  return [...new Set(map.map)].flatMap((pos) => {
    const node = table.nodeAt(pos);
    return node?.type.name === 'tableCell'
      ? [{ node, pos, column: map.findCell(pos).right - 1 }]
      : [];
  });
}

/** The paragraphs of a table that are printed at the right of their column: amounts. */
function ofTable(table: Node, at: number): Decoration[] {
  const cells = cellsOf(table);
  const amounts = new Set(
    cells
      .filter(({ node }) => paragraphsOf(node).some(({ textContent }) => isAmount(textContent)))
      .map(({ column }) => column),
  );
  return cells.flatMap(({ node, pos, column }) => {
    const shown: Decoration[] = [];
    node.forEach((one, offset) => {
      if (!one.isTextblock || !isSetRight(one.textContent, amounts.has(column))) return;
      const begin = at + 1 + pos + 1 + offset;
      shown.push(Decoration.node(begin, begin + one.nodeSize, { class: 's-editor-amount' }));
    });
    return shown;
  });
}

function decorated(doc: Node): DecorationSet {
  const all: Decoration[] = [];
  doc.descendants((node, pos) => {
    if (node.type.name === 'table') all.push(...ofTable(node, pos));
    return node.type.name !== 'table' && !node.isTextblock;
  });
  return DecorationSet.create(doc, all);
}

const key = new PluginKey<DecorationSet>('amounts');

/** Shows amounts in tables where they are printed; the text is not changed. */
export const amounts = Extension.create({
  name: 'amounts',
  addProseMirrorPlugins: () => [
    new Plugin({
      key,
      state: {
        init: (_config, { doc }) => decorated(doc),
        apply: (tr, before) => (tr.docChanged ? decorated(tr.doc) : before),
      },
      props: { decorations: (state) => key.getState(state) },
    }),
  ],
});
