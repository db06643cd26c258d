import { searchMinLength, todoTable } from '@sarn/kernel';
import type { QueueCode } from '@sarn/document/contract';
import type { TableSort } from '@sarn/platform-web';
import { queueDues, queueSorts } from '@sarn/worklist/contract';
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
  /** `s:` and a sender outside, `u:` and the id of a unit of the agency; empty: all. */
  readonly from: string;
  readonly due: string;
}

export const firstView: QueueView = {
  search: '',
  page: 1,
  sort: { column: 'since', direction: 'descending' },
  kind: '',
  speed: '',
  from: '',
  due: '',
};

/** A changed view starts again at its first page, unless only the page changed. */
export function changedView(view: QueueView, part: Partial<QueueView>): QueueView {
  return { ...view, page: 1, ...part };
}

/** The view as the call takes it. */
export function toAsk(code: QueueCode, view: QueueView): QueueAsk {
  const due = queueDues.find((one) => one === view.due);
  return {
    typeCode: code,
    page: view.page,
    size: pageSize,
    sort: queueSorts.find((sort) => sort === view.sort.column) ?? 'since',
    direction: view.sort.direction === 'ascending' ? 'asc' : 'desc',
    search: view.search,
    ...(view.kind ? { kind: view.kind } : {}),
    ...(view.speed ? { speed: view.speed } : {}),
    ...(view.from ? { from: view.from } : {}),
    ...(due ? { due } : {}),
  };
}

/** Whether a filter or the search is set. */
export const isNarrowed = (view: QueueView): boolean =>
  [view.search, view.kind, view.speed, view.from, view.due].some((text) => text !== '');

/** What shows all rows of the queue again. */
export const allRows = { search: '', kind: '', speed: '', from: '', due: '' };

type Address = Readonly<Record<string, unknown>>;

/** The view that an address names; what is missing or not known has its usual value. */
export function viewOf(address: Address): QueueView {
  const text = (name: string): string => {
    const written = address[name];
    return typeof written === 'string' || typeof written === 'number' ? String(written) : '';
  };
  const column = queueSorts.find((sort) => sort === text('sort')) ?? firstView.sort.column;
  return {
    search: text('search'),
    kind: text('kind'),
    speed: text('speed'),
    from: text('from'),
    due: queueDues.find((one) => one === text('due')) ?? '',
    page: Math.max(1, Math.trunc(Number(text('page'))) || 1),
    sort: { column, direction: text('dir') === 'asc' ? 'ascending' : 'descending' },
  };
}

/** The address of a view; usual values are not written. */
export function addressOf(view: QueueView): Record<string, string | undefined> {
  const { column, direction } = view.sort;
  return {
    search: view.search || undefined,
    kind: view.kind || undefined,
    speed: view.speed || undefined,
    from: view.from || undefined,
    due: view.due || undefined,
    page: view.page > 1 ? String(view.page) : undefined,
    sort: column === firstView.sort.column ? undefined : column,
    dir: direction === 'ascending' ? 'asc' : undefined,
  };
}

/** What a saved view keeps: its address without the page. */
export function savedStateOf(view: QueueView): Record<string, string> {
  const written = Object.entries(addressOf({ ...view, page: 1 }));
  return Object.fromEntries(
    written.filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

/** The list of saved views of a queue. */
export const viewsOf = (code: QueueCode): string => `queue-${code}`;
