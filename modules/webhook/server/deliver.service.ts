import { newId } from '@sarn/kernel';
import type { Tx } from '@sarn/platform-server';
import { isFailingTooLong, isGone, isTaken, nextAt, retryAfterMs } from './attempt.rules.ts';
import { insertAttempt, lockDelivery, postpone, settle } from './delivery.store.ts';
import type { DeliveryRow } from './delivery.store.ts';
import type { WebhookDependencies } from './dependencies.ts';
import type { Sent } from './send.ts';
import { stopReceiver } from './stop-receiver.ts';
import { findWebhook, lockWebhook, noteFailing } from './webhook.store.ts';
import type { WebhookRow } from './webhook.store.ts';

/** What one attempt sends, and to whom. */
export interface Attempt {
  readonly row: DeliveryRow;
  readonly hook: WebhookRow;
}

/**
 * Before an attempt.
 *
 * @param turn number of the attempt: an older job finds that it was made
 * @returns null when it is not to be made
 */
export async function claimDelivery(
  deps: WebhookDependencies,
  tx: Tx,
  { id, turn }: { readonly id: string; readonly turn: number },
): Promise<Attempt | null> {
  const row = await lockDelivery(tx, id);
  if (row?.state !== 'waiting' || row.turn !== turn) return null;
  const hook = await findWebhook(tx, row.webhookId);
  if (hook?.isOn) return { row, hook };
  const at = deps.platform.clock.now().toISOString();
  await settle(tx, id, { state: 'dropped', tries: row.tries, turn: turn + 1, at });
  return null;
}

/** After an attempt. The receiver may have been switched off or removed while it was asked. */
export async function settleDelivery(
  deps: WebhookDependencies,
  tx: Tx,
  { id, turn: claimed }: DeliveryRow,
  sent: Sent,
): Promise<void> {
  const row = await lockDelivery(tx, id);
  if (!row) return;
  await keepAttempt(deps, tx, row, sent);
  if (row.turn !== claimed) return;
  if (!isTaken(sent.status)) {
    return row.state === 'waiting' ? afterFailure(deps, tx, row, sent) : undefined;
  }
  const at = sent.at.toISOString();
  await settle(tx, id, { state: 'sent', tries: row.tries + 1, turn: row.turn + 1, at });
  // Written only when it ends a series of failures: receivers that work share no lock.
  const hook = await findWebhook(tx, row.webhookId);
  if (hook && hook.failingSince !== null) await noteFailing(tx, hook.id, null);
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
