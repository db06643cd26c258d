import type { Tx } from '@sarn/platform-server';
import { listAssignments } from '../assignment.store.ts';
import { listTransmissions } from '../transmission.store.ts';
import type { QueueItem } from '../queue.store.ts';
import { listSteps } from '../route.store.ts';
import { subjectKey } from '../subject.ts';
import type { Subject } from '../subject.ts';
import { findWaitingDocument } from './waiting.store.ts';

/** The documents, transmissions and assignments of one document that the items refer to. */
export async function loadWaiting(
  tx: Tx,
  documentId: string,
  items: readonly QueueItem[],
): Promise<Subject[]> {
  const [first] = items;
  const document = first ? await findWaitingDocument(tx, first) : undefined;
  if (!document) return [];
  const transmissions = await listTransmissions(tx, documentId);
  const assignments = await listAssignments(tx, documentId);
  const steps = await listSteps(tx, documentId, document.routeRound);
  const subjects: Subject[] = [
    { on: 'document', document, transmission: null, assignment: null, steps, assignments: [] },
    ...transmissions.flatMap((transmission): Subject[] => {
      const own = assignments.filter((assignment) => assignment.transmissionId === transmission.id);
      const base = { document, transmission, steps: [], assignments: own };
      return [
        { ...base, on: 'transmission', assignment: null },
        ...own.map((assignment): Subject => ({ ...base, on: 'assignment', assignment })),
      ];
    }),
  ];
  const wanted = new Set(items.map((item) => item.subjectKey));
  return subjects.filter((subject) => wanted.has(subjectKey(subject)));
}
