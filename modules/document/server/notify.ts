import {
  actTerms,
  documentNewsModule,
  queueOf,
  quietQueues,
  stateTerm,
} from '../contract/index.ts';
import type { QueueCode, SpeedClass } from '../contract/index.ts';
import type { TransitionRun } from './transition-run.ts';
import { newcomers } from './engine/newcomers.ts';
import type { BothLanguages } from './ports.ts';
import type { Requeued } from './queue.service.ts';
import { stateOf } from './subject.ts';
import type { Subject } from './subject.ts';

/**
 * Notifies everybody in whose queue something came, and makes the queues of all others concerned be
 * counted again. The actor is not told of their own act.
 */
export async function announceTransition(
  run: TransitionRun,
  after: Subject,
  waiting: Requeued,
): Promise<void> {
  const { organisation, notifications } = run.deps;
  const loud = waiting.items
    .filter((item) => !quietQueues.has(item.code))
    .map((item) => ({ ...item, code: item.code as QueueCode }));
  const told = new Set<string>([run.actor.id]);
  const concerned = new Set(told);
  const asked = new Set<string>();
  const peopleFor = async (keys: readonly string[]) => {
    const people = await organisation.peopleForPrincipals(run.tx, keys);
    for (const key of keys) asked.add(key);
    for (const person of people) concerned.add(person);
    return people;
  };
  for (const { code, personIds } of await newcomers(loud, peopleFor, told)) {
    await tell(run, personIds, {
      kind: `queue.${code}`,
      title: titleOf(run, code),
      transmissionId: loud.find((item) => item.code === code)?.transmissionId ?? null,
    });
  }
  await tellAuthor(run, after, told);
  // Whose people are known by now is not asked for again.
  const others = waiting.touchedPrincipals.filter((principal) => !asked.has(principal));
  for (const person of await organisation.peopleForPrincipals(run.tx, others))
    concerned.add(person);
  notifications.queuesChanged(run.tx, [...concerned]);
}

async function tellAuthor(run: TransitionRun, after: Subject, told: Set<string>): Promise<void> {
  const { authorId } = run.subject.document;
  if (told.has(authorId) || !run.deps.rules.authorActs.includes(run.row.act)) return;
  const act = actTerms[run.row.act];
  const state = stateTerm(after.on, stateOf(after));
  const title = { th: `${act.th}: ${state.th}`, en: `${act.en}: ${state.en}` };
  await tell(run, [authorId], {
    kind: `act.${run.row.act}`,
    title,
    transmissionId: after.transmission?.id ?? null,
  });
}

function titleOf(run: TransitionRun, code: QueueCode): BothLanguages {
  const { th, en } = queueOf(run.deps.queues, code);
  return { th: `${th} 1 เรื่อง`, en: `${en}: 1 document` };
}

async function tell(
  run: TransitionRun,
  personIds: readonly string[],
  news: { kind: string; title: BothLanguages; transmissionId: string | null },
): Promise<void> {
  if (personIds.length === 0) return;
  const { document } = run.subject;
  await run.deps.notifications.tell(run.tx, {
    personIds,
    module: documentNewsModule,
    kind: news.kind,
    title: news.title,
    message: document.title,
    documentId: document.id,
    transactionId: news.transmissionId,
    documentRef: document.shareRef,
    isConfidential: document.secrecy !== 'normal',
    urgency: document.speed as SpeedClass,
  });
}
