import { AppError } from '@sarn/kernel';
import { command, query } from '@sarn/platform-server';
import type { Route, Tx } from '@sarn/platform-server';
import * as api from '../../contract/index.ts';
import type { Personnel } from '../needs.ts';
import { addPerson } from './create.service.ts';
import { assertKeeps, assertKeepsUnit, keptOf, keptUnits } from './kept-people.ts';
import { cancel, leave, transfer } from './order.service.ts';
import { setEmployment } from './employment.service.ts';
import { viewEmployment, viewLeaving } from './view.ts';

/** The calls on employments: adding people, transfers, leaving office. */
export function recordRoutes(deps: Personnel): Route[] {
  const { db } = deps.platform;
  const item = async (tx: Tx, personId: string) => ({ item: await viewEmployment(tx, personId) });
  return [
    query(api.getEmployment, async ({ personId }, context) => {
      await assertKeeps(deps, db, context, personId);
      return { item: await viewEmployment(db, personId) };
    }),
    query(api.listKeptUnits, async (_input, context) => ({
      rows: await keptUnits(deps, db, context),
    })),
    query(api.listLeaving, async (_input, context) => ({
      rows: await keptOf(deps, db, context, await viewLeaving(deps, db)),
    })),
    command(api.createPerson, async (input, context, tx) => {
      await assertKeepsUnit(tx, context, input.unitId);
      // Whoever has its token could sign in as somebody of the unit.
      if (context.caller.program && input.username !== '') {
        throw new AppError('platform.not-for-programs');
      }
      return addPerson(deps, tx, context, input);
    }),
    command(api.setEmployment, async (input, context, tx) => {
      await assertKeeps(deps, tx, context, input.personId);
      await setEmployment(deps, tx, context, input);
      return item(tx, input.personId);
    }),
    command(api.transferPerson, async (input, context, tx) => {
      await assertKeeps(deps, tx, context, input.personId);
      await assertKeepsUnit(tx, context, input.unitId);
      await transfer(deps, tx, context, input);
      return item(tx, input.personId);
    }),
    command(api.leaveOffice, async (input, context, tx) => {
      await assertKeeps(deps, tx, context, input.personId);
      await leave(deps, tx, context, input);
      return item(tx, input.personId);
    }),
    command(api.cancelOrder, async ({ orderId }, context, tx) => {
      const personId = await cancel(deps, tx, context, orderId);
      // Refused here, the cancellation is taken back with the transaction.
      await assertKeeps(deps, tx, context, personId);
      return item(tx, personId);
    }),
  ];
}
