import { lockName, row, statement, writeStatement } from '@sarn/platform-server';
import type { ColumnsFor, Handle, Tx } from '@sarn/platform-server';
import type { RetentionListKind, RetentionListState } from '../contract/index.ts';
import { retentionTables } from './tables.ts';

/** A list as stored. */
export interface ListRow {
  readonly id: string;
  readonly kind: RetentionListKind;
  readonly beYear: number;
  readonly number: number;
  readonly state: RetentionListState;
  readonly note: string;
  readonly createdName: string;
  /** The post that the person had then; empty where the system made the list. */
  readonly createdPost: string;
  readonly createdAt: string;
  readonly orderNo: string | null;
  readonly orderOn: string | null;
  readonly returnedReason: string;
  readonly decidedName: string | null;
  readonly decidedPost: string | null;
  readonly decidedAt: string | null;
  readonly archivesSentOn: string | null;
  readonly archivesLetterNo: string | null;
  readonly archivesAnswer: 'agreed' | 'asked' | 'silent' | null;
  readonly archivesAnsweredOn: string | null;
  /** Who took the documents over, on the day of the answer. */
  readonly receivedBy: string | null;
  readonly executedBy: string | null;
  readonly executedName: string | null;
  readonly executedAt: string | null;
  readonly doneAt: string | null;
  readonly documents: number;
}

const columns = `list.id, list.kind, be_year as "beYear", number, list.state, list.note,
  created_name as "createdName", created_post as "createdPost", created_at as "createdAt", order_no as "orderNo",
  order_on as "orderOn", returned_reason as "returnedReason", decided_name as "decidedName",
  decided_post as "decidedPost", decided_at as "decidedAt", archives_sent_on as "archivesSentOn",
  archives_letter_no as "archivesLetterNo", archives_answer as "archivesAnswer",
  archives_answered_on as "archivesAnsweredOn", received_by as "receivedBy", executed_by as "executedBy",
  executed_name as "executedName", executed_at as "executedAt", done_at as "doneAt",
  (select count(*) from retention_item item where item.list_id = list.id) as documents`;

const listColumns: ColumnsFor<ListRow> = {
  id: 'uuid',
  kind: 'text',
  beYear: 'int4',
  number: 'int4',
  state: 'text',
  note: 'text',
  createdName: 'text',
  createdPost: 'text',
  createdAt: 'timestamptz',
  orderNo: 'text?',
  orderOn: 'date?',
  returnedReason: 'text',
  decidedName: 'text?',
  decidedPost: 'text?',
  decidedAt: 'timestamptz?',
  archivesSentOn: 'date?',
  archivesLetterNo: 'text?',
  archivesAnswer: 'text?',
  archivesAnsweredOn: 'date?',
  receivedBy: 'text?',
  executedBy: 'uuid?',
  executedName: 'text?',
  executedAt: 'timestamptz?',
  doneAt: 'timestamptz?',
  documents: 'int8',
};

export function findList(h: Handle, id: string): Promise<ListRow | undefined> {
  return findListSql.first(h, id);
}

const findListSql = statement(
  'retention.find-list',
  row<ListRow>(listColumns),
  ['uuid'],
  `select ${columns} from retention_list list where id = $1`,
);

/** As `findList`, and locks the list until the transaction ends. */
export async function findListForUpdate(tx: Tx, id: string): Promise<ListRow | undefined> {
  await retentionTables(tx)
    .selectFrom('retention_list')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .execute();
  return findList(tx, id);
}

/**
 * Lists, newest first: all of them, or those with the person on the committee, or those that wait
 * for a head.
 */
export async function listLists(
  h: Handle,
  ask: {
    readonly seesAll: boolean;
    readonly isHead: boolean;
    readonly personId: string;
    readonly limit: number;
    readonly offset: number;
  },
): Promise<{ readonly rows: ListRow[]; readonly total: number }> {
  const { seesAll, isHead, personId, limit, offset } = ask;
  const rows = await listListsSql.all(h, seesAll, isHead, personId, limit, offset);
  return { rows: rows.map(({ total: _all, ...list }) => list), total: rows[0]?.total ?? 0 };
}

