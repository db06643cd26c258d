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

/** The order in which the reader saw a queue last; its usual one after a reload. */
export const orderOf = (code: QueueCode): Order =>
  orders.get(code) ?? { ask: toAsk(code, firstView), at: 0, documentId: '' };

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
