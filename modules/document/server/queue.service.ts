import { isWorkDone } from '../contract/index.ts';
import type { DocumentEngine } from './document-engine.ts';
import type { TransitionRun } from './transition-run.ts';
import { clearQueue, fillQueue } from './queue.store.ts';
import type { QueueItem } from './queue.store.ts';
import { dueOf, reminderKey, stateOf, subjectKey } from './subject.ts';
import type { Subject } from './subject.ts';

/** What changed in the queues: new entries, and everybody whose counts differ now. */
export interface Requeued {
  readonly items: readonly QueueItem[];
  readonly touchedPrincipals: readonly string[];
}

/**
 * Puts the subjects that changed state into the queues in which they wait now, by the flow table.
 */
export async function requeue(run: TransitionRun, after: Subject): Promise<Requeued> {
  const moved = [after, ...run.alsoMoved];
  const gone = await clearQueue(run.tx, moved.map(subjectKey));
  await run.deps.notifications.settle(run.tx, {
    workKeys: moved.flatMap(doneOf),
    by: run.actor.id,
  });
  const found = moved.flatMap((subject) => itemsFor(run.deps.engine, subject, run.actor.now));
  const { deps, tx } = run;
  const { acting, secrecy } = deps.rules;
  const own = await secrecy.nameInQueues(deps, tx, after.document, found, run.actor);
  const shared = await acting.shareQueue(deps, tx, moved, own);
  const items = [...own, ...shared];
  await fillQueue(run.tx, items);
  await secrecy.forgetFormer(run, gone);
  return {
    items,
    touchedPrincipals: [...new Set([...gone, ...items.map((item) => item.principal)])],
  };
}

/** What was asked of a subject that moved on; reminders are done when an assignment is reported. */
const doneOf = (subject: Subject): string[] =>
  subject.assignment && !['ASSIGNED', 'IN_PROGRESS'].includes(stateOf(subject))
    ? [subjectKey(subject), reminderKey(subject.assignment.id)]
    : [subjectKey(subject)];

/** The queue entries of a subject in its present state. */
export function itemsFor(engine: DocumentEngine, subject: Subject, since: string): QueueItem[] {
  return engine.waitingFor(subject).flatMap(({ queue, keys }) =>
    keys.map((principal) => ({
      subjectKey: subjectKey(subject),
      code: queue,
      principal,
      documentId: subject.document.id,
      transmissionId: subject.transmission?.id ?? null,
      assignmentId: subject.assignment?.id ?? null,
      since,
      // Nobody has to meet a day for work that is done and waits to be closed.
      dueDate: isWorkDone(subject.on, stateOf(subject)) ? null : dueOf(subject),
    })),
  );
}
