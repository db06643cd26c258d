import { command, query } from '@sarn/platform-server';
import type { Route, Tx } from '@sarn/platform-server';
import * as api from '../../contract/index.ts';
import type { Personnel } from '../needs.ts';
import { addPerson } from './create.service.ts';
import { cancel, leave, transfer } from './order.service.ts';
import { setEmployment } from './employment.service.ts';
import { viewEmployment, viewLeaving } from './view.ts';

/** The calls on employments: adding people, transfers, leaving office. */
export function recordRoutes(deps: Personnel): Route[] {
  const { db } = deps.platform;
  const item = async (tx: Tx, personId: string) => ({ item: await viewEmployment(tx, personId) });
  return [
    query(api.getEmployment, async ({ personId }) => ({
      item: await viewEmployment(db, personId),
    })),
    query(api.listLeaving, async () => ({ rows: await viewLeaving(deps, db) })),
    command(api.createPerson, (input, context, tx) => addPerson(deps, tx, context, input)),
    command(api.setEmployment, async (input, context, tx) => {
      await setEmployment(deps, tx, context, input);
      return item(tx, input.personId);
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
