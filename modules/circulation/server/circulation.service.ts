import { everyonePrincipal } from '@sarn/organisation/contract';
import { AppError, civilDateAt, newId } from '@sarn/kernel';
import type { InputOf, OutputOf } from '@sarn/kernel';
import type { Caller, SignedContext, Tx } from '@sarn/platform-server';
import type {
  acknowledgeCirculation,
  remindCirculation,
  sendCirculation,
} from '../contract/index.ts';
import { addReaders, mayRead } from '@sarn/document/server';
import { actorOf, postTitleFor } from '@sarn/document/server';
import type { Actor } from '@sarn/document/server';
import type { Dependencies } from '@sarn/document/server';
import { findReadable } from '@sarn/document/server';
import { addToHistory } from '@sarn/document/server';
import { noteAct } from '@sarn/document/server';
import { keepsUnit } from '@sarn/document/server';
import type { DocumentRow } from '@sarn/document/server';
import { recipientsOf } from './audience.ts';
import type { Recipients } from './audience.ts';
import {
  findCirculation,
  insertCirculation,
  listOutstanding,
  lockCirculation,
  takeReminder,
} from './circulation.store.ts';
import type { CirculationRow, NewCirculation } from './circulation.store.ts';
import { complete } from './complete.service.ts';
import type { StartClosing } from './complete.service.ts';
import { reachOf } from './reach.ts';
import { tell } from './tell.ts';
import {
  acknowledge as noteAcknowledged,
  findReceivedId,
  markCirculationRead,
} from './received.store.ts';

type Sent = InputOf<typeof sendCirculation>;

/**
 * Circulates a document to the people of an audience as it is now. They may read it from then on
 * and get a notice. Somebody who got it by a circulation themselves passes it on.
 */
export async function send(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  input: Sent,
): Promise<OutputOf<typeof sendCirculation>> {
  const { caller } = context;
  const document = await circulable(deps, tx, caller, input);
  const reach = await reachOf(deps, tx, caller, document);
  if (!reach) throw new AppError('registry.circulation-not-yours');
  const recipients = await recipientsOf(deps, tx, caller, reach, input.audience);
  const actor = await actorOf(deps, tx, context);
  const post = postTitleFor(actor, `p:${caller.id}`);
  const { note, asksAcknowledgement, closing = null } = input;
  if (closing && !asksAcknowledgement) throw new AppError('registry.circulation-closing');
  const row: NewCirculation = {
    id: newId(),
    documentId: document.id,
    parentId: await findReceivedId(tx, document.id, caller.id),
    sentBy: caller.id,
    senderName: actor.name,
    senderPost: post,
    unitId: reach.forUnitId,
    audience: recipients.text,
    note,
    asksAcknowledgement,
    closing,
    dueDate: input.dueDate ?? null,
    sentAt: actor.now,
    gaveEveryone: input.audience.everyone && !(await isForAll(tx, document.id)),
  };
  await insertCirculation(tx, row, recipients.people);
  await letRead(tx, document, input.audience.everyone, recipients);
  await tellHistory(deps, tx, context, document, { actor, post, recipients, note });
  const people = recipients.people.length;
  await noteAct(deps, tx, context, {
    act: 'registry.circulate',
    subject: { kind: 'document', id: document.id },
    detail: { circulationId: row.id, people },
  });
  const ids = recipients.people.map((person) => person.id);
  const words = sentWords[asksAcknowledgement ? 'acknowledge' : 'read'];
  const workKey = circulationKey(row.id);
  const about = { ...document, documentId: document.id, kind: 'circulation.sent', words, workKey };
  await tell(deps, tx, ids, about);
  return { id: row.id, people };
}

/** The document, if the caller may read and circulate it and the due date is not past. */
async function circulable(
  deps: Dependencies,
  tx: Tx,
  caller: Caller,
  { documentId, dueDate }: Sent,
): Promise<DocumentRow> {
  const document = await findReadable(tx, documentId, caller.principals);
  if (!document) throw new AppError('registry.not-found');
  if (document.secrecy !== 'normal') throw new AppError('registry.circulation-secret');
  if (dueDate && dueDate < civilDateAt(deps.platform.clock.now())) {
    throw new AppError('registry.circulation-due-past');
  }
  return document;
}

interface Told {
  readonly actor: Actor;
  readonly post: string;
  readonly recipients: Recipients;
  readonly note: string;
}

async function tellHistory(
  deps: Dependencies,
  tx: Tx,
  { requestId }: SignedContext,
  { id, state }: DocumentRow,
  { actor, post, recipients, note: words }: Told,
): Promise<void> {
  await addToHistory(deps, tx, {
    ...{ documentId: id, transmissionId: null, assignmentId: null, subject: 'document' },
    ...{ act: 'circulate', fromState: state, toState: null },
    ...{ actorId: actor.id, actorName: actor.name, actorPost: post, unitName: null },
    ...{ note: words, fileIds: [], at: actor.now, requestId },
    detail: [
      { label: { th: 'เวียนถึง', en: 'Circulated to' }, value: recipients.text },
      { label: { th: 'จำนวนผู้รับ', en: 'People' }, value: String(recipients.people.length) },
    ],
  });
}

