import type { Instant } from '@sarn/kernel';
import { row, statement } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import type { WebhookDelivery } from '../contract/index.ts';
import { webhookTables } from './tables.ts';

export interface DeliveryRow {
  readonly id: string;
  readonly webhookId: string;
  readonly type: string;
  readonly body: string;
  readonly state: WebhookDelivery['state'];
  readonly tries: number;
  readonly turn: number;
  readonly dueAt: Instant;
  readonly createdAt: Instant;
}

const deliveryRows = (h: Handle) =>
  webhookTables(h)
    .selectFrom('webhook_delivery')
    .select(['id', 'type', 'body', 'state', 'tries', 'turn', 'webhook_id as webhookId'])
    .select(['due_at as dueAt', 'created_at as createdAt']);

/** Locked until the transaction ends. */
export function lockDelivery(tx: Tx, id: string): Promise<DeliveryRow | undefined> {
  return deliveryRows(tx).where('id', '=', id).forUpdate().executeTakeFirst();
}

export function listDeliveryRows(
  h: Handle,
  webhookId: string,
  page: { readonly take: number; readonly skip: number },
): Promise<DeliveryRow[]> {
  return deliveryRows(h)
    .where('webhook_id', '=', webhookId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.take)
    .offset(page.skip)
    .execute();
}

export async function insertDeliveries(
  tx: Tx,
  deliveries: readonly (Pick<DeliveryRow, 'id' | 'webhookId' | 'type' | 'body'> & {
    readonly at: Instant;
  })[],
): Promise<void> {
  await webhookTables(tx)
    .insertInto('webhook_delivery')
    .values(
      deliveries.map(({ id, webhookId, type, body, at }) => ({
        ...{ id, webhook_id: webhookId, type, body, due_at: at, created_at: at },
      })),
    )
    .execute();
}

/** Another attempt later. */
export async function postpone(
  tx: Tx,
  id: string,
  next: { readonly tries: number; readonly turn: number; readonly dueAt: Instant },
): Promise<void> {
  await webhookTables(tx)
    .updateTable('webhook_delivery')
    .set({ tries: next.tries, turn: next.turn, due_at: next.dueAt })
    .where('id', '=', id)
    .execute();
}

export async function settle(
  tx: Tx,
  id: string,
  end: {
    readonly state: 'sent' | 'failed' | 'dropped';
    readonly tries: number;
    readonly turn: number;
    readonly at: Instant;
  },
): Promise<void> {
  await webhookTables(tx)
    .updateTable('webhook_delivery')
    .set({ state: end.state, tries: end.tries, turn: end.turn, settled_at: end.at })
    .where('id', '=', id)
    .execute();
}

/** Waits again, with all attempts left. */
export async function reopen(
  tx: Tx,
  id: string,
  { turn, at }: { readonly turn: number; readonly at: Instant },
): Promise<void> {
  await webhookTables(tx)
    .updateTable('webhook_delivery')
    .set({ state: 'waiting', tries: 0, turn, due_at: at, settled_at: null })
    .where('id', '=', id)
    .execute();
}

/** What waits for a receiver that was switched off is not sent. */
export async function dropWaiting(tx: Tx, webhookId: string, at: Instant): Promise<void> {
  await webhookTables(tx)
    .updateTable('webhook_delivery')
    .set({ state: 'dropped', settled_at: at })
    .where('webhook_id', '=', webhookId)
    .where('state', '=', 'waiting')
    .execute();
}

export interface AttemptRow {
  readonly deliveryId: string;
  readonly at: Instant;
  readonly status: number | null;
  readonly problem: string;
  readonly ms: number;
  readonly answer: string;
}

export async function insertAttempt(
  tx: Tx,
  attempt: AttemptRow & { readonly id: string; readonly isTaken: boolean },
): Promise<void> {
  const { id, deliveryId, at, status, problem, ms, answer, isTaken } = attempt;
  await webhookTables(tx)
    .insertInto('webhook_attempt')
    .values({
      ...{ id, delivery_id: deliveryId, at, status, problem, ms, answer },
      is_taken: isTaken,
    })
    .execute();
}

/** Oldest first. */
export function listAttempts(h: Handle, deliveryIds: readonly string[]): Promise<AttemptRow[]> {
  if (deliveryIds.length === 0) return Promise.resolve([]);
  return webhookTables(h)
    .selectFrom('webhook_attempt')
    .select(['delivery_id as deliveryId', 'at', 'status', 'problem', 'ms', 'answer'])
    .where('delivery_id', 'in', [...deliveryIds])
    .orderBy('at')
    .orderBy('id')
    .execute();
}

/** @returns how many were deleted, their attempts with them */
export async function forgetDeliveries(tx: Tx, before: Instant): Promise<number> {
  const gone = await webhookTables(tx)
    .deleteFrom('webhook_delivery')
    .where('settled_at', '<', before)
    .returning('id')
    .execute();
  return gone.length;
}

/** What waits in the outbox of webhooks, and since when a receiver fails. */
export interface WebhookState {
  readonly receivers: number;
  readonly waiting: number;
  readonly oldest: Instant | null;
  readonly failingSince: Instant | null;
  readonly offByItself: number;
}

export async function webhookState(h: Handle): Promise<WebhookState> {
  const none = { receivers: 0, waiting: 0, oldest: null, failingSince: null, offByItself: 0 };
  return (await stateSql.first(h)) ?? none;
}

const stateSql = statement(
  'webhook.state',
  row<WebhookState>({
    receivers: 'int8',
    waiting: 'int8',
    oldest: 'timestamptz?',
    failingSince: 'timestamptz?',
    offByItself: 'int8',
  }),
  [],
  `select count(*) receivers,
     (select count(*) from webhook_delivery where state = 'waiting') waiting,
     (select min(created_at) from webhook_delivery where state = 'waiting') oldest,
     min(failing_since) filter (where is_on) "failingSince",
     count(*) filter (where off_reason = 'failing') "offByItself"
   from webhook`,
);
