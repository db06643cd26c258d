import { command, query } from '@sarn/platform-server';
import type { Route, Tx } from '@sarn/platform-server';
import { AppError } from '@sarn/kernel';
import * as api from '../../contract/index.ts';
import type { Personnel } from '../needs.ts';
import { addPerson } from './create.service.ts';
import { cancel, leave, transfer } from './order.service.ts';
import { findRecord, saveEmployment } from './record.store.ts';
import { viewEmployment, viewLeaving } from './view.ts';

/** The calls on employments: adding people, transfers, leaving office. */
export function recordRoutes(deps: Personnel): Route[] {
  const { db, clock, audit } = deps.platform;
  const item = async (tx: Tx, personId: string) => ({ item: await viewEmployment(tx, personId) });
  return [
    query(api.getEmployment, async ({ personId }) => ({
      item: await viewEmployment(db, personId),
    })),
    query(api.listLeaving, async () => ({ rows: await viewLeaving(deps, db) })),
    command(api.createPerson, (input, context, tx) => addPerson(deps, tx, context, input)),
    command(api.setEmployment, async ({ personId, type, appointedOn }, context, tx) => {
      if (!(await findRecord(tx, personId))) throw new AppError('platform.not-found');
      const facts = { type, appointed_on: appointedOn === '' ? null : appointedOn };
      await saveEmployment(tx, personId, facts, clock.now().toISOString());
      await audit.write(tx, {
        ...{ act: 'personnel.employment-set', callerId: context.caller.id },
        ...{ subject: { kind: 'person', id: personId }, requestId: context.requestId },
        detail: { type },
      });
      return item(tx, personId);
    }),
    command(api.transferPerson, async (input, context, tx) => {
      await transfer(deps, tx, context, input);
      return item(tx, input.personId);
    }),
    command(api.leaveOffice, async (input, context, tx) => {
      await leave(deps, tx, context, input);
      return item(tx, input.personId);
    }),
    command(api.cancelOrder, async ({ orderId }, context, tx) =>
      item(tx, await cancel(deps, tx, context, orderId)),
    ),
  ];
}
