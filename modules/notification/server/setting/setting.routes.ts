import { AppError } from '@sarn/kernel';
import { command, query } from '@sarn/platform-server';
import type { Route } from '@sarn/platform-server';
import {
  countMatrixConcern,
  getNoticeMatrix,
  getNotificationPolicy,
  listDeliveries,
  listMatrixHistory,
  listTemplates,
  resendDeliveries,
  resetTemplate,
  saveNoticeMatrix,
  saveNotificationPolicy,
  saveTemplate,
  undoMatrix,
} from '../../contract/index.ts';
import type { OutboxDependencies } from '../outbox/outbox-dependencies.ts';
import type { Outbox } from '../outbox/outbox.jobs.ts';
import { matrixHistory, undoLast } from './matrix/matrix-history.service.ts';
import { concernOf, readMatrix, setMatrix } from './matrix/matrix.service.ts';
import * as setting from './setting.service.ts';
import { readPolicy } from './setting.store.ts';

/** The calls of the settings pages; each needs notification.manage. */
export function settingRoutes(deps: OutboxDependencies, outbox: Outbox): Route[] {
  const { db } = deps.platform;
  return [
    query(getNotificationPolicy, async () => ({
      item: await readPolicy(db),
      channels: await setting.health(deps, db),
    })),
    command(saveNotificationPolicy, async (policy, context, tx) => {
      await setting.setPolicy(deps, tx, context, policy);
      // What the quiet time held back may be due now.
      await outbox.wake(tx, 1);
      return { item: await readPolicy(tx) };
    }),
    query(getNoticeMatrix, async () => readMatrix(deps, db)),
    query(countMatrixConcern, ({ cells }) => concernOf(deps, db, cells)),
    command(saveNoticeMatrix, async (wanted, context, tx) => setMatrix(deps, tx, context, wanted)),
    query(listMatrixHistory, async (_input, { caller }) => matrixHistory(deps, db, caller.id)),
    command(undoMatrix, async (_input, context, tx) => undoLast(deps, tx, context)),
    query(listTemplates, async () => ({ rows: await setting.templates(deps, db) })),
    command(saveTemplate, async (wanted, context, tx) => ({
      item: await setting.setTemplate(deps, tx, context, wanted),
    })),
    command(resetTemplate, async (wanted, context, tx) => ({
      item: await setting.setTemplate(deps, tx, context, { ...wanted, texts: null }),
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
