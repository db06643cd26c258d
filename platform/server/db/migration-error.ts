/** The database cannot be brought to this program's version; the message is one line for the console. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}
