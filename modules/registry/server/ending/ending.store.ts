import type { Handle, Tx } from '@sarn/platform-server';
import type { RegisterKind, UnitEnded, UnitWork } from '../../contract/index.ts';
import type { LineAct } from '../book/reservation.store.ts';
import type { EndingOrder } from './carry-out.ts';

type PaperWork = Pick<UnitWork, 'onWay' | 'inWork' | 'jobs' | 'own' | 'reserved'>;

/** A sending in one of these asks nothing more of the unit to which it went. */
const over = `('RECALLED', 'RETURNED', 'AUTO_RETURNED', 'RESENT', 'SETTLED', 'CLOSED')`;

/** What waits in a unit, classified papers left out: who ends it learns of none. */
export async function countWork(h: Handle, unitId: string): Promise<PaperWork> {
  const rows = await h.query<PaperWork>(
    `with leg as materialized (
       select leg.id, leg.state from document_leg leg join document paper on paper.id = leg.document_id
       where leg.to_unit_id = $1 and leg.state not in ${over} and paper.secrecy = 'normal')
     select (select count(*)::int from leg where state = 'SENT') "onWay",
       (select count(*)::int from leg where state <> 'SENT') "inWork",
       (select count(*)::int from document_job job join leg on leg.id = job.leg_id
        where job.state in ('ASSIGNED', 'IN_PROGRESS')) jobs,
       (select count(distinct item.document_id)::int from queue_item item
        join document paper on paper.id = item.document_id
        where paper.owner_unit_id = $1 and paper.secrecy = 'normal') own,
       (select count(*)::int from register_entry entry
        join register on register.id = entry.register_id
        where register.unit_id = $1 and entry.state = 'RESERVED') reserved`,
    [unitId],
  );
  if (!rows[0]) throw new Error('counting gives one row');
  return rows[0];
}

export interface RegisterEnd {
  readonly kind: RegisterKind;
  readonly year: number;
  readonly lastNumber: number;
}

/** The last number of each register of a unit, of its last year. */
export function listLastNumbers(h: Handle, unitId: string): Promise<RegisterEnd[]> {
  return h.query<RegisterEnd>(
    `select distinct on (register.kind) register.kind, be_year as year,
       last_number as "lastNumber"
     from register join register_counter on register_counter.register_id = register.id
     where unit_id = $1 and register.kind not like 'secret-%'
     order by register.kind, be_year desc`,
    [unitId],
  );
}

/** Closes the registers of a unit; their numbers stay, and none is given any more. */
export async function closeRegisters(tx: Tx, unitId: string, lastDay: string): Promise<void> {
  await tx.query('update register set closed_on = $2 where unit_id = $1 and closed_on is null', [
    unitId,
    lastDay,
  ]);
}

/** Releases the reserved numbers of the registers of a unit; they stay in them, marked. */
export async function releaseReserved(
  tx: Tx,
  unitId: string,
  reason: string,
  by: LineAct,
): Promise<void> {
  await tx.query(
    `with ended as (
       update register_entry entry set state = 'RELEASED', reason = $2
       from register where register.id = entry.register_id and register.unit_id = $1
         and entry.state = 'RESERVED'
       returning entry.id)
     insert into register_entry_event (id, entry_id, from_state, to_state, reason, actor_id,
       actor_name, at, request_id)
     select gen_random_uuid(), id, 'RESERVED', 'RELEASED', $2, $3, $4, $5, $6 from ended`,
    [unitId, reason, by.actorId, by.actorName, by.at, by.requestId],
  );
}

export interface EndingRow extends EndingOrder {
  readonly enteredName: string;
  readonly enteredAt: string;
  readonly reopened: UnitEnded['reopened'];
}

export function listEndings(h: Handle): Promise<EndingRow[]> {
  return h.query<EndingRow>(
    `select unit_id as "unitId", successor_id as "successorId", last_day as "lastDay",
       order_no as "orderNo", note, entered_name as "enteredName", entered_at as "enteredAt",
       case when reopened_at is not null then jsonb_build_object('orderNo', reopened_order_no,
         'reason', reopened_reason, 'name', reopened_name,
         'at', to_char(reopened_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end reopened
     from unit_ending order by entered_at desc, unit_id limit 200`,
  );
}

/** @returns false when the unit was not ended here, or is open again */
export async function reopenEnding(
  tx: Tx,
  unitId: string,
  again: {
    readonly orderNo: string;
    readonly reason: string;
    readonly by: string;
    readonly name: string;
    readonly at: string;
  },
): Promise<boolean> {
  const rows = await tx.query(
    `update unit_ending set reopened_order_no = $2, reopened_reason = $3, reopened_by = $4,
       reopened_name = $5, reopened_at = $6
     where unit_id = $1 and reopened_at is null returning id`,
    [unitId, again.orderNo, again.reason, again.by, again.name, again.at],
  );
  return rows.length > 0;
}

/** The registers of a unit go on after their last number. @returns how many */
export async function openRegisters(tx: Tx, unitId: string): Promise<number> {
  const rows = await tx.query(
    'update register set closed_on = null where unit_id = $1 and closed_on is not null returning id',
    [unitId],
  );
  return rows.length;
}

export async function insertEnding(
  tx: Tx,
  row: Omit<EndingRow, 'reopened'> & { readonly enteredBy: string },
): Promise<void> {
  await tx.query(
    `insert into unit_ending (unit_id, successor_id, last_day, order_no, note, entered_by,
       entered_name, entered_at) values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      row.unitId,
      row.successorId,
      row.lastDay,
      row.orderNo,
      row.note,
      row.enteredBy,
      row.enteredName,
      row.enteredAt,
    ],
  );
}
