import type { Handle, Tx } from '@sarn/platform-server';
import { addReaders } from '../access.store.ts';
import type { Dependencies } from '../dependencies.ts';
import type { QueueItem } from '../queue.store.ts';
import { subjectKey } from '../subject.ts';
import type { Subject } from '../subject.ts';
import { hasWorkInScope, isDocumentInScope } from './capacity.rules.ts';

/**
 * The queue entries of those who act with a limited power, beside the entries of the posts: one for
 * each order that covers what waits. Full powers need none, they have the keys of the post.
 */
export async function delegateItems(
  deps: Dependencies,
  h: Handle,
  subjects: readonly Subject[],
  items: readonly QueueItem[],
): Promise<QueueItem[]> {
  const keys = [...new Set(items.map((item) => item.principal))].filter(
    (key) => !/^(p|d):/.test(key),
  );
  if (keys.length === 0) return [];
  const limitedDelegates = await deps.organisation.limitedDelegates(h, keys);
  const found: QueueItem[] = [];
  for (const delegate of limitedDelegates) {
    for (const subject of subjects) {
      const own = items.filter(
        (item) => item.subjectKey === subjectKey(subject) && delegate.keys.includes(item.principal),
      );
      if (own.length === 0) continue;
      const line = await lineOf(deps, h, subject, delegate.unitIds);
      if (!isDocumentInScope(delegate, subject, line)) continue;
      const codes = codesInScope(deps, delegate, subject);
      const fitting = own.filter((item) => codes.has(item.code));
      found.push(...fitting.map((item) => ({ ...item, principal: `d:${delegate.id}` })));
    }
  }
  return [
    ...new Map(found.map((item) => [item.subjectKey + item.code + item.principal, item])).values(),
  ];
}

type LimitedDelegate = Awaited<
  ReturnType<Dependencies['organisation']['limitedDelegates']>
>[number];

/** Queues of the present state in which the power finds work: those in which its keys wait too. */
function codesInScope(
  { engine }: Dependencies,
  delegate: LimitedDelegate,
  subject: Subject,
): Set<string> {
  const fitting = engine
    .waitingFor(subject)
    .filter(
      ({ roles, keys }) =>
        hasWorkInScope(engine, delegate, subject, roles) &&
        keys.some((key) => delegate.keys.includes(key)),
    );
  return new Set(fitting.map((waiting) => waiting.queue));
}

/** The units above a document, looked up only for a power that is limited to units. */
export async function lineOf(
  deps: Dependencies,
  h: Handle,
  { document }: Subject,
  unitIds: readonly string[],
): Promise<readonly string[]> {
  return unitIds.length === 0 ? [] : deps.organisation.ancestors(h, document.ownerUnitId);
}

/** Lets those who act with a limited power read what waits for them. */
export async function addDelegateReaders(tx: Tx, items: readonly QueueItem[]): Promise<void> {
  for (const [documentId, own] of Map.groupBy(items, (item) => item.documentId)) {
    await addReaders(
      tx,
      documentId,
      own.map((item) => item.principal),
    );
  }
}
