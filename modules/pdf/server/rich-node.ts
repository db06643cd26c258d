/** A node of a Tiptap document (`editor.getJSON()`). */
export interface RichNode {
  readonly type: string;
  readonly text?: string | undefined;
  readonly attrs?: Readonly<Record<string, unknown>> | undefined;
  readonly marks?: readonly { readonly type: string }[] | undefined;
  readonly content?: readonly RichNode[] | undefined;
}
