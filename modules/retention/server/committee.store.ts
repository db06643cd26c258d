import { row, statement } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import type { RetentionListKind } from '../contract/index.ts';
import type { MemberRow } from './opinion.store.ts';
import { retentionTables } from './tables.ts';

/** A list before its committee that waits for the answer of a person. */
export interface WaitingCommittee {
  readonly personId: string;
  readonly id: string;
  readonly kind: RetentionListKind;
  readonly number: number;
  readonly beYear: number;
}

/** Lists that wait for an answer of one of these people. */
export const listWaitingCommittees = (
  h: Handle,
  personIds: readonly string[],
): Promise<WaitingCommittee[]> =>
  retentionTables(h)
    .selectFrom('retention_member as member')
    .innerJoin('retention_list as list', 'list.id', 'member.list_id')
    .select(['member.person_id as personId', 'list.id', 'list.kind', 'list.number'])
    .select('list.be_year as beYear')
    .where('member.person_id', 'in', [...personIds])
    .where('list.state', '=', 'REVIEW')
    .where('member.signed_at', 'is', null)
    .where('member.replaced_at', 'is', null)
    .orderBy('list.created_at')
    .orderBy('list.id')
    .execute();

/** A member who was replaced, and by which order. */
export interface ReplacedRow {
  readonly personId: string;
  readonly name: string;
  readonly positionName: string;
  readonly successorName: string;
  readonly orderNo: string;
  readonly orderOn: string;
  readonly at: string;
  readonly byName: string;
}

export const listReplaced = (h: Handle, listId: string): Promise<ReplacedRow[]> =>
  replacedSql.all(h, listId);

const replacedSql = statement(
  'retention.replaced-members',
  row<ReplacedRow>({
    ...{ personId: 'uuid', name: 'text', positionName: 'text', successorName: 'text' },
    ...{ orderNo: 'text!', orderOn: 'date!', at: 'timestamptz!', byName: 'text!' },
  }),
  ['uuid'],
  `select old.person_id "personId", old.person_name "name", old.position_name "positionName",
     successor.person_name "successorName", old.order_no "orderNo", old.order_on "orderOn",
     old.replaced_at "at", old.replaced_by "byName"
   from retention_member old join retention_member successor
     on successor.list_id = old.list_id and successor.person_id = old.successor_id
   where old.list_id = $1 order by old.replaced_at, old.seq`,
);

/** Which of these people cannot answer: their account is suspended or closed. */
export const listSuspended = async (h: Handle, personIds: readonly string[]): Promise<string[]> =>
  (await suspendedSql.all(h, [...personIds])).map(({ id }) => id);

const suspendedSql = statement(
  'retention.suspended-people',
  row<{ id: string }>({ id: 'uuid' }),
  ['uuid[]'],
  `select person_id id from account where person_id = any ($1) and is_suspended`,
);

export interface Replacement {
  readonly former: MemberRow;
  readonly successor: { readonly id: string; readonly name: string; readonly positionName: string };
  readonly orderNo: string;
  readonly orderOn: string;
  readonly at: string;
  readonly byName: string;
}

/** Puts the successor in the place of the former member, whose row stays. */
export async function replaceMember(
  tx: Tx,
  listId: string,
  { former, successor, orderNo, orderOn, at, byName }: Replacement,
): Promise<void> {
  const { seq } = await retentionTables(tx)
    .updateTable('retention_member')
    .set({ replaced_at: at, replaced_by: byName, successor_id: successor.id })
    .set({ order_no: orderNo, order_on: orderOn })
    .where('list_id', '=', listId)
    .where('person_id', '=', former.personId)
    .returning('seq')
    .executeTakeFirstOrThrow();
  await retentionTables(tx)
    .insertInto('retention_member')
    .values({
      ...{ list_id: listId, person_id: successor.id, person_name: successor.name, seq },
      ...{ position_name: successor.positionName, is_chair: former.isChair },
    })
    .execute();
}
