/**
 * The embedded database cannot be started or stopped; the message is one line
 * on the console that says what to change.
 */
export class EmbeddedError extends Error {
  override readonly name = 'EmbeddedError';
}
