import type { CertificateDocument } from '../../contract/index.ts';
import { certificateWords } from '../../contract/index.ts';
import { printedText } from '../printed-text.ts';
import type { RichNode } from '../rich-text.ts';

/** The text of a certificate: its first paragraph goes on behind the name of whom it certifies. */
export function certifiedBody({ certified }: CertificateDocument, doc: RichNode): RichNode {
  const [first, ...rest] = doc.content ?? [];
  const opening = printedText(`${certificateWords.opening} ${certified}`.trim());
  const opened = (content: readonly RichNode[]): RichNode => ({
    type: 'paragraph',
    content: [{ type: 'text', text: content.length > 0 ? `${opening} ` : opening }, ...content],
  });
  const isParagraph = first?.type === 'paragraph';
  const head = isParagraph ? { ...first, ...opened(first.content ?? []) } : opened([]);
  return { ...doc, content: [head, ...(first && !isParagraph ? [first] : []), ...rest] };
}
