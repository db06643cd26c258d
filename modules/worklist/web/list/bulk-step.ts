import { call, isRefusedAct, newCommandKey, orWait } from '@sarn/platform-web';
import type { WaitingAct } from '@sarn/platform-web';
import { actTerms, markRead } from '@sarn/document/contract';
import {
  bulkOffers,
  bulkRow,
  fileDocument,
  isToSign,
  unfileDocument,
} from '@sarn/worklist/contract';
import type { BulkAct, BulkForm } from '@sarn/worklist/contract';
import type { QueueRow } from '@sarn/search/contract';
import type { SentAnswer } from '@sarn/document/contract';
import { actOnRow, readSent, waitingOnRow } from '@sarn/document/web';
import { en } from './words/en.ts';
import { th } from './words/th.ts';
import type { Term } from '@sarn/document/web';

/** What is done to each of the chosen rows. */
export type BulkStep =
  | { readonly what: 'act'; readonly act: BulkAct; readonly term: Term; readonly form: BulkForm }
  | { readonly what: 'read' }
  | { readonly what: 'file'; readonly fromFolderId: string }
  | { readonly what: 'unfile'; readonly folderId: string };

/** What the reader answered in the form of the act. */
export interface BulkAnswers {
  readonly note: string;
  readonly retention: string;
  readonly folderId: string;
  /** To whom all of them are presented, and for what. */
  readonly to: 'head' | 'deputy';
  readonly purpose: string;
}

export const noAnswers: BulkAnswers = {
  ...{ note: '', retention: '', folderId: '' },
  ...{ to: 'head', purpose: 'to-consider' },
};

export interface OfferedAct {
  readonly step: BulkStep & { readonly what: 'act' };
  /** To how many of the rows it fits. */
  readonly count: number;
}

/** Acts of the flow that fit at least one of the rows. */
export function offeredActs(rows: readonly QueueRow[]): OfferedAct[] {
  return bulkOffers(rows).flatMap(({ act, count }) => {
    const forms = rows.flatMap((row) => bulkRow(row, act)?.form ?? []);
    // One question for all: that with the most fields.
    const form = forms.find((one) => one === 'present') ?? forms[0];
    return form ? [{ count, step: { what: 'act', act, term: actTerms[act], form } }] : [];
  });
}

/** The rows to which an act fits, without those on which another one waits for the line already. */
export function linesFor(
  step: BulkStep,
  rows: readonly QueueRow[],
  waiting: readonly WaitingAct[],
): QueueRow[] {
  if (step.what !== 'act') return [...rows];
  return withoutWaiting(rows, waiting).filter((row) => bulkRow(row, step.act) !== undefined);
}

/** The rows on which no act waits for the line: that one changes their state. */
export function withoutWaiting(
  rows: readonly QueueRow[],
  waiting: readonly WaitingAct[],
): QueueRow[] {
  const acts = waiting.filter((act) => !isRefusedAct(act));
  const taken = new Set(acts.map(({ targetId }) => targetId));
  return rows.filter(({ targetId }) => !taken.has(targetId));
}

/** Documents that can be signed in one act, without those on which another one waits for the line already. */
export const idsToSign = (rows: readonly QueueRow[], waiting: readonly WaitingAct[]): string[] =>
  withoutWaiting(rows, waiting)
    .filter(isToSign)
    .map(({ documentId }) => documentId);

export interface BulkDone {
  /** The number the row was given, where it was given one. */
  readonly number: string | null;
  /** Nothing changed: it was so before. */
  readonly isOld: boolean;
  /** The server was not reached: it is sent later. */
  readonly isWaiting: boolean;
}

const plain: BulkDone = { number: null, isOld: false, isWaiting: false };

/** Who does it, and the key under which it is one act, however often it is sent. */
interface By {
  readonly personId: string | undefined;
  readonly idempotencyKey: string;
}

/**
 * Does the act on one row, or keeps it on this device. The same key twice is one act, even if the first
 * answer was lost.
 */
export async function takeStep(
  step: BulkStep,
  row: QueueRow,
  answers: BulkAnswers,
  by: By,
): Promise<BulkDone> {
  if (step.what !== 'act') return takeOwnStep(step, row, answers, by);
  // The same act may ask less of a sending than of a document.
  const form = bulkRow(row, step.act)?.form ?? step.form;
  const answer = answerOf(form, answers);
  const done = await actOnRow({
    ...{ row, onState: row.state, act: step.act, label: step.term, answer },
    ...by,
  });
  return { ...done, isOld: false };
}

type OwnStep = Exclude<BulkStep, { readonly what: 'act' }>;

/** What changes nothing for others: folders, and that it was read. */
async function takeOwnStep(
  step: OwnStep,
  row: QueueRow,
  answers: BulkAnswers,
  { idempotencyKey }: By,
): Promise<BulkDone> {
  const { send, path, input } = ownCall(step, row.documentId, answers.folderId, idempotencyKey);
  const done = await orWait(send, () =>
    waitingOnRow(row, {
      ...{ id: idempotencyKey, path, input, texts: [] },
      label: { th: th.bulk[step.what], en: en.bulk[step.what] },
      // Not the document: its acts may wait as well.
      targetId: `${step.what} ${row.documentId}`,
    }),
  );
  return done ?? { ...plain, isWaiting: true };
}

function ownCall(step: OwnStep, documentId: string, folderId: string, idempotencyKey: string) {
  const options = { idempotencyKey };
  if (step.what === 'read') {
    const input = readSent(documentId);
    const send = () => call(markRead, input, options).then(() => plain);
    return { path: markRead.path, input, send };
  }
  if (step.what === 'unfile') {
    const input = { documentId, folderId: step.folderId };
    const send = () => call(unfileDocument, input, options).then(() => plain);
    return { path: unfileDocument.path, input, send };
  }
  const from = step.fromFolderId === '' ? {} : { fromFolderId: step.fromFolderId };
  const input = { documentId, folderId, ...from };
  const send = async () => {
    const { isNew } = await call(fileDocument, input, options);
    return { ...plain, isOld: !isNew };
  };
  return { path: fileDocument.path, input, send };
}

/** Whether the rows get numbers by it, one after the other: then their order counts. */
export function takesNumbers(form: BulkForm): boolean {
  return form === 'number' || form === 'takeNumber';
}

function answerOf(form: BulkForm, answers: BulkAnswers): SentAnswer {
  const { note, retention, to, purpose } = answers;
  if (form === 'present') return { asked: form, form: { to, purpose, note } };
  if (form === 'close') return { asked: form, form: { retention, note } };
  if (form === 'none' || form === 'takeNumber') return { asked: form, form: {} };
  return { asked: form, form: { note } };
}

/** One idempotency key for each row, for as long as the dialog is open. */
export function keysFor(rows: readonly QueueRow[]): ReadonlyMap<string, string> {
  return new Map(rows.map((row) => [row.key, newCommandKey()]));
}
