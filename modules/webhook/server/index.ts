import { fileURLToPath } from 'node:url';
import {
  createSecretBox,
  defineJob,
  defineOutsideJob,
  outsideAddresses,
} from '@sarn/platform-server';
import type { JobDefinition, Platform, ServerModule } from '@sarn/platform-server';
import { z } from 'zod';
import {
  webhookAuditWords,
  webhookErrors,
  webhookLimits,
  webhookNewsKinds,
} from '../contract/index.ts';
import { createAnnounce } from './announce.ts';
import { claimDelivery, settleDelivery } from './deliver.service.ts';
import { forgetDeliveries } from './delivery.store.ts';
import type { WebhookDependencies, WebhookNeeds } from './dependencies.ts';
import { webhookCheck, webhookMetrics } from './webhook.health.ts';
import { send } from './send.ts';
import { webhookRoutes } from './webhook.routes.ts';

export type { WebhookNeeds, WebhookSettings } from './dependencies.ts';
export { hasWebhookSecrets } from './webhook.store.ts';

const dayMs = 86_400_000;
/** Receivers called at the same time by one process. */
const concurrency = 2;
const deliverName = 'webhook.deliver';
const deliverInput = z.object({ id: z.uuid(), turn: z.int() });

/** Programs of the agency are told of what happened, by Standard Webhooks 1.0.0. */
export function webhookModule(platform: Platform, needs: WebhookNeeds): ServerModule {
  const { clock, jobs, config } = platform;
  const deliverJob: JobDefinition<typeof deliverInput> = defineOutsideJob({
    name: deliverName,
    input: deliverInput,
    concurrency,
    claim: (delivery, { tx }) => claimDelivery(deps, tx, delivery),
    // Repeated under the same webhook-id, by which the receiver knows it.
    outside: ({ hook, row }, { signal }) => send(deps, hook, row, signal),
    settle: (sent, { row }, { tx }) => settleDelivery(deps, tx, row, sent),
  });
  const deps: WebhookDependencies = {
    ...needs,
    platform,
    box: createSecretBox(needs.identityKey),
    isAllowed: config.isProduction ? outsideAddresses(needs.settings.networks) : undefined,
    counted: { taken: 0, failed: 0 },
    deliverAll: (tx, deliveries) =>
      jobs.sendAll(
        tx,
        deliverJob,
        deliveries.map((data) => ({ data, key: `${data.id} ${data.turn}` })),
      ),
    deliverLater: (tx, delivery, at) =>
      jobs.send(tx, deliverJob, delivery, {
        key: `${delivery.id} ${delivery.turn}`,
        ...(at ? { startAfter: at } : {}),
      }),
  };
  return {
    name: 'webhook',
    migrations: fileURLToPath(new URL('migrations', import.meta.url)),
    errors: webhookErrors,
    permissions: [],
    news: webhookNewsKinds,
    routes: webhookRoutes(deps),
    jobs: [deliverJob as JobDefinition, forgetJob(clock)],
    auditWords: webhookAuditWords,
    healthChecks: [webhookCheck(platform)],
    metrics: [webhookMetrics(deps)],
    start: async () => platform.audit.listen(createAnnounce(deps)),
  };
}

/** Every night: deletes what was settled more than a month ago. */
const forgetJob = (clock: Platform['clock']): JobDefinition =>
  defineJob({
    name: 'webhook.forget',
    input: z.object({}),
    schedule: '35 3 * * *',
    async handler(_input, { tx, log }) {
      const before = new Date(clock.now().getTime() - webhookLimits.logDays * dayMs);
      const forgotten = await forgetDeliveries(tx, before.toISOString());
      log.info({ forgotten }, 'old webhooks forgotten');
    },
  }) as JobDefinition;
