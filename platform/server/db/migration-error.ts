/** The database cannot be migrated to this program's version; the message is one console line. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}
