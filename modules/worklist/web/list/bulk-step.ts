import { call, newCommandKey } from '@sarn/platform-web';
import { actTerms, markRead } from '@sarn/document/contract';
import { bulkOffers, bulkRow, fileDocument, unfileDocument } from '@sarn/worklist/contract';
import type { BulkAct, BulkForm } from '@sarn/worklist/contract';
import type { QueueRow } from '@sarn/search/contract';
import type { Purpose, SentAnswer } from '@sarn/document/contract';
import { readSent, sendAct } from '@sarn/document/web';
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
  readonly purpose: Purpose;
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

/** The rows to which an act fits. */
export function linesFor(step: BulkStep, rows: readonly QueueRow[]): QueueRow[] {
  return rows.filter((row) => step.what !== 'act' || bulkRow(row, step.act) !== undefined);
}

export interface BulkDone {
  /** The number the row was given, where it was given one. */
  readonly number: string | null;
  /** Nothing changed: it was so before. */
  readonly isOld: boolean;
}

const plain: BulkDone = { number: null, isOld: false };

/** Does the act on one row. The same key twice is one act, even if the first answer was lost. */
export async function takeStep(
  step: BulkStep,
  row: QueueRow,
  answers: BulkAnswers,
  idempotencyKey: string,
): Promise<BulkDone> {
  const { documentId } = row;
  const options = { idempotencyKey };
  if (step.what === 'read') {
    await call(markRead, readSent(documentId), options);
    return plain;
  }
  if (step.what === 'unfile') {
    await call(unfileDocument, { documentId, folderId: step.folderId }, options);
    return plain;
  }
  if (step.what === 'file') {
    const { folderId } = answers;
    const from = step.fromFolderId === '' ? {} : { fromFolderId: step.fromFolderId };
    const { isNew } = await call(fileDocument, { documentId, folderId, ...from }, options);
    return { number: null, isOld: !isNew };
  }
  const sent = { documentId, on: row.on, targetId: row.targetId, act: step.act };
  // The same act may ask less of a sending than of a document.
  const form = bulkRow(row, step.act)?.form ?? step.form;
  const { number } = await sendAct({ ...sent, ...answerOf(form, answers) }, idempotencyKey);
  return { number, isOld: false };
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
