import { AppError, tableLimits, tableShape } from '@sarn/kernel';
import { countedClauses } from './body/numbering.ts';
import { printedText } from './printed-text.ts';
import type { RichNode } from './rich-node.ts';

export type { RichNode };

const inline = ['text', 'hardBreak'] as const;
const blocks = [
  'paragraph',
  'heading',
  'bulletList',
  'orderedList',
  'blockquote',
  'table',
] as const;

/** Which nodes may contain which; anything else is refused, so the template handles all it gets. */
const children: Readonly<Record<string, readonly string[]>> = {
  doc: [...blocks, 'landscape'],
  landscape: blocks,
  paragraph: inline,
  heading: inline,
  text: [],
  hardBreak: [],
  bulletList: ['listItem'],
  orderedList: ['listItem'],
  listItem: blocks,
  blockquote: blocks,
  table: ['tableRow'],
  tableRow: ['tableCell', 'tableHeader'],
  tableCell: blocks,
  tableHeader: blocks,
};
/** A row may be empty: merged cells above it take all of it. */
const needsContent = new Set(['bulletList', 'orderedList', 'listItem', 'table', 'landscape']);
const marks = new Set(['bold', 'italic', 'underline', 'strike']);
/** What is printed as the words that it marks. */
const unseenMarks = new Set(['clauseRef']);
const deepest = 12;

/** How the words of a text are printed. */
type Printing = (text: string) => string;

/**
 * A Tiptap document with only what the template can print, its text in Thai digits.
 *
 * @param printing makes its words as they are printed; those of an English text have Arabic digits
 * @throws AppError 'pdf.unsupported-node' for any node, mark or nesting not on the white list
 */
export function printableRichText(doc: RichNode, printing: Printing = printedText): RichNode {
  if (doc.type !== 'doc') throw unsupported(doc.type);
  const { content = [], ...node } = printable(doc, 0, printing);
  return { ...node, content: countedClauses(content) };
}

function printable(node: RichNode, depth: number, printing: Printing): RichNode {
  const allowed = children[node.type];
  if (!allowed || depth > deepest) throw unsupported(node.type);
  if (node.type === 'text') return printableText(node, printing);
  const content = (node.content ?? []).map((child) => {
    if (!allowed.includes(child.type)) throw unsupported(`${node.type}/${child.type}`);
    return printable(child, depth + 1, printing);
  });
  if (needsContent.has(node.type) && content.length === 0) throw unsupported(node.type);
  // A gap would move the cells behind it into other columns.
  if (node.type === 'table' && typeof tableShape(node) === 'string') throw unsupported(node.type);
  return { type: node.type, attrs: printableAttrs(node), content };
}

function printableText(node: RichNode, printing: Printing): RichNode {
  const seen = (node.marks ?? []).filter(({ type }) => !unseenMarks.has(type));
  const kept = seen.map((mark) => {
    if (!marks.has(mark.type)) throw unsupported(mark.type);
    return { type: mark.type };
  });
  return { type: 'text', text: printing(node.text ?? ''), marks: kept };
}

function printableAttrs(node: RichNode): Record<string, unknown> {
  const attrs = node.attrs ?? {};
  const kept: Record<string, unknown> = {};
  for (const name of ['colspan', 'rowspan', 'start']) {
    const value = attrs[name];
    if (Number.isInteger(value) && Number(value) >= 1 && Number(value) <= tableLimits.rows) {
      kept[name] = value;
    }
  }
  if (attrs['numbering'] === 'clause') kept['numbering'] = 'clause';
  if (typeof attrs['textAlign'] === 'string') kept['textAlign'] = attrs['textAlign'];
  const drawn: unknown = attrs['colwidth'];
  if (Array.isArray(drawn) && drawn.every((one) => Number.isFinite(one))) kept['colwidth'] = drawn;
  return kept;
}

function unsupported(type: string): AppError {
  return new AppError('pdf.unsupported-node', { type: type.slice(0, 60) });
}
