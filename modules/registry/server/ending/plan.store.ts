import type { CivilDate, Instant } from '@sarn/kernel';
import type { Handle, Tx } from '@sarn/platform-server';
import type { unitPlanStates } from '../../contract/index.ts';
import type { EndingOrder } from './carry-out.ts';

type UnitPlanState = (typeof unitPlanStates)[number];

/** The end of a unit entered beforehand. */
export interface PlanRow extends EndingOrder {
  readonly id: string;
  readonly enteredBy: string;
  readonly enteredName: string;
  readonly state: UnitPlanState;
  /** Why it was called off, or the code of what stood against it. */
  readonly reason: string;
}

const columns = `id, unit_id as "unitId", successor_id as "successorId", last_day as "lastDay",
  order_no as "orderNo", note, entered_by as "enteredBy", entered_name as "enteredName", state, reason`;

/** Plans that wait, then those that were called off or failed; what was done stands as an ending. */
export function listPlans(h: Handle): Promise<PlanRow[]> {
  return h.query<PlanRow>(
    `select ${columns} from unit_ending_plan where state <> 'done'
     order by settled_at desc nulls first, last_day, id limit 50`,
  );
}

/** @returns false when one waits for the unit already */
export async function insertPlan(
  tx: Tx,
  row: Omit<PlanRow, 'state' | 'reason'> & { readonly enteredAt: Instant },
): Promise<boolean> {
  const rows = await tx.query(
    `insert into unit_ending_plan (id, unit_id, successor_id, last_day, order_no, note, entered_by,
       entered_name, entered_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (unit_id) where state = 'planned' do nothing returning id`,
    [
      ...[row.id, row.unitId, row.successorId, row.lastDay, row.orderNo, row.note],
      ...[row.enteredBy, row.enteredName, row.enteredAt],
    ],
  );
  return rows.length > 0;
}

/** Plans whose last day is over, held until the transaction ends, the earliest first. */
export function listDueForUpdate(tx: Tx, today: CivilDate): Promise<PlanRow[]> {
  return tx.query<PlanRow>(
    `select ${columns} from unit_ending_plan where state = 'planned' and last_day < $1
     order by last_day, id for update skip locked`,
    [today],
  );
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
  const rows = await tx.query<{ unitId: string }>(
    `update unit_ending_plan set state = $2, reason = $3, settled_at = $4
     where id = $1 and state = 'planned' returning unit_id as "unitId"`,
    [id, to.state, to.reason, to.at],
  );
  return rows[0]?.unitId;
}
