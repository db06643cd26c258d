import type { QueueCode } from '@sarn/document/contract';
import type { QueueRow } from '@sarn/search/contract';
import type { QueueAsk } from './queue.client.ts';
import { firstView, toAsk } from './queue-view.ts';

interface Order {
  readonly ask: QueueAsk;
  /** Where the document that was opened last stood on that page. */
  readonly at: number;
  readonly documentId: string;
}

const orders = new Map<QueueCode, Order>();

/** Keeps the order, the filter and the page in which the reader saw a queue. */
export function keepOrder(code: QueueCode, order: Order): void {
  orders.set(code, order);
}

const byDue = { column: 'dueDate', direction: 'ascending' } as const;

/**
 * The order in which the reader saw a queue last; its usual one after a reload.
 *
 * @param apart a document that was opened elsewhere, as an urgent one: what is due first stands first
 */
export function orderOf(code: QueueCode, apart?: string): Order {
  const kept = orders.get(code);
  if (kept && (apart === undefined || kept.documentId === apart)) return kept;
  const view = apart === undefined ? firstView : { ...firstView, sort: byDue };
  return { ask: toAsk(code, view), at: 0, documentId: '' };
}

/** The place of the opened row; of the first one of the document where its row is not known. */
export function placeOf(rows: readonly QueueRow[], documentId: string, row?: string): number {
  const exact = rows.findIndex((one) => one.key === row && one.documentId === documentId);
  return exact >= 0 ? exact : rows.findIndex((one) => one.documentId === documentId);
}

/** The row that takes the place of a document which no longer waits; the last one at the end. */
export function inItsPlace(
  rows: readonly QueueRow[],
  documentId: string,
  at: number,
): QueueRow | undefined {
  const found = placeOf(rows, documentId);
  const others = rows.filter((one) => one.documentId !== documentId);
  return others[found >= 0 ? found : at] ?? others.at(-1);
}
