import type { CivilDate, Instant } from '@sarn/kernel';
import type { Duty } from '@sarn/organisation/contract';
import { row, statement } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import type { Insertable, Updateable } from 'kysely';
import { personnelTables } from '../tables.ts';
import type { LeaveKind } from '../../contract/index.ts';
import { isInvited } from '../account/account-list.store.ts';
import type { PersonnelTables } from '../personnel.tables.gen.ts';

type OrderTable = PersonnelTables['personnel_order'];

export interface RecordRow {
  readonly personId: string;
  readonly name: string;
  readonly birthday: CivilDate | null;
  readonly type: string | null;
  readonly suffix: string | null;
  /** Of the employee type. */
  readonly retires: string | null;
  readonly appointedOn: CivilDate | null;
  readonly leftOn: CivilDate | null;
  readonly leaveKind: LeaveKind | null;
  /** What was typed beside the kind. */
  readonly leaveReason: string;
  readonly username: string | null;
  readonly isSuspended: boolean;
  readonly isClosed: boolean;
  readonly isInvited: boolean;
}

const recordSql = statement(
  'personnel.record',
  row<RecordRow>({
    ...{ personId: 'uuid', name: 'text', birthday: 'date?', type: 'text?', appointedOn: 'date?' },
    ...{
      leftOn: 'date?',
      leaveKind: 'text?',
      leaveReason: 'text',
      username: 'text?',
      isSuspended: 'bool',
      isInvited: 'bool',
    },
    ...{ isClosed: 'bool', suffix: 'text?', retires: 'text?' },
  }),
  ['uuid'],
  `select m.id "personId", m.prefix_th || m.first_name_th || ' ' || m.last_name_th "name",
     f.birthday, m.employee_type "type", m.suffix, t.retires, e.appointed_on "appointedOn", e.left_on "leftOn",
     e.leave_kind "leaveKind", coalesce(e.leave_reason, '') "leaveReason", a.username,
     coalesce(a.is_suspended, false) "isSuspended", a.closed_at is not null "isClosed",
     ${isInvited} "isInvited"
   from person m left join person_profile f on f.person_id = m.id
   left join employee_type t on t.code = m.employee_type
   left join employment e on e.person_id = m.id left join account a on a.person_id = m.id
   where m.id = $1`,
);

export const findRecord = (h: Handle, personId: string): Promise<RecordRow | undefined> =>
  recordSql.first(h, personId);

export interface PostRow {
  readonly id: string;
  readonly postId: string;
  readonly title: string;
  readonly unitId: string;
  readonly unitName: string;
  readonly duty: Duty;
  readonly isActing: boolean;
  readonly validFrom: CivilDate;
  readonly validTo: CivilDate | null;
}

const postsSql = statement(
  'personnel.posts',
  row<PostRow>({
    ...{
      id: 'uuid',
      postId: 'uuid',
      title: 'text',
      unitId: 'uuid',
      unitName: 'text',
      duty: 'text',
    },
    ...{ isActing: 'bool', validFrom: 'date', validTo: 'date?' },
  }),
  ['uuid'],
  `select h.id, p.id "postId", p.title_th title, p.unit_id "unitId", u.name_th "unitName", p.duty,
     h.is_acting "isActing", h.valid_from "validFrom", h.valid_to "validTo"
   from post_holding h join post p on p.id = h.post_id join unit u on u.id = p.unit_id
   where h.person_id = $1 order by h.valid_to desc nulls first, h.is_acting, p.sort, h.id`,
);

/** Posts of a person, the present ones first. */
export const listPosts = (h: Handle, personId: string): Promise<PostRow[]> =>
  postsSql.all(h, personId);

/** Orders on a person, the latest day first. */
export const listOrders = (h: Handle, personId: string) =>
  personnelTables(h)
    .selectFrom('personnel_order')
    .select(['id', 'kind', 'order_no as orderNo', 'day', 'detail', 'reason', 'state', 'fault'])
    .select('leave_kind as leaveKind')
    .where('person_id', '=', personId)
    .orderBy('day', 'desc')
    .orderBy('entered_at', 'desc')
    .limit(50)
    .execute();

export async function insertOrder(tx: Tx, values: Insertable<OrderTable>): Promise<void> {
  await personnelTables(tx).insertInto('personnel_order').values(values).execute();
}

export async function updateOrder(
  tx: Tx,
  id: string,
  values: Updateable<OrderTable>,
): Promise<void> {
  await personnelTables(tx)
    .updateTable('personnel_order')
    .set(values)
    .where('id', '=', id)
    .execute();
}

const orders = (tx: Tx) =>
  personnelTables(tx)
    .selectFrom('personnel_order')
    .select(['id', 'kind', 'person_id as personId', 'order_no as orderNo', 'day', 'reason'])
    .select(['detail', 'state', 'entered_by as enteredBy', 'leave_kind as leaveKind']);

export const findOrderForUpdate = (tx: Tx, id: string) =>
  orders(tx).where('id', '=', id).forUpdate().executeTakeFirst();

/** Orders whose day has come: transfers on their first day, leaving after the last one. */
export const listDueForUpdate = (tx: Tx, today: CivilDate) =>
  orders(tx)
    .where('state', '=', 'planned')
    .where((is) =>
      is.or([
        is.and([is('kind', '=', 'transfer'), is('day', '<=', today)]),
        is.and([is('kind', '=', 'leave'), is('day', '<', today)]),
      ]),
    )
    .orderBy('day')
    .limit(500)
    .forUpdate()
    .skipLocked()
    .execute();

export type OrderRow = NonNullable<Awaited<ReturnType<typeof findOrderForUpdate>>>;

export async function saveEmployment(
  tx: Tx,
  personId: string,
  values: Omit<Updateable<PersonnelTables['employment']>, 'person_id' | 'updated_at'>,
  now: Instant,
): Promise<void> {
  const change = { ...values, updated_at: now };
  await personnelTables(tx)
    .insertInto('employment')
    .values({ ...change, person_id: personId })
    .onConflict((on) => on.column('person_id').doUpdateSet(change))
    .execute();
}

/** Rule: specification of settings §2.1: as `retirementDay` of the contract */
const retiresOn = `make_date(extract(year from f.birthday)::int + case
  when extract(month from f.birthday) < 10 or (extract(month from f.birthday) = 10
    and extract(day from f.birthday) = 1) then 60 else 61 end, 9, 30)`;

export interface LeavingRow {
  readonly personId: string;
  readonly lastDay: CivilDate;
  readonly why: 'retires' | 'order';
}

const leavingSql = statement(
  'personnel.leaving',
  row<LeavingRow>({ personId: 'uuid', lastDay: 'date', why: 'text' }),
  ['date'],
  `select m.id "personId", ${retiresOn} "lastDay", 'retires' why
   from person m join employee_type t on t.code = m.employee_type and t.retires = 'age60-fy'
   join person_profile f on f.person_id = m.id and f.birthday is not null
   left join employment e on e.person_id = m.id
   where m.is_active and e.left_on is null
     and make_date(extract(year from ${retiresOn})::int, 4, 1) <= $1
   union all
   select o.person_id, o.day, 'order' from personnel_order o
   where o.kind = 'leave' and o.state = 'planned'
   order by 2, 1`,
);

/** Who leaves by order, and from 1 April on who retires that year or should have before. */
export const listLeaving = (h: Handle, today: CivilDate): Promise<LeavingRow[]> =>
  leavingSql.all(h, today);
