import { nextInQueue } from '@sarn/worklist/contract';
import type { QueueCode } from '@sarn/document/contract';
import { call } from '@sarn/platform-web';
import { readQueue } from './queue.client.ts';
import { inItsPlace, keepOrder, orderOf } from './queue-order.ts';

/**
 * The next document that waits in the same queue, in the order in which the reader saw it; null when
 * none is left.
 */
export async function findNextInQueue(queue: QueueCode, after: string): Promise<string | null> {
  const { ask, at } = orderOf(queue);
  const { rows } = await readQueue(ask);
  const next = inItsPlace(rows, after, at);
  if (next) {
    const { documentId } = next;
    const others = rows.filter((row) => row.documentId !== after);
    // It was not opened apart: its place and its neighbours stay those of the list that the reader saw.
    keepOrder(queue, { ask, at: others.indexOf(next), documentId });
    return documentId;
  }
  // Nothing is left on this page, or with this filter.
  return (await call(nextInQueue, { typeCode: queue, after })).documentId;
}
