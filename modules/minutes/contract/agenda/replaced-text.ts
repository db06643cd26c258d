import { textOfNode } from './agenda-outline.ts';
import type { TextNode } from './agenda-outline.ts';

const lengthOf = ({ type, text = '' }: TextNode): number =>
  type === 'hardBreak' ? 1 : text.length;

/**
 * A paragraph with the letters of a range replaced; the new ones look as the first of them, or as the letter
 * before them.
 */
export function replacedText(node: TextNode, from: number, to: number, text: string): TextNode {
  const made: TextNode[] = [];
  let isPut = text === '';
  let begin = 0;
  for (const part of node.content ?? []) {
    const end = begin + lengthOf(part);
    const before = part.text?.slice(0, Math.max(0, from - begin)) ?? '';
    const after = part.text?.slice(Math.max(0, to - begin)) ?? '';
    const isTouched = end > from && begin < to;
    const isLastBefore = end === from && to === from;
    if (part.type === 'hardBreak') {
      if (!isTouched) made.push(part);
    } else if (!isTouched && !isLastBefore) {
      made.push(part);
    } else {
      const put = isPut ? '' : text;
      isPut = true;
      const whole = isTouched ? before + put + after : (part.text ?? '') + put;
      if (whole !== '') made.push({ ...part, text: whole });
    }
    begin = end;
  }
  if (!isPut) made.push({ type: 'text', text });
  return { ...node, content: made };
}

/** A paragraph with another text from a place on: only what differs is replaced, so that the rest keeps its look. */
export function rewrittenText(node: TextNode, from: number, text: string): TextNode {
  // A break of lines is a blank in a field of one line.
  const old = textOfNode(node).slice(from).replaceAll('\n', ' ');
  let start = 0;
  while (start < old.length && start < text.length && old[start] === text[start]) start += 1;
  let rest = 0;
  const most = Math.min(old.length, text.length) - start;
  while (rest < most && old.at(-1 - rest) === text.at(-1 - rest)) rest += 1;
  if (start === old.length && start === text.length) return node;
  return replacedText(
    node,
    from + start,
    from + old.length - rest,
    text.slice(start, text.length - rest),
  );
}