/** Whether everybody reads the document already. */
const isForAll = (tx: Tx, documentId: string) => mayRead(tx, documentId, [everyonePrincipal]);

/** Gives the right to read: one key for everyone, or else a key for each person. */
async function letRead(
  tx: Tx,
  { id }: DocumentRow,
  isForEveryone: boolean,
  { people }: Recipients,
): Promise<void> {
  if (await isForAll(tx, id)) return;
  const keys = isForEveryone ? [everyonePrincipal] : people.map((person) => `p:${person.id}`);
  await addReaders(tx, id, keys);
}

const sentWords = {
  acknowledge: { th: 'หนังสือเวียน โปรดรับทราบ', en: 'Circular: please acknowledge' },
  read: { th: 'หนังสือเวียน', en: 'Circular' },
} as const;
const remindedWords = {
  acknowledge: {
    th: 'เตือน: หนังสือเวียนรอท่านรับทราบ',
    en: 'Reminder: a circular waits for you to acknowledge',
  },
  read: { th: 'เตือน: หนังสือเวียนรอท่านอ่าน', en: 'Reminder: a circular waits for you to read' },
} as const;

/** Under which the notices of a circulation ask its recipients to read or acknowledge. */
const circulationKey = (id: string): string => `circulation:${id}`;

/** Opening a document reads its circulations: where no more was asked, their notices are done. */
export async function readByOpening(
  deps: Dependencies,
  tx: Tx,
  ...[documentId, personId, at]: readonly [string, string, string]
): Promise<boolean> {
  const read = await markCirculationRead(tx, documentId, personId, at);
  const done = read.filter(({ asksAcknowledgement }) => !asksAcknowledgement);
  const workKeys = done.map(({ id }) => circulationKey(id));
  if (done.length > 0)
    await deps.notifications.settle(tx, { workKeys, personIds: [personId], by: personId });
  return read.length > 0;
}

/** The first acknowledgement counts, and a second one changes nothing. */
export async function acknowledge(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  { id, answer }: InputOf<typeof acknowledgeCirculation>,
  startClosing: StartClosing,
): Promise<OutputOf<typeof acknowledgeCirculation>> {
  const { caller } = context;
  const at = deps.platform.clock.now().toISOString();
  await lockCirculation(tx, id);
  const done = await noteAcknowledged(tx, { id, personId: caller.id, answer, at });
  if (!done || !(await findReadable(tx, done.documentId, caller.principals))) {
    throw new AppError('registry.circulation-not-found');
  }
  if (done.isFirst) {
    await noteAct(deps, tx, context, {
      act: 'registry.circulation-acknowledge',
      subject: { kind: 'document', id: done.documentId },
      detail: {
        circulationId: id,
      },
    });
    const own = { workKeys: [circulationKey(id)], personIds: [caller.id], by: caller.id };
    await deps.notifications.settle(tx, own);
    await complete(deps, tx, id, startClosing);
  }
  return {};
}

/** Whether the caller follows a circulation, as its sender or a keeper of the sending unit. */
export const follows = (caller: Caller, row: CirculationRow): boolean =>
  row.sentBy === caller.id || keepsUnit(caller, row.unitId);

/** @throws 'registry.circulation-not-found' when it does not exist or belongs to somebody else */
export async function followed(tx: Tx, caller: Caller, id: string): Promise<CirculationRow> {
  const row = await findCirculation(tx, id, caller.principals);
  if (!row || !follows(caller, row)) throw new AppError('registry.circulation-not-found');
  return row;
}

/** Reminds those who are not done, on request, once a day. */
export async function remind(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  { id }: InputOf<typeof remindCirculation>,
): Promise<OutputOf<typeof remindCirculation>> {
  const row = await followed(tx, context.caller, id);
  if (row.recalledAt !== null) throw new AppError('registry.circulation-all-done');
  const people = await remindOf(deps, tx, row);
  if (people === null) throw new AppError('registry.circulation-reminded');
  if (people === 0) throw new AppError('registry.circulation-all-done');
  await noteAct(deps, tx, context, {
    act: 'registry.circulation-remind',
    subject: { kind: 'document', id: row.documentId },
    detail: {
      circulationId: id,
      people,
    },
  });
  return { people };
}

/** @returns how many were reminded; null when they were reminded today already */
export async function remindOf(
  deps: Dependencies,
  tx: Tx,
  row: CirculationRow,
): Promise<number | null> {
  const outstanding = await listOutstanding(tx, row.id);
  const keys = outstanding.map((personId) => `p:${personId}`);
  const present = await deps.organisation.peopleForPrincipals(tx, keys);
  if (present.length === 0) return 0;
  const today = civilDateAt(deps.platform.clock.now());
  if (!(await takeReminder(tx, row.id, today))) return null;
  const words = remindedWords[row.asksAcknowledgement ? 'acknowledge' : 'read'];
  const workKey = circulationKey(row.id);
  await tell(deps, tx, present, { ...row, kind: 'circulation.reminded', words, workKey });
  return present.length;
}
