import type { Handle, Tx } from '@sarn/platform-server';
import type { DocumentRow } from '../subject.ts';
import { findReadable } from '../document.store.ts';
import type { QueueItem } from '../queue.store.ts';

/** What waits for keys, over all queues. */
export function listWaitingFor(h: Handle, holders: readonly string[]): Promise<QueueItem[]> {
  return h.query<QueueItem>(
    `select thing_key as "thingKey", code, holder, document_id as "documentId", leg_id as "legId",
            job_id as "jobId", since, due_date as "dueDate"
     from queue_item where holder = any ($1::text[]) order by document_id, thing_key`,
    [holders],
  );
}

/** Takes everything out of the queues of one key. */
export async function dropQueueOf(tx: Tx, holder: string): Promise<void> {
  await tx.query('delete from queue_item where holder = $1', [holder]);
}

/** Orders of limited power for which anything waits. */
export async function listWaitingOrders(h: Handle): Promise<string[]> {
  const rows = await h.query<{ id: string }>(
    `select distinct substr(holder, 3) as id from queue_item where starts_with(holder, 'd:')`,
  );
  return rows.map((row) => row.id);
}

/** The paper of an item, read by the key for which it waits. */
export function findWaitingPaper(tx: Tx, item: QueueItem): Promise<DocumentRow | undefined> {
  return findReadable(tx, item.documentId, [item.holder]);
}
