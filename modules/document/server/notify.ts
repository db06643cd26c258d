import { actTerms, authorActs, queueOf, quietQueues, stateTerm } from '../contract/index.ts';
import type { QueueCode, SpeedClass } from '../contract/index.ts';
import type { Move } from './move.ts';
import type { BothLanguages } from './ports.ts';
import type { Requeued } from './queue.service.ts';
import { stateOf } from './subject.ts';
import type { Subject } from './subject.ts';

const tellsAuthor = new Set<string>(authorActs);

/**
 * Tells everybody to whom something came, in the bell and at once, and lets the queues of all
 * others concerned be counted again. The actor is told nothing of what he did himself.
 */
export async function tellMove(move: Move, after: Subject, waiting: Requeued): Promise<void> {
  const { organisation, notifications } = move.deps;
  const loud = waiting.items.filter((item) => !quietQueues.has(item.code));
  const byQueue = Map.groupBy(loud, (item) => item.code as QueueCode);
  const told = new Set<string>([move.actor.id]);
  for (const [code, items] of byQueue) {
    const people = await organisation.peopleForHolders(
      move.tx,
      items.map((item) => item.holder),
    );
    const news = people.filter((person) => !told.has(person));
    for (const person of news) told.add(person);
    await tell(move, news, {
      kind: `queue.${code}`,
      title: titleOf(move, code),
      legId: items[0]?.legId ?? null,
    });
  }
  await tellAuthor(move, after, told);
  const touched = await organisation.peopleForHolders(move.tx, waiting.touchedPrincipals);
  notifications.queuesChanged(move.tx, [...new Set([...touched, move.actor.id])]);
}

async function tellAuthor(move: Move, after: Subject, told: Set<string>): Promise<void> {
  const { authorId } = move.subject.document;
  if (told.has(authorId) || !tellsAuthor.has(move.row.act)) return;
  const act = actTerms[move.row.act];
  const state = stateTerm(after.on, stateOf(after));
  const title = { th: `${act.th}: ${state.th}`, en: `${act.en}: ${state.en}` };
  await tell(move, [authorId], {
    kind: `act.${move.row.act}`,
    title,
    legId: after.leg?.id ?? null,
  });
}

function titleOf(move: Move, code: QueueCode): BothLanguages {
  const { th, en } = queueOf(move.deps.queues, code);
  return { th: `${th} 1 เรื่อง`, en: `${en}: 1 paper` };
}

async function tell(
  move: Move,
  personIds: readonly string[],
  news: { kind: string; title: BothLanguages; legId: string | null },
): Promise<void> {
  if (personIds.length === 0) return;
  const { document } = move.subject;
  await move.deps.notifications.tell(move.tx, {
    personIds,
    module: 'SARABUN',
    kind: news.kind,
    title: news.title,
    message: document.title,
    documentId: document.id,
    transactionId: news.legId,
    documentRef: document.shareRef,
    isConfidential: document.secrecy !== 'normal',
    urgency: document.speed as SpeedClass,
  });
}
