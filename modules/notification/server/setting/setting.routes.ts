import { AppError } from '@sarn/kernel';
import { command, query } from '@sarn/platform-server';
import type { Route } from '@sarn/platform-server';
import {
  getChannelRules,
  getNotificationPolicy,
  listDeliveries,
  listTemplates,
  resendDeliveries,
  resetTemplate,
  saveChannelRules,
  saveNotificationPolicy,
  saveTemplate,
} from '../../contract/index.ts';
import type { OutboxDependencies } from '../outbox/outbox-dependencies.ts';
import type { Outbox } from '../outbox/outbox.jobs.ts';
import * as setting from './setting.service.ts';
import { readPolicy } from './setting.store.ts';
import type { NewsEvent } from './template-list.ts';

/** The calls of the settings pages; each needs notification.manage. */
export function settingRoutes(
  deps: OutboxDependencies,
  outbox: Outbox,
  events: readonly NewsEvent[],
): Route[] {
  const { db } = deps.platform;
  return [
    query(getNotificationPolicy, async () => ({
      item: await readPolicy(db),
      channels: await setting.health(deps, db),
    })),
    command(saveNotificationPolicy, async (policy, context, tx) => {
      await setting.setPolicy(deps, tx, context, policy);
      return { item: await readPolicy(tx) };
    }),
    query(getChannelRules, async () => ({ rows: await setting.rulesToSet(deps, db) })),
    command(saveChannelRules, async ({ rows, seen }, context, tx) => ({
      rows: await setting.setRules(deps, tx, context, rows, seen),
    })),
    query(listTemplates, async () => ({ rows: await setting.templates(db, events) })),
    command(saveTemplate, async ({ event, texts }, context, tx) => ({
      item: await setting.setTemplate(deps, tx, context, { event, texts, events }),
    })),
    command(resetTemplate, async ({ event }, context, tx) => ({
      item: await setting.setTemplate(deps, tx, context, { event, texts: null, events }),
    })),
    query(listDeliveries, ({ state, channel, page }) =>
      setting.deliveries(deps, db, { state, channel: channel || null }, page),
    ),
    command(resendDeliveries, async ({ id, isAll }, context, tx) => {
      // No id is taken as a mistake of the caller and not as "all".
      if (id === undefined && !isAll) throw new AppError('notification.nothing-to-resend');
      const count = await setting.resend(deps, tx, context, isAll ? null : (id ?? null));
      await outbox.wake(tx, count);
      return { count };
    }),
  ];
}
