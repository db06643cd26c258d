import type { Caller } from '@sarn/platform-server';
import { isWorkDone, stateTerm, watchingQueues } from '../contract/index.ts';
import type { ReaderState } from '../contract/index.ts';
import type { Whole } from './detail-parts.ts';
import type { DocumentEngine } from './document-engine.ts';
import type { EntryRow } from './given-number.ts';
import type { QueueItem } from './queue.store.ts';
import { dueOf, stateOf, subjectKey, subjectsOf, targetIdOf } from './subject.ts';
import type { Subject } from './subject.ts';

/** What the states of a document are made of, for one reader. */
export interface ReaderAsk {
  readonly engine: DocumentEngine;
  readonly caller: Pick<Caller, 'id' | 'principals'>;
  readonly whole: Whole;
  readonly waiting: readonly QueueItem[];
  readonly entries: readonly EntryRow[];
}

const watching = new Set<string>(watchingQueues);

/**
 * What the document is for a reader: first what waits for them, the most urgent first, then what was
 * sent or assigned to them, then the document itself, last the open work of others. A row of a list shows
 * one of these, found by its key, and the head of the document the same one.
 */
export function readerStates(ask: ReaderAsk): ReaderState[] {
  const all = subjectsOf(ask.whole);
  const ranked = all
    .map((subject) => ({ subject, rank: rankFor(ask, subject) }))
    .filter(({ rank }) => rank !== null)
    .toSorted(
      (a, b) => (a.rank ?? 0) - (b.rank ?? 0) || laterDue(dueOf(a.subject), dueOf(b.subject)),
    );
  return ranked.map(({ subject }) => stateFor(ask, subject));
}

/** 0 waits for the reader, 1 is theirs, 2 the document, 3 only watched, 4 another's; null is over. */
function rankFor({ engine, caller, waiting }: ReaderAsk, subject: Subject): number | null {
  const key = subjectKey(subject);
  const queues = waiting.filter(
    (item) => item.subjectKey === key && caller.principals.includes(item.principal),
  );
  if (queues.some(({ code }) => !watching.has(code))) return 0;
  if (isTheirs(caller, subject)) return 1;
  if (subject.on === 'document') return 2;
  if (queues.length > 0) return 3;
  return engine.waitingFor(subject).length > 0 ? 4 : null;
}

function isTheirs({ id, principals }: ReaderAsk['caller'], subject: Subject): boolean {
  const { on, transmission, assignment } = subject;
  if (on === 'assignment') return assignment?.assigneeId === id;
  if (on === 'document' || !transmission) return false;
  const { toPersonId, toUnitId } = transmission;
  if (toPersonId) return toPersonId === id;
  return toUnitId !== null && principals.some((key) => key.endsWith(`:${toUnitId}`));
}

/** Dates as text are ordered as days; what has none is last. */
const laterDue = (a: string | null, b: string | null): number =>
  (a ?? '9999').localeCompare(b ?? '9999');

function stateFor({ engine, whole, waiting, entries }: ReaderAsk, subject: Subject): ReaderState {
  const state = stateOf(subject);
  const held = waiting.filter(({ code }) => !watching.has(code));
  return {
    key: subjectKey(subject),
    on: subject.on,
    targetId: targetIdOf(subject),
    state,
    stateTerm: stateTerm(subject.on, state),
    dueDate: dueOf(subject),
    receiveNo: receiveNoOf(whole, subject, entries),
    isSettled:
      subject.on === 'document'
        ? held.length === 0
        : isWorkDone(subject.on, state) || engine.waitingFor(subject).length === 0,
  };
}

/** The number in the unit that received it, else that of the document, if it came from outside. */
function receiveNoOf(
  { document }: Whole,
  { transmission }: Subject,
  entries: readonly EntryRow[],
): string | null {
  const own = transmission && entries.find((one) => one.transmissionId === transmission.id);
  const first =
    document.kind === 'outside' ? entries.find((one) => one.transmissionId === null) : undefined;
  const entry = own ?? first;
  return entry ? `${entry.number}/${entry.year}` : null;
}
