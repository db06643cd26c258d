import { documentNewsModule } from '@sarn/kernel';
import { actTerms, isClassified, queueOf, quietQueues, roleOfKey } from '../contract/index.ts';
import type { QueueCode } from '../contract/index.ts';
import { noteOf } from './transition-run.ts';
import type { TransitionRun } from './transition-run.ts';
import { newcomers } from './engine/newcomers.ts';
import type { BothLanguages } from './ports.ts';
import type { Requeued } from './queue.service.ts';
import type { QueueItem } from './queue.store.ts';
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
  // A sending to one unit is done without that to another: each asks for work of its own.
  const loud = waiting.items
    .filter((item) => !quietQueues.has(item.code))
    .map((item) => ({ ...item, queue: item.code as QueueCode, code: placeOf(item) }));
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
    const item = loud.find((one) => one.code === code);
    if (!item) continue;
    const { queue, transmissionId, subjectKey: workKey } = item;
    const about = { kind: `queue.${queue}`, title: titleOf(run, queue), transmissionId, workKey };
    await tell(run, personIds, { ...about, role: roleOfKey(item.principal) });
  }
  await tellAuthor(run, after, told);
  // Whose people are known by now is not asked for again.
  const others = waiting.touchedPrincipals.filter((principal) => !asked.has(principal));
  for (const person of await organisation.peopleForPrincipals(run.tx, others))
    concerned.add(person);
  notifications.queuesChanged(run.tx, [...concerned]);
}

/** Apart by what people are to it: the agency tells each role by its own channels. */
const placeOf = ({ code, subjectKey, principal }: QueueItem): string =>
  `${code} ${subjectKey} ${roleOfKey(principal)}`;

async function tellAuthor(run: TransitionRun, after: Subject, told: Set<string>): Promise<void> {
  const { authorId } = run.subject.document;
  if (told.has(authorId) || !run.deps.rules.authorActs.includes(run.row.act)) return;
  await tell(run, [authorId], {
    kind: `act.${run.row.act}`,
    role: 'author',
    title: byWhom(run),
    transmissionId: after.transmission?.id ?? null,
  });
}

/**
 * Who did what and why, after what is to be done; a reason says enough by itself. A title also leaves
 * by mail, LINE and push: of a classified document it says what is to be done alone.
 */
function titleOf(run: TransitionRun, code: QueueCode): BothLanguages {
  const queue = queueOf(run.deps.queues, code);
  if (isClassified(run.subject.document.secrecy)) return queue;
  return 'reason' in run.answer.input ? byWhom(run) : before(queue, byWhom(run));
}

/** A longer reason is read in the document; a push message has room for some 3,000 bytes in all. */
const longestWhy = 160;

function byWhom(run: TransitionRun): BothLanguages {
  const { th, en } = actTerms[run.row.act];
  if (isClassified(run.subject.document.secrecy)) return { th, en };
  const note = noteOf(run).replaceAll(/\s+/g, ' ').trim();
  const short = note.length > longestWhy ? `${note.slice(0, longestWhy).trimEnd()}…` : note;
  const why = short && `: ${short}`;
  return { th: `${th}โดย ${run.actor.name}${why}`, en: `${en} (${run.actor.name})${why}` };
}

const before = (first: BothLanguages, told: BothLanguages): BothLanguages => ({
  th: `${first.th} · ${told.th}`,
  en: `${first.en} · ${told.en}`,
});

async function tell(
  run: TransitionRun,
  personIds: readonly string[],
  news: {
    kind: string;
    role: string;
    title: BothLanguages;
    transmissionId: string | null;
    workKey?: string;
  },
): Promise<void> {
  if (personIds.length === 0) return;
  const { document } = run.subject;
  await run.deps.notifications.tell(run.tx, {
    personIds,
    module: documentNewsModule,
    ...{ kind: news.kind, role: news.role, title: news.title },
    message: document.title,
    documentId: document.id,
    transactionId: news.transmissionId,
    documentRef: document.shareRef,
    isConfidential: isClassified(document.secrecy),
    urgency: document.speed,
    ...(news.workKey !== undefined && { workKey: news.workKey }),
  });
}
