import type { Tx } from '@sarn/platform-server';
import type { Dependencies } from './dependencies.ts';
import { insertEvent } from './event.store.ts';

/**
 * Adds an entry to the history of a document, and makes the open pages of its readers load it again
 * after the commit. Every change of a document must call this, so that no page misses it.
 */
export async function addToHistory(
  deps: Pick<Dependencies, 'changes'>,
  tx: Tx,
  event: Parameters<typeof insertEvent>[1],
): Promise<void> {
  await insertEvent(tx, event);
  deps.changes.document(tx, event.documentId);
}
