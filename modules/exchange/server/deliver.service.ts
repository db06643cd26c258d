import type { Tx } from '@sarn/platform-server';
import { composeLetter } from './compose-letter.ts';
import type { ExchangeDependencies, LetterOut } from './dependencies.ts';
import { deliverByGateway } from './gateway/gateway-deliver.ts';
import { findOwnCode, findPartner, noteGateway, notePartner } from './exchange.store.ts';
import type { PartnerRow } from './exchange.store.ts';
import { endOut, findOutForUpdate, findOutPart, notePartSent, noteTry } from './outbox.store.ts';
import type { OutboxRow, OutPart } from './outbox.store.ts';
import type { Receipt } from './channel.ts';
import { messageIdOf } from './message-id.ts';
import { NotTaken } from './not-taken.ts';
import { post } from './post.ts';
import { deliverLater } from './pull-queue.ts';

/** Attempts at one message before it counts as not deliverable. */
const mostTries = 10;
const firstPauseSeconds = 10;
const longestPauseSeconds = 3600;

/** A letter whose pages and files are gathered, before anything of it is sent. */
interface ComposeStep {
  readonly row: OutboxRow;
  readonly partner: null;
}

/** What is sent now, and to whom. */
interface PostStep {
  readonly row: OutboxRow;
  readonly partner: PartnerRow;
  /** The code of this agency. */
  readonly ownCode: string;
  /** Null when the message itself is sent. */
  readonly part: OutPart | null;
}

/** One step of sending a message. */
export type DeliverStep = ComposeStep | PostStep;

/** What came of sending: the receipt, or why it was not taken. */
type PostResult = { readonly receipt: Receipt } | { readonly refused: NotTaken };
export type StepResult = PostResult | { readonly letter: LetterOut };

/**
 * Before one step of sending a message: sending one part of a file, or the message itself. Composing the letter is a
 * step as well, for which its pages may have to be set. Each step is a job of its own. If the process is killed, the step is
 * repeated; the partner recognises it by its id.
 *
 * @returns null when nothing is to be sent now
 */
export async function claimStep(
  deps: ExchangeDependencies,
  tx: Tx,
  outboxId: string,
): Promise<DeliverStep | null> {
  const row = await findOutForUpdate(tx, outboxId);
  if (row?.state !== 'waiting') return null;
  if (row.body === null) return { row, partner: null };
  const partner = await findPartner(tx, { id: row.partnerId });
  if (!partner) {
    await giveUp(deps, tx, row, 'คู่แลกเปลี่ยนถูกนำออกจากรายการแล้ว');
    return null;
  }
  // For the gateway the files are inside the letter, so there is one step only.
  const isPart = partner.way === 'direct' && row.partsSent < row.parts;
  const part = isPart ? await findOutPart(tx, row.id, row.partsSent) : null;
  if (part === undefined) throw new Error('a part of a letter is gone');
  return { row, partner, ownCode: await findOwnCode(tx), part };
}

/** Sends one step. Nothing of it is written here, and no transaction is open. */
export async function sendStep(
  deps: ExchangeDependencies,
  step: DeliverStep,
  signal: AbortSignal,
): Promise<StepResult> {
  if (!step.partner) return { letter: await deps.letterToSend(step.row.documentId ?? '') };
  const { row, partner, ownCode, part } = step;
  try {
    if (partner.way === 'gateway') return { receipt: await sendByGateway(deps, row) };
    const message = part ? partMessage(row, part) : row;
    return { receipt: await post(deps, { partner, ownCode, message, signal }) };
  } catch (error) {
    if (!(error instanceof NotTaken)) throw error;
    return { refused: error };
  }
}

/** The same id in every attempt, as the message itself has. */
const partMessage = (row: OutboxRow, part: OutPart) => ({
  id: messageIdOf(`part ${row.id} ${row.partsSent}`),
  message: 'BinaryObjectPart',
  body: { SHA256: part.sha256, Place: part.place, Content: part.content.toString('base64') },
});

async function sendByGateway(
  { gatewayClient: client, platform: { db } }: ExchangeDependencies,
  row: OutboxRow,
): Promise<Receipt> {
  if (!client) throw new NotTaken('off', 'ไม่ได้ตั้งค่าระบบแลกเปลี่ยนกลาง');
  return deliverByGateway(client, db, row);
}

/** Writes what came of a step. The message may have ended while the partner was asked. */
export async function settleStep(
  deps: ExchangeDependencies,
  tx: Tx,
  step: DeliverStep,
  result: StepResult,
): Promise<void> {
  if ('letter' in result) return settleComposed(deps, tx, step.row.id, result.letter);
  if (step.partner) await settlePosted(deps, tx, step, result);
}

/** Another run may have written it, or it was withdrawn. */
async function settleComposed(
  deps: ExchangeDependencies,
  tx: Tx,
  outboxId: string,
  letter: LetterOut,
): Promise<void> {
  const row = await findOutForUpdate(tx, outboxId);
  if (row?.state !== 'waiting' || row.body !== null) return;
  await composeLetter(deps, tx, row, letter);
  await deliverLater(deps, tx, outboxId, 'composed');
}

async function settlePosted(
  deps: ExchangeDependencies,
  tx: Tx,
  { row: claimed, partner, part }: PostStep,
  result: PostResult,
): Promise<void> {
  const at = deps.platform.clock.now().toISOString();
  const refused = 'refused' in result ? result.refused : null;
  const row = await findOutForUpdate(tx, claimed.id);
  await notePartner(tx, partner.id, refused, at);
  if (refused && partner.way === 'gateway') await noteGateway(tx, refused.message, at);
  if (row?.state !== 'waiting' || row.partsSent !== claimed.partsSent) return;
  if ('refused' in result) return tryAgain(deps, tx, row, result.refused.message);
  if (!part) return isTaken(deps, tx, row, result.receipt);
  await notePartSent(tx, row.id);
  await deliverLater(deps, tx, row.id, `part ${row.partsSent + 1}`);
}

async function isTaken(
  deps: ExchangeDependencies,
  tx: Tx,
  row: OutboxRow,
  { processId }: Receipt,
): Promise<void> {
  const at = deps.platform.clock.now().toISOString();
  await endOut(tx, row.id, { state: 'done', processId, at });
  if (row.documentId) await deps.recordResult(tx, { dispatchId: row.id, outcome: 'sent' });
}

async function tryAgain(
  deps: ExchangeDependencies,
  tx: Tx,
  row: OutboxRow,
  failure: string,
): Promise<void> {
  const tries = row.tries + 1;
  if (tries >= mostTries) return giveUp(deps, tx, row, failure);
  await noteTry(tx, row.id, failure);
  const pause = Math.min(firstPauseSeconds * 2 ** (tries - 1), longestPauseSeconds);
  const startAfter = new Date(deps.platform.clock.now().getTime() + pause * 1000);
  await deliverLater(deps, tx, row.id, `part ${row.partsSent} try ${tries}`, startAfter);
}

async function giveUp(
  deps: ExchangeDependencies,
  tx: Tx,
  row: OutboxRow,
  failure: string,
): Promise<void> {
  const at = deps.platform.clock.now().toISOString();
  await endOut(tx, row.id, { state: 'failed', processId: null, at });
  deps.platform.log.error({ outboxId: row.id, message: row.message }, 'a message was given up');
  if (!row.documentId) return;
  await deps.recordResult(tx, {
    dispatchId: row.id,
    outcome: 'bounced',
    reason: 'unreachable',
    detail: failure,
  });
}
