import type { Handle, Tx } from '@sarn/platform-server';
import type { TextExtent } from '@sarn/document/server';
import { circulationTables } from './tables.ts';

/** Whether a circulation of the document was not recalled; then it cannot be classified. */
export async function isCirculated(h: Handle, documentId: string): Promise<boolean> {
  const found = await circulationTables(h)
    .selectFrom('circulation')
    .select('id')
    .where('document_id', '=', documentId)
    .where('recalled_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Tables with texts of a document that `eraseCirculationTexts` deletes. */
export const circulationTextTables = ['circulation', 'circulation_recipient'] as const;

/** Deletes what senders and recipients of circulations wrote about a document. */
export async function eraseCirculationTexts(
  tx: Tx,
  documentId: string,
  extent: TextExtent,
): Promise<void> {
  if (extent === 'content') return;
  await circulationTables(tx)
    .updateTable('circulation')
    .set({ note: '' })
    .where('document_id', '=', documentId)
    .execute();
  await circulationTables(tx)
    .updateTable('circulation_recipient')
    .set({ answer: '' })
    .where('document_id', '=', documentId)
    .execute();
}
