import type { DocumentEngine } from './document-engine.ts';
import type { Move } from './move.ts';
import { clearQueue, fillQueue } from './queue.store.ts';
import type { QueueItem } from './queue.store.ts';
import { thingKey } from './subject.ts';
import type { Subject } from './subject.ts';

/** What changed in the queues: new entries, and everybody whose counts differ now. */
export interface Requeued {
  readonly items: readonly QueueItem[];
  readonly touchedPrincipals: readonly string[];
}

/** Puts the moved things where the flow table says they wait now. */
export async function requeue(move: Move, after: Subject): Promise<Requeued> {
  const moved = [after, ...move.alsoMoved];
  const gone = await clearQueue(move.tx, moved.map(thingKey));
  const found = moved.flatMap((subject) => itemsFor(move.deps.engine, subject, move.actor.now));
  const { deps, tx } = move;
  const { acting, secrecy } = deps.rules;
  const own = await secrecy.nameInQueues(deps, tx, after.document, found, move.actor);
  const shared = await acting.shareQueue(deps, tx, moved, own);
  const items = [...own, ...shared];
  await fillQueue(move.tx, items);
  await secrecy.forgetFormer(move, gone);
  return { items, touchedPrincipals: [...new Set([...gone, ...items.map((item) => item.holder)])] };
}

/** The queue entries of a thing in its present state. */
export function itemsFor(engine: DocumentEngine, subject: Subject, since: string): QueueItem[] {
  return engine.waitingFor(subject).flatMap(({ queue, keys }) =>
    keys.map((principal) => ({
      thingKey: thingKey(subject),
      code: queue,
      holder: principal,
      documentId: subject.document.id,
      legId: subject.leg?.id ?? null,
      jobId: subject.job?.id ?? null,
      since,
      dueDate: subject.job?.dueDate ?? subject.leg?.dueDate ?? subject.document.dueDate,
    })),
  );
}
