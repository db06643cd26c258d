import { isBlock, lineBreak, paragraphEnd, wordsOfBlock, wordsOfPiece } from './plain-body.ts';
import type { BodyNode } from './plain-body.ts';

/** A part of the plain text that is replaced by other words. */
export interface Replacement {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

interface Open {
  type?: string;
  content?: Open[];
  attrs?: Readonly<Record<string, unknown>>;
}

/** A paragraph with the nodes around it, the nearest last. */
interface Placed {
  readonly node: Open;
  readonly around: readonly Open[];
  readonly from: number;
  readonly length: number;
}

/**
 * The body with other words in a part of its text; everything else of it stays, marks and tables included. Words
 * that come in are written like those before them. A removed end of a paragraph joins two, except in a table,
 * where cells stay cells.
 */
export function spliceBody(body: unknown, { from, to, insert }: Replacement): unknown {
  const doc = copyOf(body as Open);
  const blocks = placed(doc);
  const first = blocks.findIndex((one) => from <= one.from + one.length);
  const last = blocks.findIndex((one) => to <= one.from + one.length);
  const [begin, end] = [blocks[first], blocks[last]];
  if (!begin || !end || from > to) throw new RangeError('no such part of the text');
  const head = cut(begin.node, 0, from - begin.from);
  const tail = cut(end.node, to - end.from, end.length);
  const marks = marksAt(begin.node, from - begin.from);
  if (begin !== end && blocks.slice(first, last + 1).some(isInCell)) {
    begin.node.content = [...head, ...pieces(insert.replaceAll(paragraphEnd, lineBreak), marks)];
    for (const { node } of blocks.slice(first + 1, last)) node.content = [];
    end.node.content = tail;
    return doc;
  }
  const [start = '', ...more] = insert.split(paragraphEnd);
  const added = more.map((words) => ({ ...begin.node, content: pieces(words, marks) as Open[] }));
  begin.node.content = [...head, ...pieces(start, marks)];
  const closing = added.at(-1) ?? begin.node;
  closing.content = [...(closing.content ?? []), ...tail];
  for (const gone of blocks.slice(first + 1, last + 1)) remove(gone);
  putAfter(begin, added);
  return doc;
}

/** Another tree of the same nodes, to be changed. */
const copyOf = (node: Open): Open => ({
  ...node,
  ...(node.content && { content: node.content.map(copyOf) }),
});

function placed(doc: Open): Placed[] {
  const found: Placed[] = [];
  let at = 0;
  const visit = (node: Open, around: readonly Open[]): void => {
    if (isBlock(node)) {
      const { length } = wordsOfBlock(node as BodyNode);
      found.push({ node, around, from: at, length });
      at += length + paragraphEnd.length;
      return;
    }
    for (const child of node.content ?? []) visit(child, [...around, node]);
  };
  visit(doc, []);
  return found;
}

const isInCell = ({ around }: Placed): boolean => around.some(({ type }) => type === 'table');

/** The pieces of a paragraph between two places in it. */
function cut(block: Open, from: number, to: number): Open[] {
  let at = 0;
  return (block.content ?? []).flatMap((piece) => {
    const words = wordsOfPiece(piece as BodyNode);
    const [start, end] = [Math.max(from - at, 0), Math.min(to - at, words.length)];
    at += words.length;
    if (start >= end) return [];
    return [words === lineBreak ? piece : { ...piece, text: words.slice(start, end) }];
  });
}

/** Marks of the words before a place, or of those behind it where it is the first; a reference is no style. */
function marksAt(block: Open, at: number): readonly unknown[] {
  const [before] = cut(block, Math.max(at - 1, 0), Math.max(at, 1));
  const { marks = [] } = (before ?? {}) as BodyNode;
  return marks.filter(({ type }) => type !== 'clauseRef');
}

/** Words as pieces of a paragraph. */
function pieces(words: string, marks: readonly unknown[]): Open[] {
  return words
    .split(new RegExp(`(${lineBreak})`))
    .filter(Boolean)
    .map((text) =>
      text === lineBreak
        ? { type: 'hardBreak' }
        : { type: 'text', text, ...(marks.length > 0 && { marks }) },
    );
}

/** Takes a paragraph out, and what is empty without it. */
function remove({ node, around }: Placed): void {
  let gone = node;
  for (const parent of around.toReversed()) {
    parent.content = (parent.content ?? []).filter((child) => child !== gone);
    if (parent.content.length > 0) return;
    gone = parent;
  }
}

/** Puts paragraphs behind another; each is an item of its own where that is the whole of an item. */
function putAfter({ node, around }: Placed, added: readonly Open[]): void {
  const parent = around.at(-1);
  const isItem = parent?.type === 'listItem' && parent.content?.length === 1;
  const [into, after] = isItem ? [around.at(-2), parent] : [parent, node];
  if (!into || !after) return;
  const items = isItem ? added.map((one) => ({ type: 'listItem', content: [one] })) : added;
  const at = (into.content ?? []).indexOf(after) + 1;
  into.content = (into.content ?? []).toSpliced(at, 0, ...items);
}
