/** What the editor keeps of a text: a tree of nodes with marked-up words as leaves. */
export interface BodyNode {
  readonly type: string;
  readonly text?: string;
  readonly attrs?: Readonly<Record<string, unknown>>;
  readonly marks?: readonly { readonly type: string }[];
  readonly content?: readonly BodyNode[];
}

/** The tree, or null when what came is none. */
export function toBodyNode(value: unknown): BodyNode | null {
  if (typeof value !== 'object' || value === null) return null;
  const { type } = value as { type?: unknown };
  return typeof type === 'string' ? (value as BodyNode) : null;
}

/** Whether there are any words in it. */
export function hasText(node: BodyNode | null): boolean {
  if (!node) return false;
  return Boolean(node.text?.trim()) || (node.content ?? []).some((child) => hasText(child));
}
