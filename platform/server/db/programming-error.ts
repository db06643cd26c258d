/** A mistake in the calling code, not in the data: never shown to a user. */
export class ProgrammingError extends Error {
  override readonly name = 'ProgrammingError';
}
