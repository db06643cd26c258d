/** A node of a text as the editor stores it. */
export interface BodyNode {
  readonly type?: string;
  readonly text?: string;
  readonly attrs?: Readonly<Record<string, unknown>>;
  readonly marks?: readonly { readonly type?: string }[];
  readonly content?: readonly BodyNode[];
}

/** Stands between two paragraphs in the plain text, and for a line break in a paragraph. */
export const paragraphEnd = '\n';
export const lineBreak = '\u2028';

/** Paragraphs and headings: what holds words. */
export const isBlock = ({ type }: Pick<BodyNode, 'type'>): boolean =>
  type === 'paragraph' || type === 'heading';

/** The words of one piece inside a paragraph; one character for each place that the editor counts. */
export const wordsOfPiece = ({ type, text = '' }: BodyNode): string =>
  type === 'hardBreak' ? lineBreak : text;

export const wordsOfBlock = ({ content = [] }: BodyNode): string =>
  content.map(wordsOfPiece).join('');

/** Paragraphs and headings of a text, in their order. */
export function blocksOf(node: BodyNode): BodyNode[] {
  if (isBlock(node)) return [node];
  return (node.content ?? []).flatMap(blocksOf);
}

/**
 * The text of a body without its form: its paragraphs, one under the other. Places in it are counted the same by
 * the server and by the editor, and survive a change of the form.
 */
export const plainBody = (body: unknown): string =>
  isNode(body) ? blocksOf(body).map(wordsOfBlock).join(paragraphEnd) : '';

const isNode = (value: unknown): value is BodyNode => typeof value === 'object' && value !== null;
