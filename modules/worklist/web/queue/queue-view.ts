import { searchMinLength, todoTable } from '@sarn/kernel';
import type { QueueCode } from '@sarn/document/contract';
import type { TableSort } from '@sarn/platform-web';
import { queueSorts } from '@sarn/worklist/contract';
import type { QueueAsk } from './queue.client.ts';

/** Rows of a page of a queue. */
export const { pageSize } = todoTable;
/** A search begins with this many characters as a person counts them, or with none. */
export const minimumSearch = searchMinLength;

/** What the reader chose to see of a queue. */
export interface QueueView {
  readonly search: string;
  readonly page: number;
  readonly sort: TableSort;
  readonly kind: string;
  readonly speed: string;
}

export const firstView: QueueView = {
  search: '',
  page: 1,
  sort: { column: 'since', direction: 'descending' },
  kind: '',
  speed: '',
};

/** A changed view starts again at its first page, unless only the page changed. */
export function changedView(view: QueueView, part: Partial<QueueView>): QueueView {
  return { ...view, page: 1, ...part };
}

/** The view as the call takes it. */
export function toAsk(code: QueueCode, view: QueueView): QueueAsk {
  return {
    typeCode: code,
    page: view.page,
    size: pageSize,
    sort: queueSorts.find((sort) => sort === view.sort.column) ?? 'since',
    direction: view.sort.direction === 'ascending' ? 'asc' : 'desc',
    search: view.search,
    ...(view.kind ? { kind: view.kind } : {}),
    ...(view.speed ? { speed: view.speed } : {}),
  };
}
