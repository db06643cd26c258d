import { row, statement } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import type { RegisterKind } from '@sarn/register/contract';
import type { UnitEnded, UnitWork } from '../../contract/index.ts';
import { reorganisationTables } from '../tables.ts';
import { word } from '@sarn/document/server';
import type { DissolutionOrder } from './dissolution-order.ts';

type DocumentWork = Pick<UnitWork, 'onWay' | 'inWork' | 'assignments' | 'own' | 'reserved'>;

/** States in which a transmission needs nothing more from the receiving unit. */
const over = `('RECALLED', 'RETURNED', 'AUTO_RETURNED', 'RESENT', 'SETTLED', 'CLOSED')`;

/** What waits in a unit, without classified documents: the administrator learns of none. */
export async function countWork(h: Handle, unitId: string): Promise<DocumentWork> {
  const counted = await countWorkSql.first(h, unitId);
  if (!counted) throw new Error('counting gives one row');
  return counted;
}

const countWorkSql = statement(
  'ending.count-work',
  row<DocumentWork>({
    onWay: 'int4',
    inWork: 'int4',
    assignments: 'int4',
    own: 'int4',
    reserved: 'int4',
  }),
  ['uuid'],
  `with open_transmission as materialized (
     select transmission.id, transmission.state
     from document_transmission transmission join document on document.id = transmission.document_id
     where transmission.to_unit_id = $1 and transmission.state not in ${over}
       and document.secrecy = 'normal')
   select (select count(*)::int from open_transmission where state = 'SENT') "onWay",
     (select count(*)::int from open_transmission where state <> 'SENT') "inWork",
     (select count(*)::int from document_assignment assignment
      join open_transmission on open_transmission.id = assignment.transmission_id
      where assignment.state in ('ASSIGNED', 'IN_PROGRESS')) assignments,
     (select count(distinct item.document_id)::int from queue_item item
      join document on document.id = item.document_id
      where document.owner_unit_id = $1 and document.secrecy = 'normal') own,
     (select count(*)::int from register_entry entry
      join register on register.id = entry.register_id
      where register.unit_id = $1 and entry.state = 'RESERVED') reserved`,
);

export interface RegisterEnd {
  readonly kind: RegisterKind;
  readonly year: number;
  readonly lastNumber: number;
}

/** The last number of each register of a unit, in its last year. */
export function listLastNumbers(h: Handle, unitId: string): Promise<RegisterEnd[]> {
  return reorganisationTables(h)
    .selectFrom('register')
    .innerJoin('register_counter', 'register_counter.register_id', 'register.id')
    .distinctOn('register.kind')
    .select(['register.kind', 'register_counter.be_year as year'])
    .select('register_counter.last_number as lastNumber')
    .where('register.unit_id', '=', unitId)
    .where('register.kind', 'not in', [word('secret-receive'), word('secret-send')])
    .orderBy('register.kind')
    .orderBy('register_counter.be_year', 'desc')
    .execute();
}

export interface DissolutionRow extends DissolutionOrder {
  readonly enteredName: string;
  readonly enteredAt: string;
  /** What a second person confirmed; null where none was asked. */
  readonly proposalId: string | null;
  readonly reopened: UnitEnded['reopened'];
}

export function listDissolutions(h: Handle): Promise<DissolutionRow[]> {
  return listDissolutionsSql.all(h);
}

const listDissolutionsSql = statement(
  'ending.list',
  row<DissolutionRow>({
    unitId: 'uuid',
    successorId: 'uuid?',
    lastDay: 'date',
    orderNo: 'text',
    note: 'text',
    enteredName: 'text',
    enteredAt: 'timestamptz',
    proposalId: 'uuid?',
    reopened: 'jsonb?',
  }),
  [],
  `select unit_id as "unitId", successor_id as "successorId", last_day as "lastDay",
     order_no as "orderNo", note, entered_name as "enteredName", entered_at as "enteredAt",
     proposal_id as "proposalId",
     case when reopened_at is not null then jsonb_build_object('orderNo', reopened_order_no,
       'reason', reopened_reason, 'name', reopened_name,
       'at', to_char(reopened_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end reopened
   from unit_dissolution order by entered_at desc, unit_id limit 200`,
);

/** @returns false when the unit was not dissolved here, or is open again */
export async function reopenDissolution(
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
  const { numUpdatedRows } = await reorganisationTables(tx)
    .updateTable('unit_dissolution')
    .set({
      reopened_order_no: again.orderNo,
      reopened_reason: again.reason,
      reopened_by: again.by,
      reopened_name: again.name,
      reopened_at: again.at,
    })
    .where('unit_id', '=', unitId)
    .where('reopened_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function insertDissolution(
  tx: Tx,
  dissolution: Omit<DissolutionRow, 'reopened'> & { readonly enteredBy: string },
): Promise<void> {
  await reorganisationTables(tx)
    .insertInto('unit_dissolution')
    .values({
      unit_id: dissolution.unitId,
      successor_id: dissolution.successorId,
      last_day: dissolution.lastDay,
      order_no: dissolution.orderNo,
      note: dissolution.note,
      entered_by: dissolution.enteredBy,
      entered_name: dissolution.enteredName,
      entered_at: dissolution.enteredAt,
      proposal_id: dissolution.proposalId,
    })
    .execute();
}
