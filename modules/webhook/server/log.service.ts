import { announcedTypes } from '@sarn/kernel';
import type { OutputOf } from '@sarn/kernel';
import type { Handle } from '@sarn/platform-server';
import { webhookLimits } from '../contract/index.ts';
import type { listDeliveries, listWebhooks } from '../contract/index.ts';
import { listAttempts, listDeliveryRows } from './delivery.store.ts';
import type { WebhookDependencies } from './dependencies.ts';
import { countAttempts, listWebhookRows } from './webhook.store.ts';

const dayMs = 86_400_000;

/** All webhooks, with how they did in the last day. */
export async function overview(
  { platform: { clock }, announced }: WebhookDependencies,
  h: Handle,
): Promise<OutputOf<typeof listWebhooks>> {
  const now = clock.now();
  const counts = await countAttempts(h, new Date(now.getTime() - dayMs).toISOString());
  const rows = (await listWebhookRows(h)).map((row) => {
    const { secret: _secret, oldSecret: _old, oldSecretUntil, ...told } = row;
    const count = counts.find(({ webhookId }) => webhookId === row.id);
    const isOldValid = oldSecretUntil !== null && Date.parse(oldSecretUntil) > now.getTime();
    return {
      ...{ ...told, types: [...row.types] },
      oldSecretUntil: isOldValid ? oldSecretUntil : null,
      ...{ sent: count?.sent ?? 0, failed: count?.failed ?? 0, waiting: count?.waiting ?? 0 },
    };
  });
  const offered = new Set(Object.values(announced));
  return { rows, types: announcedTypes.filter((type) => offered.has(type)) };
}

/** A page of the log. */
export async function deliveries(
  h: Handle,
  webhookId: string,
  page: number,
): Promise<OutputOf<typeof listDeliveries>> {
  const { pageSize } = webhookLimits;
  const place = { take: pageSize + 1, skip: (page - 1) * pageSize };
  const found = await listDeliveryRows(h, webhookId, place);
  const rows = found.slice(0, pageSize);
  const attempts = await listAttempts(
    h,
    rows.map(({ id }) => id),
  );
  return {
    hasMore: found.length > pageSize,
    rows: rows.map(({ id, type, createdAt, state, dueAt, body }) => ({
      ...{ id, type, createdAt, state, body },
      dueAt: state === 'waiting' ? dueAt : null,
      attempts: attempts
        .filter(({ deliveryId }) => deliveryId === id)
        .map(({ deliveryId: _of, ...attempt }) => attempt),
    })),
  };
}
