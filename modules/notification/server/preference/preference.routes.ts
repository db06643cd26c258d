import { command, query } from '@sarn/platform-server';
import type { Route } from '@sarn/platform-server';
import { getPreference, savePreference } from '../../contract/index.ts';
import type { OutboxDependencies } from '../outbox/outbox-dependencies.ts';
import type { Outbox } from '../outbox/outbox.jobs.ts';
import * as preference from './preference.service.ts';

/** The calls of one's own notification settings. */
export function preferenceRoutes(deps: OutboxDependencies, outbox: Outbox): Route[] {
  const { db } = deps.platform;
  return [
    query(getPreference, async (_input, { caller }) => ({
      item: await preference.readPreference(deps, db, caller.id),
    })),
    command(savePreference, async (input, { caller }, tx) => {
      const dueTimes = await preference.savePreference(deps, tx, caller.id, input);
      for (const at of dueTimes) await outbox.wake(tx, 1, at);
      return { item: await preference.readPreference(deps, tx, caller.id) };
    }),
  ];
}
