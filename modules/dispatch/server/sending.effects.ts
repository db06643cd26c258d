import { AppError, newId } from '@sarn/kernel';
import { outsideStates } from '@sarn/correspondence/contract';
import { sendMethods } from '@sarn/contact/contract';
import { unsentStates } from '../contract/index.ts';
import type { FormInput } from '@sarn/document/contract';
import type { HandOutcome, OutsideState } from '@sarn/correspondence/contract';
import {
  cancelUnsent,
  findLastForUpdate,
  insertDispatch,
  isAnySending,
  updateDispatch,
} from './dispatch.store.ts';
import { letterStateOf } from './sending.rules.ts';
import { tellAnswered } from '@sarn/correspondence/server';
import { cancelRecipients, listRecipients, setRecipient } from '@sarn/correspondence/server';
import type { RecipientRow } from '@sarn/correspondence/server';
import { asking } from '@sarn/document/server';
import type { TransitionRun } from '@sarn/document/server';

type Sending = FormInput<'dispatchOutside'>['sendings'][number];

/** The addressee must be of this letter, and in one of the states; else the page was outdated. */
function recipientIn(
  recipients: readonly RecipientRow[],
  id: string,
  states: readonly OutsideState[],
): RecipientRow {
  const found = recipients.find((one) => one.id === id);
  if (!found || !states.includes(found.state)) throw new AppError('registry.sending-not-possible');
  return found;
}

/**
 * Sends the letter to each of the named addressees: by a channel where one is connected for the
 * way; otherwise it is recorded as given to the post or to a messenger.
 */
export const recordDispatch = asking(['dispatchOutside'], async (run, { input: { sendings } }) => {
  for (const refuse of run.deps.slots.sendingObstacles) {
    await refuse(run.tx, run.subject.document.id);
  }
  const recipients = await listRecipients(run.tx, run.subject.document.id);
  const ids = sendings.map((sending) => sending.recipientId);
  if (new Set(ids).size < ids.length) throw new AppError('registry.recipient-twice');
  const after = new Map(recipients.map((one) => [one.id, one.state]));
  for (const sending of sendings) {
    const recipient = recipientIn(recipients, sending.recipientId, unsentStates);
    after.set(recipient.id, await sendTo(run, recipient, sending));
  }
  run.to = letterStateOf([...after.values()]);
  await tellIfGone(run);
});

/** When an answer has left, this is recorded on the letter it answers. */
async function tellIfGone({
  deps,
  tx,
  subject,
  to,
  actor,
  actorPost,
}: TransitionRun): Promise<void> {
  if (to !== 'DISPATCHED' && to !== 'DELIVERED') return;
  const { id, name, requestId } = actor;
  const by = { id, name, post: actorPost, requestId };
  await tellAnswered(deps, tx, { ...subject.document, state: to }, by);
}

async function sendTo(
  run: TransitionRun,
  recipient: RecipientRow,
  { method, reference, address: typed, carrierId }: Sending,
): Promise<OutsideState> {
  const { tx, actor, deps, subject } = run;
  const { name, exchangeCode } = recipient;
  const channel = deps.channels.get(method);
  const reached = { name, exchangeCode, email: typed || recipient.email };
  const address = channel ? await channel.reaches(tx, reached) : '';
  if (address === null || (method === 'exchange' && !channel)) throw unreachable(method, name);
  const state = channel ? 'QUEUED' : 'SENT';
  const id = newId<'dispatch'>();
  const attempt = await insertDispatch(tx, {
    ...{ id, documentId: subject.document.id, recipientId: recipient.id, method, address, state },
    reference: channel ? '' : reference,
    carrierId: method === 'hand' ? await carrierOf(run, carrierId) : null,
    bookDay: method === 'hand' ? actor.today : null,
    askedBy: actor.id,
    askedAt: actor.now,
    sentAt: channel ? null : actor.now,
  });
  await setRecipient(tx, recipient.id, {
    ...{ method, state, note: '', reference: channel ? '' : reference },
    ...(channel ? {} : { sentAt: actor.now, sentBy: actor.id }),
  });
  const documentId = subject.document.id;
  const sent = await channel?.send(tx, { id, documentId, recipient: reached, attempt });
  if (sent?.messageId) await updateDispatch(tx, id, { messageId: sent.messageId });
  const words = [sendMethods[method].th, channel ? address : reference].filter(Boolean);
  run.detail.push({ label: { th: name, en: name }, value: words.join(' ') });
  return state;
}

const unreachable = (method: Sending['method'], name: string): AppError =>
  method === 'exchange'
    ? new AppError('registry.exchange-unreachable', { name })
    : new AppError('registry.mail-address-missing', { name });

/** The messenger must work in the agency; where none is named, it is the person who records it. */
async function carrierOf(run: TransitionRun, carrierId: string | undefined): Promise<string> {
  if (!carrierId) return run.actor.id;
  const cards = await run.deps.organisation.personCard(run.tx, [carrierId]);
  if (cards.length === 0) throw new AppError('registry.recipient-unknown');
  return carrierId;
}

/** States in which each outcome can be recorded by hand. */
const outcomeFrom: Readonly<Record<HandOutcome, readonly OutsideState[]>> = {
  DELIVERED: ['SENT'],
  ACCEPTED: ['SENT', 'DELIVERED'],
  BOUNCED: ['SENT'],
  RETURNED: ['SENT'],
  CANCELLED: ['WAITING', 'BOUNCED', 'RETURNED'],
};

/** Records that the letter was received, was undelivered, or is not to be sent there at all. */
export const recordReceipt = asking(
  ['receipt'],
  async (run, { input: { recipientId, outcome, theirNo, note } }) => {
    const { tx, actor } = run;
    const recipients = await listRecipients(tx, run.subject.document.id);
    const recipient = recipientIn(recipients, recipientId, outcomeFrom[outcome]);
    await setRecipient(tx, recipient.id, { state: outcome, theirNo, note });
    const last = outcome === 'CANCELLED' ? undefined : await findLastForUpdate(tx, recipient.id);
    if (last) {
      const receiveNumber = theirNo;
      await updateDispatch(tx, last.id, { state: outcome, receiveNumber, endedAt: actor.now });
    }
    const words = [outsideStates[outcome].th, theirNo].filter(Boolean).join(' ');
    run.detail.push({ label: { th: recipient.name, en: recipient.name }, value: words });
    const after = recipients.map((one) => (one.id === recipient.id ? outcome : one.state));
    if (after.every((state) => state === 'CANCELLED'))
      throw new AppError('registry.recipient-last');
    run.to = letterStateOf(after);
    await tellIfGone(run);
  },
);

/**
 * Guard of cancelling: a letter that has left, or is leaving now, cannot be cancelled.
 *
 * @throws 'registry.already-dispatched', 'registry.sending-under-way'
 */
export async function assertNothingDispatched(run: TransitionRun): Promise<void> {
  const { id } = run.subject.document;
  const recipients = await listRecipients(run.tx, id);
  if (recipients.some((one) => one.sentAt !== null)) {
    throw new AppError('registry.already-dispatched');
  }
  if (await isAnySending(run.tx, id)) throw new AppError('registry.sending-under-way');
}

/** The sendings of a cancelled letter end, whatever was asked for before. */
export async function cancelSendings(run: TransitionRun): Promise<void> {
  const { id } = run.subject.document;
  await cancelUnsent(run.tx, id, run.actor.now);
  await cancelRecipients(run.tx, id);
}
