import type { CivilDate, Instant } from '@sarn/kernel';
import type { Handle, Tx } from '@sarn/platform-server';
import { word } from '@sarn/document/server';
import { UnitChange } from '../../contract/index.ts';
import type { UnitAct } from '../../contract/index.ts';
import { reorganisationTables } from '../tables.ts';

/** A planned act on a unit. */
export interface UnitPlanRow {
  readonly id: string;
  readonly unitId: string;
  readonly change: UnitChange;
  readonly from: CivilDate;
  readonly orderNo: string;
  readonly reason: string;
  readonly enteredBy: string;
  readonly enteredName: string;
  readonly enteredAt: Instant;
  /** What a second person confirmed; null where none was asked. */
  readonly proposalId: string | null;
  readonly state: 'planned' | 'done' | 'cancelled' | 'failed';
  /** Why it was called off, or the code of what prevented it. */
  readonly settledReason: string;
}

function plans(h: Handle) {
  return reorganisationTables(h)
    .selectFrom('unit_plan')
    .select(['id', 'unit_id as unitId', 'change', 'from_day as from', 'order_no as orderNo'])
    .select(['reason', 'entered_by as enteredBy', 'entered_name as enteredName', 'state'])
    .select(['settled_reason as settledReason', 'entered_at as enteredAt'])
    .select('proposal_id as proposalId');
}

const read = (row: { readonly change: unknown }) => UnitChange.parse(row.change);

/** Waiting plans, then those called off or failed; those carried out are in the history. */
export async function listUnitPlanRows(h: Handle): Promise<UnitPlanRow[]> {
  const rows = await plans(h)
    .where('state', '<>', word('done'))
    .orderBy('settled_at', (order) => order.desc().nullsFirst())
    .orderBy('from_day')
    .orderBy('id')
    .limit(50)
    .execute();
  return rows.map((row) => ({ ...row, change: read(row) }));
}

/** @returns false when the same act is planned for the unit already */
export async function insertUnitPlan(
  tx: Tx,
  row: Omit<UnitPlanRow, 'state' | 'settledReason'>,
): Promise<boolean> {
  const act: UnitAct = row.change.act;
  const { numInsertedOrUpdatedRows } = await reorganisationTables(tx)
    .insertInto('unit_plan')
    .values({
      id: row.id,
      unit_id: row.unitId,
      act,
      from_day: row.from,
      order_no: row.orderNo,
      reason: row.reason,
      change: JSON.stringify(row.change),
      entered_by: row.enteredBy,
      entered_name: row.enteredName,
      entered_at: row.enteredAt,
      proposal_id: row.proposalId,
    })
    .onConflict((known) =>
      known.columns(['unit_id', 'act']).where('state', '=', word('planned')).doNothing(),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Plans whose day has come, locked until the transaction ends, the earliest first. */
export async function listUnitPlansDue(tx: Tx, today: CivilDate): Promise<UnitPlanRow[]> {
  const rows = await plans(tx)
    .where('state', '=', word('planned'))
    .where('from_day', '<=', today)
    .orderBy('from_day')
    .orderBy('id')
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map((row) => ({ ...row, change: read(row) }));
}

/** @returns the unit; undefined when the plan is called off or carried out already */
export async function settleUnitPlan(
  tx: Tx,
  id: string,
  to: {
    readonly state: 'done' | 'cancelled' | 'failed';
    readonly reason: string;
    readonly at: Instant;
  },
): Promise<string | undefined> {
  const settled = await reorganisationTables(tx)
    .updateTable('unit_plan')
    .set({ state: to.state, settled_reason: to.reason, settled_at: to.at })
    .where('id', '=', id)
    .where('state', '=', word('planned'))
    .returning('unit_id')
    .executeTakeFirst();
  return settled?.unit_id;
}
