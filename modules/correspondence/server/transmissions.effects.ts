import { AppError, newId } from '@sarn/kernel';
import { isClassified } from '@sarn/document/contract';
import type { Recipient } from '@sarn/document/contract';
import { dropReaders } from '@sarn/document/server';
import { keysOfNamed, sealedFor, unitReaderKeys } from '@sarn/document/server';
import { insertTransmission, listTransmissions } from '@sarn/document/server';
import { asking } from '@sarn/document/server';
import type { TransitionRun } from '@sarn/document/server';
import { listWaiting } from '@sarn/document/server';
import type { TransmissionRow, Subject } from '@sarn/document/server';
import { assertRegistrar } from '@sarn/classification/server';
import { atPoints, nameAtPoint, noteAtPoint } from '@sarn/register/server';
import { namedPostOf } from '@sarn/document/server';

const toTerm = { th: 'ส่งถึง', en: 'Sent to' };

/** Sends the document to the units and persons named in the answers. */
export const sendTransmissions = asking(
  ['distribute', 'dispatch'],
  async (run, { input: { recipients, note } }) => {
    const names = await sendTo(run, recipients, note, [run.principal]);
    run.detail.push({ label: toTerm, value: names.join(', ') });
  },
);

/**
 * Writes one transmission per recipient and gives the receiving side the right to read.
 *
 * @param fromPrincipals keys that may recall, and to which returned transmissions go back
 * @returns names of the recipients, in the order given
 */
export async function sendTo(
  run: TransitionRun,
  recipients: readonly Recipient[],
  note: string,
  fromPrincipals: readonly string[],
): Promise<string[]> {
  const targets = recipients.map((to) => to.unitId ?? to.personId ?? '');
  if (new Set(targets).size < targets.length) throw new AppError('registry.recipient-twice');
  const names: string[] = [];
  for (const { recipient, addressed } of await atPoints(run, recipients)) {
    const { name, readers, postId } = await resolve(run, recipient);
    names.push(nameAtPoint(addressed, name));
    run.newReaders.push(...readers);
    const transmission = {
      ...newTransmission(run, recipient, noteAtPoint(addressed, note), fromPrincipals),
      toPostId: postId,
    };
    await insertTransmission(run.tx, transmission);
    const sent: Subject = {
      on: 'transmission',
      document: run.subject.document,
      transmission,
      assignment: null,
      steps: [],
      assignments: [],
    };
    run.alsoMoved.push(sent);
  }
  return names;
}

async function resolve(run: TransitionRun, recipient: Recipient) {
  const { deps, tx } = run;
  if (recipient.personId) {
    const [card] = await deps.organisation.personCard(tx, [recipient.personId]);
    if (!card) throw new AppError('registry.recipient-unknown');
    const postId = await namedPostOf(run, recipient.personId);
    return { name: card.name, readers: keysOfNamed(recipient.personId, postId), postId };
  }
  const unitId = recipient.unitId ?? '';
  const [unit] = await deps.organisation.units(tx, [unitId]);
  if (!unit) throw new AppError('registry.recipient-unknown');
  const { secrecy } = run.subject.document;
  if (isClassified(secrecy)) await assertRegistrar(deps, tx, secrecy, unitId);
  const clerks = await deps.organisation.peopleForPrincipals(
    tx,
    sealedFor(secrecy, [`clerk:${unitId}`]),
  );
  if (clerks.length === 0) throw new AppError('registry.no-clerk', { unit: unit.name });
  return {
    name: unit.name,
    readers: unitReaderKeys(await deps.organisation.ancestors(tx, unitId)),
    postId: null,
  };
}

function newTransmission(
  run: TransitionRun,
  recipient: Recipient,
  note: string,
  fromPrincipals: readonly string[],
): TransmissionRow {
  const { document } = run.subject;
  return {
    id: newId(),
    documentId: document.id,
    role: recipient.role,
    fromUnitId: document.ownerUnitId,
    fromPrincipals,
    toUnitId: recipient.unitId ?? null,
    toPersonId: recipient.personId ?? null,
    toPostId: null,
    state: recipient.personId ? 'DELIVERED' : 'SENT',
    note,
    lastInstruction: document.lastInstruction,
    dueDate: document.dueDate,
    studierId: null,
    studierPostId: null,
    sentAt: run.actor.now,
    openedAt: null,
  };
}

/**
 * Withdraws the right to read of the recipients of a recalled transmission, unless the document
 * also reached them in another way.
 */
export async function takeBackReading(run: TransitionRun): Promise<void> {
  const { document, transmission } = run.subject;
  if (!transmission) throw new Error('only a sending is taken back');
  const all = await listTransmissions(run.tx, document.id);
  const kept = [
    `p:${document.authorId}`,
    document.presentedPrincipal ?? '',
    ...unitReaderKeys(await run.deps.organisation.ancestors(run.tx, document.ownerUnitId)),
  ];
  for (const other of all.filter((one) => one.id !== transmission.id && hasArrived(one))) {
    kept.push(...(await readerKeys(run, other)));
  }
  const keys = [
    ...(await readerKeys(run, transmission)),
    ...(await delegateKeys(run, transmission)),
  ];
  const gone = keys.filter((key) => !kept.includes(key));
  const named = await run.deps.rules.secrecy.listNamedByHand(run.tx, document.id);
  await dropReaders(run.tx, document.id, gone, named);
  // Their notifications would still show the subject of a document they may no longer read.
  const personIds = await run.deps.organisation.peopleForPrincipals(run.tx, gone);
  await run.deps.notifications.withdraw(run.tx, { personIds, transactionId: transmission.id });
}

/** Keys of limited delegations of the recipient without other open work on the document. */
async function delegateKeys(run: TransitionRun, transmission: TransmissionRow): Promise<string[]> {
  const waiting = await listWaiting(run.tx, transmission.documentId);
  const others = waiting.filter((item) => item.subjectKey !== `transmission:${transmission.id}`);
  return waiting
    .map((item) => item.principal)
    .filter((key) => key.startsWith('d:') && others.every((item) => item.principal !== key));
}

/** Not recalled, and opened if it was sent again or settled. */
function hasArrived({ state, openedAt }: TransmissionRow): boolean {
  return state !== 'RECALLED' && (openedAt !== null || !['RESENT', 'SETTLED'].includes(state));
}

async function readerKeys(
  run: TransitionRun,
  { toUnitId, toPersonId, toPostId }: TransmissionRow,
): Promise<string[]> {
  if (!toUnitId) return keysOfNamed(toPersonId, toPostId);
  return unitReaderKeys(await run.deps.organisation.ancestors(run.tx, toUnitId));
}
