import { civilDateAt, officeMoment } from '@sarn/kernel';
import type { InputOf, OutputOf } from '@sarn/kernel';
import type { Caller, Handle, QueueCount } from '@sarn/platform-server';
import { watchingQueues } from '@sarn/document/contract';
import type { Dependencies } from '@sarn/document/server';
import {
  bringUpToDate,
  namesOf,
  noIndexFilters,
  queueRowsOf,
  toQueueRow,
} from '@sarn/search/server';
import type { StoredQueueRow, Waiting } from '@sarn/search/server';
import type { getWaitingFigures, listQueue, listQueueSenders } from '../../contract/index.ts';
import { countWaiting } from './figures.store.ts';
import { queueCounts, queuePage } from './queue-page.service.ts';
import { countCap, countToDo } from './queue-page.store.ts';
import { rowFilterOf } from './row-filter.ts';
import { listSenders } from './sender.store.ts';
import type { QueueAsk } from './queue-page.service.ts';

/** Counts for the cards; a search narrows them to the documents that match. */
export function counts(
  deps: Dependencies,
  h: Handle,
  caller: Caller,
  search: string,
): Promise<QueueCount[]> {
  const today = civilDateAt(deps.platform.clock.now());
  return queueCounts(deps, h, { principals: caller.principals, today, search });
}

/** How much waits for the caller to act; the queues that only watch are not counted. */
export function toDoCount(h: Handle, { principals }: Caller): Promise<number> {
  return countToDo(h, principals, watchingQueues);
}

/** A stored row of a queue, and since when the item waits there. */
export interface QueuedRow extends Waiting {
  readonly row: StoredQueueRow;
}

/** The stored rows of one page of a queue of the caller, with the length of the whole queue. */
export async function queuedRows(
  deps: Dependencies,
  h: Handle,
  caller: Caller,
  ask: Omit<QueueAsk, 'principals'>,
): Promise<{ queued: QueuedRow[]; total: number; isCapped: boolean }> {
  const items = await queuePage(deps, h, { ...ask, principals: caller.principals });
  const waiting = new Map(items.map((item) => [item.subjectKey, item]));
  const rows = await queueRowsOf(h, { numbers: deps.searched.numbers, items, readerId: caller.id });
  const queued = rows.flatMap((row) => {
    const { since, dueDate } = waiting.get(row.subjectKey) ?? {};
    return since === undefined ? [] : [{ row, since, dueDate: dueDate ?? null }];
  });
  const total = items[0]?.total ?? 0;
  return { queued, total: Math.min(total, countCap), isCapped: total > countCap };
}

/** One page of a queue of the caller, as our own screens show it. */
export async function queueRows(
  deps: Dependencies,
  h: Handle,
  caller: Caller,
  input: InputOf<typeof listQueue>,
): Promise<OutputOf<typeof listQueue>> {
  const { queued, ...counted } = await queuedRows(deps, h, caller, {
    code: input.typeCode,
    search: input.search,
    kind: input.kind ?? null,
    speed: input.speed ?? null,
    filter: rowFilterOf(input, officeMoment(deps.platform.clock.now())),
    sort: input.sort,
    isDescending: input.direction === 'desc',
    limit: input.size,
    offset: (input.page - 1) * input.size,
  });
  const unitIds = queued.map(({ row }) => row.ownerUnitId);
  const name = await namesOf(deps, h, { unitIds, personIds: [] });
  return { rows: queued.map(({ row, ...waiting }) => toQueueRow(row, name, waiting)), ...counted };
}

/** By whom the documents that wait in a queue of the caller were sent. */
export async function queueSenders(
  deps: Dependencies,
  h: Handle,
  { principals }: Caller,
  { typeCode }: InputOf<typeof listQueueSenders>,
): Promise<OutputOf<typeof listQueueSenders>> {
  const parts = deps.queues.find(({ code }) => code === typeCode)?.parts ?? [];
  const senders = await listSenders(h, { principals, parts });
  const unitIds = senders.flatMap(({ unitId }) => unitId ?? []);
  const name = await namesOf(deps, h, { unitIds, personIds: [] });
  return {
    rows: senders.map(({ sender, unitId, count }) =>
      unitId === null
        ? { value: `s:${sender}`, name: sender, count }
        : { value: `u:${unitId}`, name: name(unitId), count },
    ),
  };
}

/** How much waits for the caller in some queues of the deployment. */
export async function waitingFigures(
  deps: Dependencies,
  h: Handle,
  caller: Caller,
  { queues, kinds }: InputOf<typeof getWaitingFigures>,
): Promise<OutputOf<typeof getWaitingFigures>> {
  const asked = queues.split(',');
  const marks = kinds === '' ? [] : [kinds.split(',').map((kind) => `k:${kind}`)];
  if (marks.length > 0) await bringUpToDate(deps);
  const figures = await countWaiting(h, {
    principals: caller.principals,
    readerId: caller.id,
    now: officeMoment(deps.platform.clock.now()),
    parts: deps.queues.filter(({ code }) => asked.includes(code)).flatMap(({ parts }) => parts),
    marks: { ...noIndexFilters, anyTags: marks },
  });
  const { total } = figures;
  return { ...figures, total: Math.min(total, countCap), isCapped: total > countCap };
}
