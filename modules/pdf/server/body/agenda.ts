import type { RichNode } from '../rich-text.ts';

const agendaItem = /^(?:ระเบียบ)?วาระที่\s*[0-9๐-๙]/u;
const resolution = 'มติที่ประชุม';

/**
 * The text of minutes with its agenda items as heads and the word of each resolution in bold, as custom
 * writes them, also where they were typed as plain paragraphs.
 */
export const agendaBody = (doc: RichNode): RichNode => ({
  ...doc,
  content: (doc.content ?? []).map((node) => (node.type === 'paragraph' ? emphasised(node) : node)),
});

function emphasised(node: RichNode): RichNode {
  const [first, ...rest] = node.content ?? [];
  if (first?.type !== 'text' || first.text === undefined) return node;
  if (agendaItem.test(first.text)) return { ...node, type: 'heading' };
  if (!first.text.startsWith(resolution)) return node;
  const bold = [...(first.marks ?? []).filter(({ type }) => type !== 'bold'), { type: 'bold' }];
  const after = first.text.slice(resolution.length);
  return {
    ...node,
    content: [
      { type: 'text', text: resolution, marks: bold },
      ...(after === '' ? [] : [{ ...first, text: after }]),
      ...rest,
    ],
  };
}
