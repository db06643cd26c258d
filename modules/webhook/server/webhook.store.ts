import type { AnnouncedType, Instant } from '@sarn/kernel';
import { row, statement } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import type { Webhook } from '../contract/index.ts';
import { webhookTables } from './tables.ts';

export interface WebhookRow {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly url: string;
  readonly types: readonly AnnouncedType[];
  readonly isOn: boolean;
  readonly offReason: Webhook['offReason'];
  readonly failingSince: Instant | null;
  readonly oldSecretUntil: Instant | null;
  /** Sealed. */
  readonly secret: Buffer;
  readonly oldSecret: Buffer | null;
}

const webhooks = (h: Handle) =>
  webhookTables(h)
    .selectFrom('webhook')
    .select(['id', 'version', 'name', 'url', 'types', 'secret', 'is_on as isOn'])
    .select(['off_reason as offReason', 'failing_since as failingSince'])
    .select(['old_secret as oldSecret', 'old_secret_until as oldSecretUntil']);

export function listWebhookRows(h: Handle): Promise<WebhookRow[]> {
  return webhooks(h).orderBy('name').orderBy('id').execute();
}

export function findWebhook(h: Handle, id: string): Promise<WebhookRow | undefined> {
  return webhooks(h).where('id', '=', id).executeTakeFirst();
}

/** Locked until the transaction ends. */
export function lockWebhook(tx: Tx, id: string): Promise<WebhookRow | undefined> {
  return webhooks(tx).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Those that are on and want this. */
export const listReceivers = (h: Handle, type: AnnouncedType): Promise<{ id: string }[]> =>
  receiversSql.all(h, type);

const receiversSql = statement(
  'webhook.receivers',
  row<{ id: string }>({ id: 'uuid' }),
  ['text'],
  `select id from webhook where is_on and $1 = any (types) order by id`,
);

export async function insertWebhook(
  tx: Tx,
  hook: Pick<WebhookRow, 'id' | 'name' | 'url' | 'types' | 'secret' | 'isOn'>,
  by: { readonly personId: string; readonly at: Instant },
): Promise<void> {
  await webhookTables(tx)
    .insertInto('webhook')
    .values({
      ...{ id: hook.id, name: hook.name, url: hook.url, types: [...hook.types] },
      ...{ secret: hook.secret, is_on: hook.isOn, off_reason: hook.isOn ? null : 'person' },
      ...{ created_by: by.personId, created_at: by.at },
    })
    .execute();
}

/** Switched on again it begins without failures. */
export async function updateWebhook(
  tx: Tx,
  id: string,
  hook: Pick<WebhookRow, 'name' | 'url' | 'types' | 'isOn' | 'version' | 'offReason'>,
): Promise<void> {
  await webhookTables(tx)
    .updateTable('webhook')
    .set({
      ...{ name: hook.name, url: hook.url, types: [...hook.types], version: hook.version },
      ...{ is_on: hook.isOn, off_reason: hook.offReason, failing_since: null },
    })
    .where('id', '=', id)
    .execute();
}

export async function replaceSecret(
  tx: Tx,
  id: string,
  secrets: { readonly secret: Buffer; readonly oldSecret: Buffer; readonly until: Instant },
): Promise<void> {
  await webhookTables(tx)
    .updateTable('webhook')
    .set({
      ...{ secret: secrets.secret, old_secret: secrets.oldSecret },
      old_secret_until: secrets.until,
    })
    .where('id', '=', id)
    .execute();
}

export async function noteFailing(tx: Tx, id: string, since: Instant | null): Promise<void> {
  await webhookTables(tx)
    .updateTable('webhook')
    .set({ failing_since: since })
    .where('id', '=', id)
    .execute();
}

export async function switchOff(
  tx: Tx,
  id: string,
  reason: 'gone' | 'failing',
  version: number,
): Promise<void> {
  await webhookTables(tx)
    .updateTable('webhook')
    .set({ is_on: false, off_reason: reason, version })
    .where('id', '=', id)
    .execute();
}

export async function deleteWebhook(tx: Tx, id: string): Promise<void> {
  await webhookTables(tx).deleteFrom('webhook').where('id', '=', id).execute();
}

/** How each webhook did since then, and what waits. */
export interface WebhookCounts {
  readonly webhookId: string;
  readonly sent: number;
  readonly failed: number;
  readonly waiting: number;
}

export const countAttempts = (h: Handle, since: Instant): Promise<WebhookCounts[]> =>
  countsSql.all(h, since);

const countsSql = statement(
  'webhook.counts',
  row<WebhookCounts>({ webhookId: 'uuid', sent: 'int8', failed: 'int8', waiting: 'int8' }),
  ['timestamptz'],
  `select hook.id "webhookId", count(*) filter (where attempt.is_taken) sent,
     count(*) filter (where not attempt.is_taken) failed,
     (select count(*) from webhook_delivery waiting
      where waiting.webhook_id = hook.id and waiting.state = 'waiting') waiting
   from webhook hook left join webhook_delivery delivery on delivery.webhook_id = hook.id
     left join webhook_attempt attempt on attempt.delivery_id = delivery.id and attempt.at >= $1
   group by hook.id`,
);

/** Whether a secret is kept that only the key of this installation opens. */
export async function hasWebhookSecrets(h: Handle): Promise<boolean> {
  return (await webhookTables(h).selectFrom('webhook').select('id').limit(1).execute()).length > 0;
}
