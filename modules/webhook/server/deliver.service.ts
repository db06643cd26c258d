import { newId } from '@sarn/kernel';
import type { Tx } from '@sarn/platform-server';
import { isFailingTooLong, isGone, isTaken, nextAt, retryAfterMs } from './attempt.rules.ts';
import { insertAttempt, lockDelivery, postpone, settle } from './delivery.store.ts';
import type { DeliveryRow } from './delivery.store.ts';
import type { WebhookDependencies } from './dependencies.ts';
import { send } from './send.ts';
import type { Sent } from './send.ts';
import { stopReceiver } from './stop-receiver.ts';
import { findWebhook, lockWebhook, noteFailing } from './webhook.store.ts';

/**
 * One attempt. When the program is killed in it, the attempt is repeated under the same webhook-id,
 * by which the receiver knows it.
 *
 * @param turn number of the attempt: an older job finds that it was made
 */
export async function deliver(
  deps: WebhookDependencies,
  tx: Tx,
  { id, turn }: { readonly id: string; readonly turn: number },
): Promise<void> {
  const row = await lockDelivery(tx, id);
  if (row?.state !== 'waiting' || row.turn !== turn) return;
  const hook = await findWebhook(tx, row.webhookId);
  if (!hook?.isOn) {
    const at = deps.platform.clock.now().toISOString();
    return settle(tx, id, { state: 'dropped', tries: row.tries, turn: turn + 1, at });
  }
  const sent = await send(deps, hook, row);
  await keepAttempt(deps, tx, row, sent);
  const at = sent.at.toISOString();
  if (isTaken(sent.status)) {
    await settle(tx, id, { state: 'sent', tries: row.tries + 1, turn: turn + 1, at });
    // Written only when it ends a series of failures: receivers that work share no lock.
    if (hook.failingSince !== null) await noteFailing(tx, hook.id, null);
    return;
  }
  await afterFailure(deps, tx, row, sent);
}

async function keepAttempt(
  { counted }: WebhookDependencies,
  tx: Tx,
  row: DeliveryRow,
  { at, status, problem, ms, answer }: Sent,
): Promise<void> {
  const isGood = isTaken(status);
  await insertAttempt(tx, {
    ...{ id: newId(), deliveryId: row.id, at: at.toISOString(), isTaken: isGood },
    ...{ status, problem, ms, answer },
  });
  tx.afterCommit(() => {
    counted[isGood ? 'taken' : 'failed'] += 1;
  });
}

async function afterFailure(
  deps: WebhookDependencies,
  tx: Tx,
  row: DeliveryRow,
  sent: Sent,
): Promise<void> {
  const tries = row.tries + 1;
  const turn = row.turn + 1;
  const at = sent.at.toISOString();
  // Two attempts at one receiver may fail at the same time.
  const hook = await lockWebhook(tx, row.webhookId);
  if (!hook) return;
  const since = hook.failingSince ?? at;
  if (hook.failingSince === null) await noteFailing(tx, hook.id, since);
  const reason = isGone(sent.status) ? 'gone' : isFailingTooLong(since, sent.at) ? 'failing' : null;
  if (reason !== null) {
    await settle(tx, row.id, { state: 'failed', tries, turn, at });
    if (hook.isOn) await stopReceiver(deps, tx, hook, reason, at);
    return;
  }
  const asked = retryAfterMs(sent.headers, sent.at);
  const next = nextAt(tries, { now: sent.at, asked, random: Math.random() });
  if (!next) return settle(tx, row.id, { state: 'failed', tries, turn, at });
  await postpone(tx, row.id, { tries, turn, dueAt: next.toISOString() });
  await deps.deliverLater(tx, { id: row.id, turn }, next);
}
