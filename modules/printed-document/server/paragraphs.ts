interface TextNode {
  readonly type?: unknown;
  readonly text?: unknown;
  readonly content?: unknown;
}

const blocks = new Set(['paragraph', 'heading']);

/** Paragraphs of an editor's tree as plain text; list items are paragraphs with their bullet. */
export function paragraphsOf(body: unknown): string[] {
  return gather(body as TextNode, '').filter((text) => text.trim() !== '');
}

function gather(node: TextNode, sign: string): string[] {
  const children = Array.isArray(node.content) ? (node.content as TextNode[]) : [];
  if (blocks.has(String(node.type))) return [sign + textOf(node)];
  const isOrdered = node.type === 'orderedList';
  const isList = isOrdered || node.type === 'bulletList';
  return children.flatMap((child, place) =>
    gather(child, isList ? (isOrdered ? `${place + 1}. ` : '- ') : sign),
  );
}

function textOf(node: TextNode): string {
  if (typeof node.text === 'string') return node.text;
  if (node.type === 'hardBreak') return ' ';
  const children = Array.isArray(node.content) ? (node.content as TextNode[]) : [];
  return children.map(textOf).join('');
}
