import { paragraphEnd, plainBody } from '@sarn/review/contract';
import type { BodyNode, RemarkKind, RemarkState, Stretch } from '@sarn/review/contract';
import type { Node } from '@tiptap/pm/model';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { changesBetween } from './changes-between.ts';
import { movedBy, writtenIn } from './moved.ts';
import type { Written } from './moved.ts';

/** A remark as it is shown in the text. */
export interface TextMark {
  readonly id: string;
  readonly number: number;
  readonly kind: RemarkKind;
  readonly state: RemarkState;
  /** In the text that was read. */
  readonly place: Stretch;
  readonly insert: string;
  /** Read aloud at its number. */
  readonly label: string;
}

/** What is shown over a text. */
export interface Shown {
  /** The plain text that was read, from which somebody writes other words. */
  readonly base: string;
  readonly marks: readonly TextMark[];
  readonly activeId: string | null;
  readonly isSuggesting: boolean;
  /** Below each paragraph with remarks there is a place for them. */
  readonly hasSlots: boolean;
}

interface Block {
  /** In the plain text. */
  readonly from: number;
  readonly length: number;
  /** In the editor, where its words begin. */
  readonly pos: number;
}

function blocksOf(doc: Node): Block[] {
  const blocks: Block[] = [];
  let from = 0;
  doc.descendants((node, pos) => {
    if (!node.isTextblock) return true;
    blocks.push({ from, length: node.content.size, pos: pos + 1 });
    from += node.content.size + paragraphEnd.length;
    return false;
  });
  return blocks;
}

export const plainOf = (doc: Node): string => plainBody(doc.toJSON() as BodyNode);

/** The place in the plain text of a place in the editor. */
export function offsetAt(doc: Node, pos: number): number {
  const block = blocksOf(doc).findLast((one) => one.pos <= pos);
  return block ? block.from + Math.min(pos - block.pos, block.length) : 0;
}

const posAt = (blocks: readonly Block[], offset: number): number => {
  const block = blocks.find(({ from, length }) => offset <= from + length);
  return block ? block.pos + Math.max(offset - block.from, 0) : 0;
};

/** What somebody has written in place of the text that was read. */
export function writtenOver(base: string, doc: Node): readonly Written[] {
  const now = plainOf(doc);
  return now === base ? [] : writtenIn(base, changesBetween(base, now));
}

/** All that is shown over the text. */
export function decorationsOf(doc: Node, shown: Shown): DecorationSet {
  const blocks = blocksOf(doc);
  const written = writtenOver(shown.base, doc);
  const changes = written.map(({ change }) => change);
  const own = written.flatMap((one) => ownChange(blocks, one));
  const others = shown.marks.flatMap((mark) => {
    const place = movedBy(changes, mark.place);
    return place ? markAt(blocks, mark, place, mark.id === shown.activeId) : [];
  });
  const slots = shown.hasSlots ? slotsIn(blocks, shown.marks) : [];
  const active = shown.marks.find(({ id }) => id === shown.activeId);
  const place = active && movedBy(changes, active.place);
  const around = place ? paragraphsOf(blocks, place) : [];
  return DecorationSet.create(doc, [...around, ...own, ...others, ...slots]);
}

/** The paragraphs in which the words of the chosen remark stand. */
const paragraphsOf = (blocks: readonly Block[], { from, to }: Stretch): Decoration[] =>
  blocks
    .filter((one) => one.from <= to && from <= one.from + one.length)
    .map(({ pos, length }) =>
      Decoration.node(pos - 1, pos + length + 1, { class: 'review-paragraph' }),
    );

/** Places below the paragraphs in which remarks are shown on a phone. */
function slotsIn(blocks: readonly Block[], marks: readonly TextMark[]): Decoration[] {
  const from = (mark: TextMark) =>
    blocks.findIndex((one) => mark.place.to <= one.from + one.length);
  return [...new Set(marks.map(from))].flatMap((index) => {
    const block = blocks[index];
    if (!block) return [];
    const place = () => {
      const element = document.createElement('div');
      element.className = 'review-slot';
      element.dataset['block'] = String(index);
      return element;
    };
    const spec = { key: `slot-${index}`, side: -1, stopEvent: () => true, ignoreSelection: true };
    return [Decoration.widget(block.pos + block.length + 1, place, spec)];
  });
}

function ownChange(blocks: readonly Block[], { from, to, removed }: Written): Decoration[] {
  const end = posAt(blocks, from);
  const shown: Decoration[] = [];
  if (removed !== '') {
    const key = `own-${from}-${removed}`;
    shown.push(Decoration.widget(end, () => wordsOf('del', removed), { key, side: -1 }));
  }
  if (to > from) {
    const attributes = { nodeName: 'ins', class: 'review-ins' };
    shown.push(Decoration.inline(end, posAt(blocks, to), attributes));
  }
  return shown;
}

function markAt(
  blocks: readonly Block[],
  mark: TextMark,
  { from, to }: Stretch,
  isActive: boolean,
): Decoration[] {
  const isOpen = mark.state === 'open';
  const isSuggestion = mark.kind === 'suggestion' && isOpen;
  const end = posAt(blocks, to);
  const attributes = {
    ...(isSuggestion ? { nodeName: 'del', class: 'review-del' } : { class: 'review-on' }),
    'data-remark': mark.id,
    ...(isActive && { 'data-active': 'true' }),
    ...(!isOpen && { 'data-done': 'true' }),
  };
  const shown: Decoration[] = [];
  if (to > from) shown.push(Decoration.inline(posAt(blocks, from), end, attributes));
  const id = `${mark.id}-${mark.state}-${isActive}`;
  if (isSuggestion && mark.insert !== '') {
    const words = () => {
      const element = wordsOf('ins', mark.insert);
      element.dataset['remark'] = mark.id;
      if (isActive) element.dataset['active'] = 'true';
      return element;
    };
    shown.push(Decoration.widget(end, words, { key: `ins-${id}`, side: 1 }));
  }
  shown.push(
    Decoration.widget(end, () => badgeOf(mark), { key: `badge-${id}-${mark.number}`, side: 2 }),
  );
  return shown;
}

function wordsOf(name: 'ins' | 'del', words: string): HTMLElement {
  const element = document.createElement(name);
  element.className = `review-${name}`;
  element.textContent = words.replaceAll(paragraphEnd, ' ¶ ');
  return element;
}

function badgeOf({ id, number, label }: TextMark): HTMLElement {
  const badge = document.createElement('button');
  badge.type = 'button';
  badge.className = 'review-number';
  badge.dataset['remark'] = id;
  badge.textContent = String(number);
  badge.setAttribute('aria-label', label);
  return badge;
}
