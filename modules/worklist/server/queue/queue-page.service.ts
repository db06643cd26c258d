import { officeTimeAt } from '@sarn/kernel';
import type { Handle } from '@sarn/platform-server';
import { isPlainQueue } from '@sarn/document/contract';
import type { Queue } from '@sarn/document/contract';
import type { Dependencies } from '@sarn/document/server';
import { searchPatterns } from '@sarn/search/server';
import { bringUpToDate } from '@sarn/search/server';
import { readTyped } from '@sarn/search/server';
import { noIndexFilters } from '@sarn/search/server';
import { countParts, pageOfWaiting } from '../list/waiting.store.ts';
import { countQueues, pageOfQueue } from './queue-page.store.ts';
import type { QueueQuery, QueueRow as QueuedItem, WaitingCount } from './queue-page.store.ts';

export type QueueAsk = Omit<QueueQuery, 'patterns'> & { readonly search: string };

/** The queue of a code in this deployment; undefined where the code is unknown. */
const queueNamed = (deps: Dependencies, code: string): Queue | undefined =>
  deps.queues.find((queue) => queue.code === code);

/** One page of a queue, from the parts of which the deployment makes it. */
export async function queuePage(
  deps: Dependencies,
  h: Handle,
  ask: QueueAsk,
): Promise<QueuedItem[]> {
  const { search, ...query } = ask;
  const queue = queueNamed(deps, ask.code);
  if (!queue || isPlainQueue(queue)) {
    return pageOfQueue(h, { ...query, patterns: searchPatterns(search) });
  }
  const terms = readTyped(search);
  if (terms.length > 0 || query.kind !== null) await bringUpToDate(deps);
  return pageOfWaiting(h, {
    ...query,
    ...noIndexFilters,
    terms,
    tags: query.kind === null ? [] : [`k:${query.kind}`],
    parts: queue.parts,
    state: null,
    sort: query.sort === 'since' ? 'at' : query.sort,
  });
}

/** Counts of all queues of the deployment for the principals. */
export async function queueCounts(
  deps: Dependencies,
  h: Handle,
  ask: { readonly principals: readonly string[]; readonly today: string; readonly search: string },
): Promise<WaitingCount[]> {
  const { principals, today, search } = ask;
  const now = { day: today, time: officeTimeAt(deps.platform.clock.now().toISOString()) };
  const plain = await countQueues(h, principals, now, searchPatterns(search));
  const made = deps.queues.filter((queue) => !isPlainQueue(queue));
  if (made.length === 0) return plain;
  const terms = readTyped(search);
  if (terms.length > 0) await bringUpToDate(deps);
  const counted = await countParts(h, {
    principals,
    now,
    queues: made.flatMap(({ code, parts }) => parts.map((part) => ({ card: code, part }))),
    marks: { ...noIndexFilters, terms },
  });
  const codes = new Set<string>(made.map(({ code }) => code));
  return [...plain.filter(({ code }) => !codes.has(code)), ...counted];
}
