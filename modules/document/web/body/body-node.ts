/** The editor's form of a text: a tree of nodes with marked-up text as leaves. */
export interface BodyNode {
  readonly type: string;
  readonly text?: string;
  readonly attrs?: Readonly<Record<string, unknown>>;
  readonly marks?: readonly { readonly type: string }[];
  readonly content?: readonly BodyNode[];
}

/** The tree, or null when the value is not one. */
export function toBodyNode(value: unknown): BodyNode | null {
  if (typeof value !== 'object' || value === null) return null;
  const { type } = value as { type?: unknown };
  return typeof type === 'string' ? (value as BodyNode) : null;
}

/** Whether the tree has any text. */
export function hasText(node: BodyNode | null): boolean {
  if (!node) return false;
  return Boolean(node.text?.trim()) || (node.content ?? []).some((child) => hasText(child));
}
