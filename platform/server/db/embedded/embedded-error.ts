/**
 * The embedded database cannot be started or stopped; the message is one line
 * for the person at the console and says what to change.
 */
export class EmbeddedError extends Error {
  override readonly name = 'EmbeddedError';
}
