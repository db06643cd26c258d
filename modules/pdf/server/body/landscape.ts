import type { RichNode } from '../rich-node.ts';

/** Pages in landscape: for what is wider than a page is. */
export const isLandscape = ({ type }: RichNode): boolean => type === 'landscape';

/**
 * Where the annexes of a text begin: what stands in landscape at its end is printed behind the signature and all that
 * follows it, as custom has it. Without annexes, where it ends.
 *
 * @param content of the whole text, outermost
 */
export function annexStart(content: readonly RichNode[]): number {
  const end = content.findLastIndex((node) => !isLandscape(node) && !isEmpty(node)) + 1;
  return content.slice(end).some(isLandscape) ? end : content.length;
}

/** The text of a document, and its annexes. The templates do the same (`annexes` of body.typ). */
export function annexesApart(doc: RichNode): {
  readonly text: RichNode;
  readonly annexes: RichNode;
} {
  const content = doc.content ?? [];
  const at = annexStart(content);
  return {
    text: { ...doc, content: content.slice(0, at) },
    annexes: { ...doc, content: content.slice(at) },
  };
}

/** The paragraph that the editor keeps at the end, so that one can write on. */
const isEmpty = ({ type, content = [] }: RichNode): boolean =>
  type === 'paragraph' && content.length === 0;
