/** Why nothing was restored, as one line for the console: what is wrong and what to do. */
export class RestoreError extends Error {
  override readonly name = 'RestoreError';
}
