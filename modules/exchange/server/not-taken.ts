/** The partner did not take a message: its own text, or ours where it did not answer. */
export class NotTaken extends Error {
  override readonly name = 'NotTaken';
  /** Code of the refusal; 'unreachable' where there was none. */
  readonly code: string;

  constructor(code: string, words: string) {
    super(words);
    this.code = code;
  }
}
