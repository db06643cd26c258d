import { AppError } from '@sarn/kernel';
import { outsideStates } from '../../contract/index.ts';
import type { OutsideState } from '../../contract/index.ts';
import { listRecipients, setOutcome, setSent } from '../letter.store.ts';
import type { RecipientRow } from '../letter.store.ts';
import { answers } from '../move.ts';
import type { Move } from '../move.ts';
import { sendingWords } from './letter.effects.ts';

/** The addressee must be of this letter, and in one of the states; else the page was an old one. */
function recipientIn(
  recipients: readonly RecipientRow[],
  id: string,
  states: readonly OutsideState[],
): RecipientRow {
  const found = recipients.find((one) => one.id === id);
  if (!found || !states.includes(found.state)) throw new AppError('registry.sending-not-possible');
  return found;
}

/** Records by which way the letter left for each of the named addressees. */
export async function recordDispatch(move: Move): Promise<void> {
  const { sendings } = answers(move, 'dispatchOutside');
  const { document } = move.subject;
  const recipients = await listRecipients(move.tx, document.id);
  const ids = sendings.map((sending) => sending.recipientId);
  if (new Set(ids).size < ids.length) throw new AppError('registry.recipient-twice');
  for (const { recipientId, method, reference } of sendings) {
    const recipient = recipientIn(recipients, recipientId, ['WAITING', 'FAILED']);
    const by = { at: move.actor.now, by: move.actor.id };
    await setSent(move.tx, recipient.id, { method, reference, ...by });
    move.detail.push({
      label: { th: recipient.name, en: recipient.name },
      value: sendingWords(method, reference),
    });
  }
  move.to = stateAfter(recipients.map((one) => (ids.includes(one.id) ? 'SENT' : one.state)));
}

/** Records that the letter was received, or that it came back and must be sent again. */
export async function recordReceipt(move: Move): Promise<void> {
  const { recipientId, outcome, theirNo, note } = answers(move, 'receipt');
  const recipients = await listRecipients(move.tx, move.subject.document.id);
  const recipient = recipientIn(recipients, recipientId, ['SENT']);
  await setOutcome(move.tx, recipient.id, { state: outcome, theirNo, note });
  const words = [outsideStates[outcome].th, theirNo].filter(Boolean).join(' ');
  move.detail.push({ label: { th: recipient.name, en: recipient.name }, value: words });
  move.to = stateAfter(recipients.map((one) => (one.id === recipient.id ? outcome : one.state)));
}

/** A letter is sent when it went to every addressee, and delivered when all of them have it. */
function stateAfter(states: readonly OutsideState[]): 'NUMBERED' | 'DISPATCHED' | 'DELIVERED' {
  if (states.some((state) => state === 'WAITING' || state === 'FAILED')) return 'NUMBERED';
  return states.every((state) => state === 'DELIVERED') ? 'DELIVERED' : 'DISPATCHED';
}

/**
 * Guard of cancelling: what left the house cannot be made undone.
 *
 * @throws 'registry.already-dispatched'
 */
export async function assertNothingDispatched(move: Move): Promise<void> {
  const recipients = await listRecipients(move.tx, move.subject.document.id);
  if (recipients.some((one) => one.sentAt !== null)) {
    throw new AppError('registry.already-dispatched');
  }
}
