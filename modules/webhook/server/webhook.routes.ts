import { command, query } from '@sarn/platform-server';
import type { Route } from '@sarn/platform-server';
import * as api from '../contract/index.ts';
import type { WebhookDependencies } from './dependencies.ts';
import { deliveries, overview } from './log.service.ts';
import { again, keepWebhook, remove, renew, test } from './webhook.service.ts';

export function webhookRoutes(deps: WebhookDependencies): Route[] {
  const { db } = deps.platform;
  return [
    query(api.listWebhooks, () => overview(deps, db)),
    command(api.saveWebhook, (input, context, tx) => keepWebhook(deps, tx, context, input)),
    command(api.renewSecret, ({ webhookId }, context, tx) => renew(deps, tx, context, webhookId)),
    command(api.removeWebhook, ({ webhookId }, context, tx) =>
      remove(deps, tx, context, webhookId),
    ),
    command(api.testWebhook, ({ webhookId }, context, tx) => test(deps, tx, context, webhookId)),
    query(api.listDeliveries, ({ webhookId, page }) => deliveries(db, webhookId, page)),
    command(api.sendAgain, ({ deliveryId }, context, tx) => again(deps, tx, context, deliveryId)),
  ];
}
