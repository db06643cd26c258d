import { newId } from '@sarn/kernel';
import type { Tx } from '@sarn/platform-server';
import { composeLetter } from './compose-letter.ts';
import type { ExchangeDependencies } from './dependencies.ts';
import { deliverByGateway } from './gateway/gateway-deliver.ts';
import { findPartner, noteGateway, notePartner } from './exchange.store.ts';
import type { PartnerRow } from './exchange.store.ts';
import { endOut, findOutForUpdate, findOutPart, notePartSent, noteTry } from './outbox.store.ts';
import type { OutboxRow } from './outbox.store.ts';
import type { Receipt } from './channel.ts';
import { NotTaken } from './not-taken.ts';
import { post } from './post.ts';
import { deliverLater } from './pull-queue.ts';

/** Attempts at one message before it counts as not deliverable. */
const mostTries = 10;
const firstPauseSeconds = 10;
const longestPauseSeconds = 3600;

/**
 * One step of sending a message: composing the letter, sending one part of a file, or sending the
 * message itself. Each step is a job of its own, so that no transaction waits for more than one
 * call. If the process is killed, the step is repeated; the partner recognises it by its id.
 */
export async function deliver(deps: ExchangeDependencies, tx: Tx, outboxId: string): Promise<void> {
  const row = await findOutForUpdate(tx, outboxId);
  if (row?.state !== 'waiting') return;
  if (row.body === null) {
    await composeLetter(deps, tx, row);
    return deliverLater(deps, tx, outboxId, 'composed');
  }
  const partner = await findPartner(tx, { id: row.partnerId });
  const at = deps.platform.clock.now();
  if (!partner) return giveUp(deps, tx, row, 'คู่แลกเปลี่ยนถูกนำออกจากรายการแล้ว');
  try {
    if (partner.way === 'gateway') await sendByGateway(deps, tx, row);
    else if (row.partsSent < row.parts) await sendPart(deps, tx, row, partner);
    else await sendItself(deps, tx, row, partner);
    await notePartner(tx, partner.id, null, at.toISOString());
  } catch (error) {
    if (!(error instanceof NotTaken)) throw error;
    await notePartner(tx, partner.id, error, at.toISOString());
    if (partner.way === 'gateway') await noteGateway(tx, error.message, at.toISOString());
    await tryAgain(deps, tx, row, error.message);
  }
}

async function sendPart(
  deps: ExchangeDependencies,
  tx: Tx,
  row: OutboxRow,
  partner: PartnerRow,
): Promise<void> {
  const part = await findOutPart(tx, row.id, row.partsSent);
  if (!part) throw new Error('a part of a letter is gone');
  const body = { SHA256: part.sha256, Place: part.place, Content: part.content.toString('base64') };
  await post(deps, tx, partner, { id: newId(), message: 'BinaryObjectPart', body });
  await notePartSent(tx, row.id);
  await deliverLater(deps, tx, row.id, `part ${row.partsSent + 1}`);
}

async function sendItself(
  deps: ExchangeDependencies,
  tx: Tx,
  row: OutboxRow,
  partner: PartnerRow,
): Promise<void> {
  await isTaken(deps, tx, row, await post(deps, tx, partner, row));
}

/** For the gateway the files are inside the letter, so there is one step only. */
async function sendByGateway(deps: ExchangeDependencies, tx: Tx, row: OutboxRow): Promise<void> {
  const { gatewayClient: client } = deps;
  if (!client) throw new NotTaken('off', 'ไม่ได้ตั้งค่าระบบแลกเปลี่ยนกลาง');
  await isTaken(deps, tx, row, await deliverByGateway(client, tx, row));
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
