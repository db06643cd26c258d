import { AppError } from '@sarn/kernel';
import { printableRichText } from '../rich-text.ts';
import type { RichNode } from '../rich-text.ts';

/**
 * The text of a document as it can be printed.
 *
 * @throws AppError 'pdf.unsupported-node', and 'pdf.incomplete' for a document without a text
 */
export function wholeBody(body: RichNode): RichNode {
  const printable = printableRichText(body);
  if (!printable.content?.length) throw new AppError('pdf.incomplete', { field: 'body' });
  return printable;
}
