import type { Tx } from '@sarn/platform-server';
import { classificationTables } from './tables.ts';

/** Whether the document was numbered before it was classified: then its class was given here. */
export async function wasNumberedOpenly(tx: Tx, documentId: string): Promise<boolean> {
  const entry = await classificationTables(tx)
    .selectFrom('register_entry as entry')
    .innerJoin('register', 'register.id', 'entry.register_id')
    .select('entry.id')
    .where('entry.document_id', '=', documentId)
    .where('entry.transmission_id', 'is', null)
    .where('register.kind', '=', 'receive')
    .limit(1)
    .executeTakeFirst();
  return entry !== undefined;
}
