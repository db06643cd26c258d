import type { CertificateDocument } from '../../contract/index.ts';
import { certificateWords } from '../../contract/index.ts';
import { printedText } from '../printed-text.ts';
import type { RichNode } from '../rich-text.ts';

/** Whether the opening is a paragraph of its own: a text that begins with a list or a table does not go on behind it. */
export const isOpenedApart = ({ content = [] }: RichNode): boolean =>
  content[0] !== undefined && content[0].type !== 'paragraph';

/** The text of a certificate: its first paragraph goes on behind the name of whom it certifies. */
export function certifiedBody({ certified }: CertificateDocument, doc: RichNode): RichNode {
  const [first, ...rest] = doc.content ?? [];
  const opening = printedText(`${certificateWords.opening} ${certified}`.trim());
  const opened = (content: readonly RichNode[]): RichNode => ({
    type: 'paragraph',
    content: [{ type: 'text', text: content.length > 0 ? `${opening} ` : opening }, ...content],
  });
  if (isOpenedApart(doc)) return { ...doc, content: [opened([]), ...(doc.content ?? [])] };
  return { ...doc, content: [{ ...first, ...opened(first?.content ?? []) }, ...rest] };
}
