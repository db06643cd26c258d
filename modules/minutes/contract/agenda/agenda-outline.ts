import { agendaHead, resolutionWord } from '@sarn/pdf/contract';

/** A node of the written text, as the editor gives it. */
export interface TextNode {
  readonly type?: string;
  readonly text?: string;
  readonly attrs?: Readonly<Record<string, unknown>>;
  readonly marks?: readonly object[];
  readonly content?: readonly TextNode[];
}

/** What the meeting resolved on an item: a paragraph of the text. */
export interface Resolution {
  /** Place of its paragraph among the nodes of the text. */
  readonly at: number;
  readonly text: string;
}

/** An item of the agenda, as the text has it. */
export interface AgendaItem {
  /** Place of its head among the nodes of the text. */
  readonly at: number;
  /** Where it ends; items below it, such as 3.1 of 3, are their own. */
  readonly end: number;
  /** Where the last of the items below it ends. */
  readonly wholeEnd: number;
  /** As it is written: `3`, `๓.๑`. */
  readonly number: string;
  /** 1 for an item, 2 for one below it. */
  readonly depth: number;
  readonly title: string;
  readonly resolutions: readonly Resolution[];
  /** Whether anything stands in it beside head and resolutions. */
  readonly hasText: boolean;
  /** Its blocks on the page, as those of the body are counted there. */
  readonly blocks: { readonly from: number; readonly to: number };
}

export const nodesOf = (doc: TextNode): readonly TextNode[] => doc.content ?? [];

/** What can begin an item or be a resolution. */
const isLine = ({ type }: TextNode): boolean => type === 'paragraph' || type === 'heading';

/** Text of a paragraph; a break of lines counts as one letter, as everywhere in the editor. */
export const textOfNode = ({ content = [] }: TextNode): string =>
  content.map(({ type, text = '' }) => (type === 'hardBreak' ? '\n' : text)).join('');

export const headOfNode = (node: TextNode) => (isLine(node) ? agendaHead(textOfNode(node)) : null);

export const isResolution = (node: TextNode): boolean =>
  isLine(node) && textOfNode(node).startsWith(resolutionWord);

/** What is resolved, without the word before it. */
export const resolutionOf = (text: string): string =>
  text.slice(resolutionWord.length).replace(/^\s*:?\s*/u, '');

/** In a field of one line; as long as it is in the text. */
const inOneLine = (text: string): string => text.replaceAll('\n', ' ');

const hasText = (node: TextNode): boolean =>
  (node.text ?? '').trim() !== '' || node.type === 'table' || nodesOf(node).some(hasText);

/** Whether nothing is written. */
export const isEmptyText = (doc: TextNode): boolean => !hasText(doc);

/** How many blocks of the page a node is: each paragraph of a list is one, a table is one. */
const blocksOf = (node: TextNode): number =>
  isLine(node) || node.type === 'table'
    ? 1
    : nodesOf(node).reduce((sum, one) => sum + blocksOf(one), 0);

/** The items of the agenda that a text holds, in its order. */
export function agendaOf(doc: TextNode): readonly AgendaItem[] {
  const nodes = nodesOf(doc);
  const heads = nodes.flatMap((node, at) => {
    const head = headOfNode(node);
    return head ? [{ at, head, depth: head.number.split('.').length }] : [];
  });
  const before = nodes.reduce<number[]>(
    (sums, node) => [...sums, (sums.at(-1) ?? 0) + blocksOf(node)],
    [0],
  );
  return heads.map(({ at, head, depth }, place) => {
    const later = heads.slice(place + 1);
    const end = later[0]?.at ?? nodes.length;
    const inside = nodes.slice(at + 1, end);
    return {
      ...{ at, end, depth, number: head.number, title: inOneLine(head.rest).trimStart() },
      wholeEnd: later.find((one) => one.depth <= depth)?.at ?? nodes.length,
      resolutions: inside.flatMap((node, index) =>
        isResolution(node)
          ? [{ at: at + 1 + index, text: inOneLine(resolutionOf(textOfNode(node))) }]
          : [],
      ),
      hasText: inside.some((node) => !isResolution(node) && hasText(node)),
      blocks: { from: before[at] ?? 0, to: (before[end] ?? 1) - 1 },
    };
  });
}

/** Whether the meeting has resolved something on it; one with items below it need not. */
export const isResolved = ({ end, wholeEnd, resolutions }: AgendaItem): boolean =>
  wholeEnd > end || resolutions.some(({ text }) => text.trim() !== '');
