import { toThaiDigits } from '@sarn/kernel';
import { resolutionWord } from '@sarn/pdf/contract';
import { agendaOf, headOfNode, nodesOf, resolutionOf, textOfNode } from './agenda-outline.ts';
import type { AgendaItem, TextNode } from './agenda-outline.ts';
import { replacedText, rewrittenText } from './replaced-text.ts';

/* Changes of a text made in the rows of its agenda. Each gives a new text; what is not named stays as it is. */

const withNodes = (doc: TextNode, content: readonly TextNode[]): TextNode => ({
  ...doc,
  content,
});

const withNode = (doc: TextNode, at: number, make: (node: TextNode) => TextNode): TextNode =>
  withNodes(
    doc,
    nodesOf(doc).map((node, place) => (place === at ? make(node) : node)),
  );

/** Gives an item another title; letters that stay keep their look. */
export const withTitle = (doc: TextNode, item: AgendaItem, title: string): TextNode =>
  withNode(doc, item.at, (node) => {
    const head = headOfNode(node);
    if (!head) return node;
    const from = head.words.length + head.number.length;
    const gap = /^\s*/u.exec(head.rest)?.[0] || ' ';
    return rewrittenText(node, from, gap + title);
  });

/**
 * Gives an item another resolution, with a paragraph of its own at the end of the item where it has none.
 *
 * @param which of its resolutions
 */
export function withResolution(
  doc: TextNode,
  item: AgendaItem,
  which: number,
  text: string,
): TextNode {
  const found = item.resolutions[which];
  if (!found) {
    return withNodes(doc, nodesOf(doc).toSpliced(item.end, 0, resolutionNode(text)));
  }
  return withNode(doc, found.at, (node) => {
    const all = textOfNode(node);
    const from = all.length - resolutionOf(all).length;
    // Right behind the word a blank is missing where nothing was resolved yet.
    const gap = /\s$/u.test(all.slice(0, from)) ? '' : ' ';
    return rewrittenText(node, from, gap + text);
  });
}

const resolutionNode = (text: string): TextNode => ({
  type: 'paragraph',
  content: [
    { type: 'text', text: resolutionWord, marks: [{ type: 'bold' }] },
    { type: 'text', text: ` ${text}` },
  ],
});

/** Head and empty resolution of a new item. */
const itemNodes = (number: string, title: string): readonly TextNode[] => [
  {
    type: 'heading',
    attrs: { level: 2 },
    content: [{ type: 'text', text: `ระเบียบวาระที่ ${number} ${title}` }],
  },
  resolutionNode(''),
];

const isEmptyLine = (node: TextNode | undefined): boolean =>
  node?.type === 'paragraph' && nodesOf(node).length === 0;

/** Adds items at the end, in the place of empty lines there. */
export function withItems(doc: TextNode, titles: readonly string[]): TextNode {
  const kept = [...nodesOf(doc)];
  while (isEmptyLine(kept.at(-1))) kept.pop();
  const isThai = /[๐-๙]/u.test(agendaOf(doc)[0]?.number ?? '');
  const added = titles.flatMap((title) => itemNodes(isThai ? '๑' : '1', title));
  return renumbered(withNodes(doc, [...kept, ...added]));
}

/** The item of the same depth that is the next in a direction; null at the edge, where it cannot be moved. */
export function neighbourOf(
  items: readonly AgendaItem[],
  item: AgendaItem,
  by: -1 | 1,
): AgendaItem | null {
  const place = items.findIndex(({ at }) => at === item.at);
  const others = by > 0 ? items.slice(place + 1) : items.slice(0, place).toReversed();
  const found = others.find(({ depth }) => depth <= item.depth);
  return found?.depth === item.depth ? found : null;
}

/** Puts an item, with all its text and the items below it, behind or before the next one of its depth. */
export function movedItem(doc: TextNode, item: AgendaItem, by: -1 | 1): TextNode {
  const other = neighbourOf(agendaOf(doc), item, by);
  if (!other) return doc;
  const [first, second] = by > 0 ? [item, other] : [other, item];
  const nodes = nodesOf(doc);
  return renumbered(
    withNodes(doc, [
      ...nodes.slice(0, first.at),
      ...nodes.slice(second.at, second.wholeEnd),
      ...nodes.slice(first.at, second.at),
      ...nodes.slice(second.wholeEnd),
    ]),
  );
}

/** Without an item, its text and the items below it. */
export function withoutItem(doc: TextNode, item: AgendaItem): TextNode {
  const left = nodesOf(doc).toSpliced(item.at, item.wholeEnd - item.at);
  return renumbered(withNodes(doc, left.length > 0 ? left : [{ type: 'paragraph' }]));
}

/** Its items numbered in their order, each in the digits in which it was numbered. */
export function renumbered(doc: TextNode): TextNode {
  const counts: number[] = [];
  return withNodes(
    doc,
    nodesOf(doc).map((node) => {
      const head = headOfNode(node);
      if (!head) return node;
      const depth = head.number.split('.').length;
      // An item below one that is not there counts as if it were.
      while (counts.length < depth) counts.push(counts.length + 1 < depth ? 1 : 0);
      counts.length = depth;
      counts[depth - 1] = (counts[depth - 1] ?? 0) + 1;
      const plain = counts.join('.');
      const number = /[๐-๙]/u.test(head.number) ? toThaiDigits(plain) : plain;
      const from = head.words.length;
      return number === head.number
        ? node
        : replacedText(node, from, from + head.number.length, number);
    }),
  );
}
