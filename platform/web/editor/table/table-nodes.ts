import { Node } from '@tiptap/core';
import type { Attributes } from '@tiptap/core';
import { tableEditing } from '@tiptap/pm/tables';
import { columnResizing } from './column-resizing.ts';
import { tableKeys } from './table-keys.ts';
import { tableView } from './table-view.ts';
import { wholeWidths } from './whole-widths.ts';

/** What the table library asks of the nodes that it works on. */
const roles: Readonly<Record<string, string>> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
};

const spanIn = (name: string) => (element: HTMLElement) => {
  const span = Number(element.getAttribute(name) ?? 1);
  return Number.isInteger(span) && span > 0 ? span : 1;
};

/** Widths of the columns of a cell as a page or a program tells them; null where it tells none. */
function widthsIn(element: HTMLElement): number[] | null {
  const told = element.getAttribute('colwidth') ?? element.getAttribute('width') ?? '';
  const widths = told.split(',').map((one) => Math.round(Number.parseFloat(one)));
  // A share of the page says nothing beside lengths.
  const isLength = !told.includes('%') && widths.every((one) => one > 0);
  return isLength && widths.length === spanIn('colspan')(element) ? widths : null;
}

const cellAttributes = (): Attributes => ({
  colspan: { default: 1, parseHTML: spanIn('colspan') },
  rowspan: { default: 1, parseHTML: spanIn('rowspan') },
  colwidth: {
    default: null,
    parseHTML: widthsIn,
    renderHTML: ({ colwidth }) =>
      Array.isArray(colwidth) ? { colwidth: colwidth.join(',') } : null,
  },
});

/** No table within a cell: no reader could tell it from the cells around it. */
const cellContent = '(paragraph | bulletList | orderedList)+';

export interface TableOptions {
  /** What a table is called for those who do not see it. */
  readonly label: (rows: number, columns: number) => string;
}

/** A table; its widths are shares of the page, as it is printed. */
export const Table = Node.create<TableOptions>({
  ...{ name: 'table', group: 'block', content: 'tableRow+', isolating: true },
  addOptions: () => ({ label: (rows, columns) => `${rows} × ${columns}` }),
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
  extendNodeSchema: ({ name }) => ({ tableRole: roles[name] }),
  addNodeView() {
    return tableView(this.options.label);
  },
  addKeyboardShortcuts() {
    return tableKeys(this.editor);
  },
  addProseMirrorPlugins: () => [columnResizing(), tableEditing(), wholeWidths()],
});

export const TableRow = Node.create({
  ...{ name: 'tableRow', content: '(tableCell | tableHeader)*' },
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});

export const TableCell = Node.create({
  ...{ name: 'tableCell', content: cellContent, isolating: true },
  addAttributes: cellAttributes,
  parseHTML: () => [{ tag: 'td' }],
  renderHTML: ({ HTMLAttributes }) => ['td', HTMLAttributes, 0],
});

export const TableHeader = Node.create({
  ...{ name: 'tableHeader', content: cellContent, isolating: true },
  addAttributes: cellAttributes,
  // The head of a table has heads, whatever the program that copied it calls them.
  parseHTML: () => [{ tag: 'th' }, { tag: 'thead td', priority: 60 }],
  renderHTML: ({ HTMLAttributes }) => ['th', HTMLAttributes, 0],
});
