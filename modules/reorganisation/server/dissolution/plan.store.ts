import type { CivilDate, Instant } from '@sarn/kernel';
import type { Handle, Tx } from '@sarn/platform-server';
import type { unitPlanStates } from '../../contract/index.ts';
import { reorganisationTables } from '../tables.ts';
import { word } from '@sarn/document/server';
import type { DissolutionOrder } from './dissolution-order.ts';

type UnitPlanState = (typeof unitPlanStates)[number];

/** The planned dissolution of a unit. */
export interface PlanRow extends DissolutionOrder {
  readonly id: string;
  readonly enteredBy: string;
  readonly enteredName: string;
  readonly enteredAt: Instant;
  /** What a second person confirmed; null where none was asked. */
  readonly proposalId: string | null;
  readonly state: UnitPlanState;
  /** Why it was called off, or the code of what prevented it. */
  readonly reason: string;
}

function plans(h: Handle) {
  return reorganisationTables(h)
    .selectFrom('unit_dissolution_plan')
    .select(['id', 'unit_id as unitId', 'successor_id as successorId', 'last_day as lastDay'])
    .select(['order_no as orderNo', 'note', 'entered_by as enteredBy'])
    .select(['entered_name as enteredName', 'entered_at as enteredAt', 'state', 'reason'])
    .select('proposal_id as proposalId');
}

/** Waiting plans, then those called off or failed; those carried out are dissolutions. */
export function listPlans(h: Handle): Promise<PlanRow[]> {
  return plans(h)
    .where('state', '<>', word('done'))
    .orderBy('settled_at', (order) => order.desc().nullsFirst())
    .orderBy('last_day')
    .orderBy('id')
    .limit(50)
    .execute();
}

/** @returns false when the unit has a waiting plan already */
export async function insertPlan(tx: Tx, row: Omit<PlanRow, 'state' | 'reason'>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await reorganisationTables(tx)
    .insertInto('unit_dissolution_plan')
    .values({
      id: row.id,
      unit_id: row.unitId,
      successor_id: row.successorId,
      last_day: row.lastDay,
      order_no: row.orderNo,
      note: row.note,
      entered_by: row.enteredBy,
      entered_name: row.enteredName,
      entered_at: row.enteredAt,
      proposal_id: row.proposalId,
    })
    .onConflict((known) => known.column('unit_id').where('state', '=', word('planned')).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Whether the end of a unit is planned already. */
export async function isPlanned(h: Handle, unitId: string): Promise<boolean> {
  const found = await plans(h)
    .where('unit_id', '=', unitId)
    .where('state', '=', word('planned'))
    .executeTakeFirst();
  return found !== undefined;
}

/** Plans whose last day is over, locked until the transaction ends, the earliest first. */
export function listDueForUpdate(tx: Tx, today: CivilDate): Promise<PlanRow[]> {
  return plans(tx)
    .where('state', '=', word('planned'))
    .where('last_day', '<', today)
    .orderBy('last_day')
    .orderBy('id')
    .forUpdate()
    .skipLocked()
    .execute();
}

/** @returns the unit; undefined when the plan is called off or carried out already */
export async function settlePlan(
  tx: Tx,
  id: string,
  to: {
    readonly state: Exclude<UnitPlanState, 'planned'>;
    readonly reason: string;
    readonly at: Instant;
  },
): Promise<string | undefined> {
  const settled = await reorganisationTables(tx)
    .updateTable('unit_dissolution_plan')
    .set({ state: to.state, reason: to.reason, settled_at: to.at })
    .where('id', '=', id)
    .where('state', '=', word('planned'))
    .returning('unit_id')
    .executeTakeFirst();
  return settled?.unit_id;
}
