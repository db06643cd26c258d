import { annexesApart } from '../body/landscape.ts';
import { numberedItem, unnumbered } from '../body/numbering.ts';
import type { Numbering } from '../body/numbering.ts';
import type { RichNode } from '../rich-text.ts';
import { element, escaped } from './markup.ts';

/**
 * The body of a document, from the checked tree of the editor.
 *
 * @param item tells an English text
 */
export const bodyHtml = (doc: RichNode, item = unnumbered): string =>
  nodesHtml(annexesApart(doc).text.content ?? [], item);

/** What stands behind the signature, from the same tree. */
export const annexesHtml = (doc: RichNode, item = unnumbered): string =>
  nodesHtml(annexesApart(doc).annexes.content ?? [], item);

/** @param item the item of a list in which the nodes stand */
const nodesHtml = (nodes: readonly RichNode[], item: Numbering): string =>
  nodes.map((node) => nodeHtml(node, item)).join('');

function nodeHtml(node: RichNode, item: Numbering): string {
  const content = node.content ?? [];
  switch (node.type) {
    case 'heading':
      return element('h2', inlineHtml(content));
    case 'bulletList':
    case 'orderedList':
      return listHtml(node, item);
    case 'blockquote':
      return element('blockquote', nodesHtml(content, item));
    case 'landscape':
      return element('section', nodesHtml(content, item));
    case 'table':
      return tableHtml(node, item);
    default:
      return content.length === 0 ? '' : element('p', inlineHtml(content));
  }
}

/** The number is text, as it is printed: a browser would count in its own way. */
function listHtml(list: RichNode, item: Numbering): string {
  const isOrdered = list.type === 'orderedList';
  const items = (list.content ?? []).map((one, at) => {
    const { own, label } = numberedItem(list, at, item);
    const [first, ...rest] = one.content ?? [];
    if (first?.type !== 'paragraph') return element('li', nodesHtml(one.content ?? [], own));
    const head = element('p', `${escaped(label)} ${inlineHtml(first.content ?? [])}`);
    return element('li', head + nodesHtml(rest, own));
  });
  // Some readers do not say that a list without marks is one, unless it has its role.
  return element(isOrdered ? 'ol' : 'ul', items.join(''), { role: 'list' });
}

function tableHtml(table: RichNode, { isEnglish }: Numbering): string {
  const item = { ...unnumbered, isEnglish };
  const rows = (table.content ?? []).map((row) =>
    element('tr', (row.content ?? []).map((cell) => cellHtml(cell, item)).join('')),
  );
  return element('table', element('tbody', rows.join('')));
}

/** A head without words is no head: screen readers would announce nothing for each cell below it. */
function cellHtml(cell: RichNode, item: Numbering): string {
  const content = nodesHtml(cell.content ?? [], item);
  const isHead = cell.type === 'tableHeader' && content !== '';
  return element(isHead ? 'th' : 'td', content, {
    colspan: spanOf(cell, 'colspan'),
    rowspan: spanOf(cell, 'rowspan'),
    scope: isHead ? (spanOf(cell, 'colspan') === undefined ? 'col' : 'colgroup') : undefined,
  });
}

function spanOf(cell: RichNode, name: 'colspan' | 'rowspan'): number | undefined {
  const value = cell.attrs?.[name];
  return typeof value === 'number' && value > 1 ? value : undefined;
}

const tags = { bold: 'strong', italic: 'em', underline: 'u', strike: 's' } as const;
const isMark = (mark: string): mark is keyof typeof tags => mark in tags;

function inlineHtml(nodes: readonly RichNode[]): string {
  return nodes
    .map(({ type, text = '', marks = [] }) => {
      if (type === 'hardBreak') return '<br>';
      const on = marks.map((mark) => mark.type).filter(isMark);
      return on.reduceRight((inside, mark) => element(tags[mark], inside), escaped(text));
    })
    .join('');
}
