import type { Handle, Tx } from '@sarn/platform-server';
import { sql } from 'kysely';
import type { DocumentRow } from '../subject.ts';
import { findReadable } from '../document.store.ts';
import type { QueueItem } from '../queue.store.ts';
import { documentTables } from '../tables.ts';
import { among, word } from '../sql-words.store.ts';

/** What waits for keys, over all queues. */
export function listWaitingFor(h: Handle, principals: readonly string[]): Promise<QueueItem[]> {
  return documentTables(h)
    .selectFrom('queue_item')
    .select(['subject_key as subjectKey', 'code', 'principal', 'document_id as documentId'])
    .select([
      'transmission_id as transmissionId',
      'assignment_id as assignmentId',
      'since',
      'due_date as dueDate',
    ])
    .where('principal', '=', among(principals))
    .orderBy('document_id')
    .orderBy('subject_key')
    .execute();
}

/** Removes everything from the queues of one key. */
export async function dropQueueOf(tx: Tx, principal: string): Promise<void> {
  await documentTables(tx).deleteFrom('queue_item').where('principal', '=', principal).execute();
}

/** Orders of limited power for which anything waits. */
export async function listWaitingOrders(h: Handle): Promise<string[]> {
  const rows = await documentTables(h)
    .selectFrom('queue_item')
    .select(({ ref }) => sql<string>`substr(${ref('principal')}, 3)`.as('id'))
    .distinct()
    .where(({ fn }) => fn<boolean>('starts_with', ['principal', word('d:')]))
    .execute();
  return rows.map((row) => row.id);
}

/** The document of an item, read by the key for which it waits. */
export function findWaitingDocument(tx: Tx, item: QueueItem): Promise<DocumentRow | undefined> {
  return findReadable(tx, item.documentId, [item.principal]);
}