const listListsSql = statement(
  'retention.lists',
  row<ListRow & { total: number }>({ ...listColumns, total: 'int8' }),
  ['bool', 'bool', 'uuid', 'int8', 'int8'],
  `select ${columns}, count(*) over () as total from retention_list list
   where $1 or ($2 and list.state not in ('DRAFT', 'REVIEW'))
     or list.state <> 'DRAFT' and exists (select from retention_member member
          where member.list_id = list.id and member.person_id = $3
            and member.replaced_at is null)
   order by created_at desc, id limit $4 offset $5`,
);

export interface NewList {
  readonly id: string;
  readonly kind: RetentionListKind;
  readonly beYear: number;
  readonly note: string;
  readonly by: string | null;
  readonly byName: string;
  readonly byPost: string;
  readonly at: string;
}

/** Makes a list with the next number of its kind and year. */
export async function insertList(tx: Tx, list: NewList): Promise<void> {
  await lockName(tx, list.kind, 1540);
  const { id, kind, beYear, note, by, byName, byPost, at } = list;
  await insertListSql(tx, id, kind, beYear, note, by, byName, byPost, at);
}

const insertListSql = writeStatement(
  'retention.insert-list',
  ['uuid', 'text', 'int4', 'text', 'uuid?', 'text', 'text', 'timestamptz'],
  `insert into retention_list (id, kind, be_year, number, state, note, created_by, created_name,
     created_post, created_at)
   select $1, $2, $3, coalesce(max(number), 0) + 1, 'DRAFT', $4, $5, $6, $7, $8
   from retention_list where kind = $2 and be_year = $3`,
);

export interface ListChange {
  readonly state?: ListRow['state'];
  readonly orderNo?: string | null;
  readonly orderOn?: string | null;
  readonly returnedReason?: string;
  readonly decidedBy?: string | null;
  readonly decidedName?: string | null;
  readonly decidedPost?: string | null;
  readonly decidedAt?: string | null;
  readonly archivesSentOn?: string | null;
  readonly archivesLetterNo?: string | null;
  readonly archivesAnswer?: ListRow['archivesAnswer'];
  readonly archivesAnsweredOn?: string | null;
  readonly receivedBy?: string | null;
  readonly executedBy?: string | null;
  readonly executedName?: string | null;
  readonly executedAt?: string | null;
  readonly doneAt?: string | null;
}

export async function updateList(tx: Tx, id: string, change: ListChange): Promise<void> {
  await retentionTables(tx)
    .updateTable('retention_list')
    .set({
      state: change.state,
      order_no: change.orderNo,
      order_on: change.orderOn,
      returned_reason: change.returnedReason,
      decided_by: change.decidedBy,
      decided_name: change.decidedName,
      decided_post: change.decidedPost,
      decided_at: change.decidedAt,
      archives_sent_on: change.archivesSentOn,
      archives_letter_no: change.archivesLetterNo,
      archives_answer: change.archivesAnswer,
      archives_answered_on: change.archivesAnsweredOn,
      received_by: change.receivedBy,
      executed_by: change.executedBy,
      executed_name: change.executedName,
      executed_at: change.executedAt,
      done_at: change.doneAt,
    })
    .where('id', '=', id)
    .execute();
}

/** Begins the survey of a year; false when it was made already. */
export async function takeSurvey(tx: Tx, beYear: number, at: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await retentionTables(tx)
    .insertInto('retention_survey')
    .values({ be_year: beYear, made_at: at, found: 0 })
    .onConflict((known) => known.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function noteSurvey(
  tx: Tx,
  survey: { readonly beYear: number; readonly found: number; readonly listId: string | null },
): Promise<void> {
  await retentionTables(tx)
    .updateTable('retention_survey')
    .set({ found: survey.found, list_id: survey.listId })
    .where('be_year', '=', survey.beYear)
    .execute();
}
