import type { Tx } from '@sarn/platform-server';
import { among } from '@sarn/document/server';
import { searchTables } from './tables.ts';

/** Takes the words of a document out of the search. */
export async function eraseFound(tx: Tx, documentId: string): Promise<void> {
  await searchTables(tx)
    .deleteFrom('document_find')
    .where('document_id', '=', documentId)
    .execute();
}

/**
 * Takes documents out of the search that are deleted whole, and what was due for them: call it after
 * their readers are gone, each of which made them due anew, and before the documents themselves.
 */
export async function forgetFound(tx: Tx, documentIds: readonly string[]): Promise<void> {
  const tables = searchTables(tx);
  await tables.deleteFrom('document_find').where('document_id', '=', among(documentIds)).execute();
  await tables
    .deleteFrom('document_find_due')
    .where('document_id', '=', among(documentIds))
    .execute();
}
