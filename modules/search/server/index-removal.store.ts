import type { Tx } from '@sarn/platform-server';
import { among } from '@sarn/document/server';
import { searchTables } from './tables.ts';

/** Removes the words of a document from the search index. */
export async function eraseFound(tx: Tx, documentId: string): Promise<void> {
  await searchTables(tx)
    .deleteFrom('document_find')
    .where('document_id', '=', documentId)
    .execute();
}

/**
 * Removes deleted documents and their pending updates from the search index. Call it after their
 * readers are deleted, each of which adds a pending update, and before the documents are deleted.
 */
export async function forgetFound(tx: Tx, documentIds: readonly string[]): Promise<void> {
  const tables = searchTables(tx);
  await tables.deleteFrom('document_find').where('document_id', '=', among(documentIds)).execute();
  await tables
    .deleteFrom('document_find_due')
    .where('document_id', '=', among(documentIds))
    .execute();
}
