import { agendaHead, resolutionWord as resolution } from '../../contract/index.ts';
import type { RichNode } from '../rich-text.ts';
import { isLandscape } from './landscape.ts';

/**
 * The text of minutes with its agenda items as heads and the word of each resolution in bold, both at the left margin,
 * as custom writes them, also where they were typed as plain paragraphs.
 *
 * @rule saraban-2526 ข้อ 25: form 11 sets neither. A resolution belongs to its item, so it begins where the item
 * does, and the eye that looks for resolutions finds them in one column; what follows it is indented like all text.
 */
export const agendaBody = (doc: RichNode): RichNode => ({
  ...doc,
  content: (doc.content ?? []).map((node) => {
    if (isLandscape(node)) return agendaBody(node);
    return node.type === 'paragraph' ? emphasised(node) : node;
  }),
});

function emphasised(node: RichNode): RichNode {
  const [first, ...rest] = node.content ?? [];
  if (first?.type !== 'text' || first.text === undefined) return node;
  if (agendaHead(textOf(node)) !== null) return { ...node, type: 'heading' };
  if (!first.text.startsWith(resolution)) return node;
  const bold = [...(first.marks ?? []).filter(({ type }) => type !== 'bold'), { type: 'bold' }];
  const after = first.text.slice(resolution.length);
  return {
    ...node,
    attrs: { ...node.attrs, isAtMargin: true },
    content: [
      { type: 'text', text: resolution, marks: bold },
      ...(after === '' ? [] : [{ ...first, text: after }]),
      ...rest,
    ],
  };
}

/** Its number may have another look than the words before it. */
const textOf = ({ content = [] }: RichNode): string =>
  content.map(({ text = '' }) => text).join('');
