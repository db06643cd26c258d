/** One option. */
export interface Option<V extends string = string> {
  readonly value: V;
  readonly label: string;
  /** Second line of text: a person's post, a unit's parent. */
  readonly hint?: string | undefined;
  readonly isDisabled?: boolean | undefined;
}
