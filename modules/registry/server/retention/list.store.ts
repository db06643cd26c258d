import type { Handle, Tx } from '@sarn/platform-server';
import type {
  RetentionDecision,
  RetentionItemState,
  RetentionListKind,
  RetentionListState,
  RetentionMedium,
} from '../../contract/index.ts';

/** A list as stored. */
export interface ListRow {
  readonly id: string;
  readonly kind: RetentionListKind;
  readonly beYear: number;
  readonly number: number;
  readonly state: RetentionListState;
  readonly note: string;
  readonly createdName: string;
  /** The post that he had then; empty where the system made the list. */
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
  /** Who took the papers over, on the day of the answer. */
  readonly receivedBy: string | null;
  readonly executedBy: string | null;
  readonly executedName: string | null;
  readonly executedAt: string | null;
  readonly doneAt: string | null;
  readonly papers: number;
}

const columns = `list.id, list.kind, be_year as "beYear", number, list.state, list.note,
  created_name as "createdName", created_post as "createdPost", created_at as "createdAt", order_no as "orderNo",
  order_on as "orderOn", returned_reason as "returnedReason", decided_name as "decidedName",
  decided_post as "decidedPost", decided_at as "decidedAt", archives_sent_on as "archivesSentOn",
  archives_letter_no as "archivesLetterNo", archives_answer as "archivesAnswer",
  archives_answered_on as "archivesAnsweredOn", received_by as "receivedBy", executed_by as "executedBy",
  executed_name as "executedName", executed_at as "executedAt", done_at as "doneAt",
  (select count(*) from retention_item item where item.list_id = list.id) as papers`;

export async function findList(h: Handle, id: string): Promise<ListRow | undefined> {
  const rows = await h.query<ListRow>(`select ${columns} from retention_list list where id = $1`, [
    id,
  ]);
  return rows[0];
}

/** As `findList`, and holds the list until the transaction ends. */
export async function findListForUpdate(tx: Tx, id: string): Promise<ListRow | undefined> {
  await tx.query(`select 1 from retention_list where id = $1 for update`, [id]);
  return findList(tx, id);
}

/** Lists, newest first: all of them, or those of whose committee the person is or that wait for a head. */
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
  const rows = await h.query<ListRow & { total: number }>(
    `select ${columns}, count(*) over () as total from retention_list list
     where $1 or ($2 and list.state not in ('DRAFT', 'REVIEW'))
       or list.state <> 'DRAFT' and exists (select from retention_member member
            where member.list_id = list.id and member.person_id = $3)
     order by created_at desc, id limit $4 offset $5`,
    [ask.seesAll, ask.isHead, ask.personId, ask.limit, ask.offset],
  );
  return { rows: rows.map(({ total: _all, ...row }) => row), total: rows[0]?.total ?? 0 };
}

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
export async function insertList(tx: Tx, row: NewList): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended($1, 1540))`, [row.kind]);
  await tx.query(
    `insert into retention_list (id, kind, be_year, number, state, note, created_by, created_name,
       created_post, created_at)
     select $1, $2, $3, coalesce(max(number), 0) + 1, 'DRAFT', $4, $5, $6, $7, $8
     from retention_list where kind = $2 and be_year = $3`,
    [row.id, row.kind, row.beYear, row.note, row.by, row.byName, row.byPost, row.at],
  );
}

const settable = {
  state: 'state',
  orderNo: 'order_no',
  orderOn: 'order_on',
  returnedReason: 'returned_reason',
  decidedBy: 'decided_by',
  decidedName: 'decided_name',
  decidedPost: 'decided_post',
  decidedAt: 'decided_at',
  archivesSentOn: 'archives_sent_on',
  archivesLetterNo: 'archives_letter_no',
  archivesAnswer: 'archives_answer',
  archivesAnsweredOn: 'archives_answered_on',
  receivedBy: 'received_by',
  executedBy: 'executed_by',
  executedName: 'executed_name',
  executedAt: 'executed_at',
  doneAt: 'done_at',
} as const;

export type ListChange = Partial<Record<keyof typeof settable, string | null>>;

export async function updateList(tx: Tx, id: string, change: ListChange): Promise<void> {
  const entries = Object.entries(change) as [keyof typeof settable, string | null][];
  const sets = entries.map(([field], at) => `${settable[field]} = $${at + 2}`);
  await tx.query(`update retention_list set ${sets.join(', ')} where id = $1`, [
    id,
    ...entries.map(([, value]) => value),
  ]);
}

/** A paper as it stands on a list. */
export interface ListedRow {
  readonly documentId: string;
  readonly number: string;
  readonly letterNo: string;
  readonly letterDate: string | null;
  readonly title: string;
  readonly kind: string;
  readonly folder: string;
  readonly className: { readonly th: string; readonly en: string };
  readonly medium: RetentionMedium;
  readonly closedOn: string;
}

const paperColumns = `d.id as "documentId", d.letter_no as "letterNo",
  d.letter_date as "letterDate", d.title, d.kind,
  coalesce((select e.number || '/' || e.be_year from register_entry e
    where e.document_id = d.id and e.state = 'USED' order by e.leg_id nulls first, e.entered_at
    limit 1), '') as number,
  coalesce((select f.name from folder_item i join folder f on f.id = i.folder_id
    where i.document_id = d.id and f.unit_id is not null order by i.filed_at limit 1), '') as folder`;

/** A kind of list; what the Archives ask for is taken whatever its age. */
export type TakenFor = RetentionListKind | 'asked';

/** Which papers a kind of list may take. */
const takes: Readonly<Record<TakenFor, string>> = {
  destroy: `retention_obstacle(d.id, $1) is null`,
  transfer: aged(20, ['transfer', 'keep-back']),
  'keep-back': aged(20, ['transfer', 'keep-back']),
  deposit: aged(0, ['transfer', 'deposit']),
  asked: aged(0, ['transfer']),
};

/**
 * Finished papers that are no secret, as old as this, and not handed over already on a list of
 * these kinds; a hold does not stop a handing over.
 */
function aged(years: number, over: readonly RetentionListKind[]): string {
  return `coalesce(retention_obstacle(d.id, $1), '') not in ('destroyed', 'secret', 'running')
    and t.closed_on + interval '${years} years' <= $1::date
    and not handed_over(d.id, array['${over.join("', '")}'])`;
}

/**
 * What the row of a paper tells without looking closer: electronic ones wait ten years, and of
 * those kept on paper few are marked so.
 */
const old: Readonly<Record<TakenFor, string>> = {
  destroy: `d.created_at < $1::date - interval '10 years'
    or d.kind in (select kind from retention_default where medium = 'paper')
    or d.id in (select document_id from document_retention where medium = 'paper')`,
  transfer: `d.created_at < $1::date - interval '20 years' + interval '1 day'`,
  'keep-back': `d.created_at < $1::date - interval '20 years' + interval '1 day'`,
  deposit: 'true',
  asked: 'true',
};

/**
 * Papers that a list of the kind could take on a day, oldest first; those on an open list are left
 * out. The age of the row spares the look at everything that came in lately.
 */
export async function listCandidates(
  h: Handle,
  ask: {
    readonly kind: TakenFor;
    readonly day: string;
    readonly search: string;
    readonly limit: number;
    readonly offset: number;
    /** Of these papers alone. */
    readonly ids: readonly string[] | null;
  },
): Promise<{ readonly rows: (ListedRow & { classCode: string })[]; readonly total: number }> {
  const rows = await h.query<ListedRow & { classCode: string; total: number }>(
    `select ${paperColumns}, t.class_code as "classCode", t.medium, t.closed_on as "closedOn",
       json_build_object('th', c.name_th, 'en', c.name_en) as "className",
       count(*) over () as total
     from document d cross join lateral retention_terms(d.id) t
     join retention_class c on c.code = t.class_code
     where d.destroyed_at is null and d.secrecy = 'normal'
       and (${old[ask.kind]})
       and ($2 = '' or position($2 in d.search_text) > 0)
       and ($5::uuid[] is null or d.id = any ($5))
       and not exists (select from retention_item i where i.document_id = d.id and i.is_open)
       and ${takes[ask.kind]}
     order by t.closed_on, d.id limit $3 offset $4`,
    [ask.day, ask.search, ask.limit, ask.offset, ask.ids],
  );
  return { rows: rows.map(({ total: _all, ...row }) => row), total: rows[0]?.total ?? 0 };
}

/** Subjects of papers and what is against their destruction, to say why one was refused. */
export function listObstacles(h: Handle, ids: readonly string[], day: string) {
  return h.query<{ id: string; title: string; obstacle: string | null; isListed: boolean }>(
    `select d.id, d.title, retention_obstacle(d.id, $2) as obstacle,
       exists (select from retention_item i where i.document_id = d.id and i.is_open) as "isListed"
     from document d where d.id = any ($1::uuid[])`,
    [ids, day],
  );
}

/** Adds papers behind those on the list. */
export async function insertItems(
  tx: Tx,
  listId: string,
  items: readonly Pick<
    ListedRow & { classCode: string },
    'documentId' | 'classCode' | 'medium' | 'closedOn'
  >[],
): Promise<void> {
  await tx.query(
    `insert into retention_item (list_id, document_id, seq, class_code, medium, closed_on)
     select $1, told.id, told.n + (select coalesce(max(seq), 0) from retention_item
       where list_id = $1), told.class, told.medium, told.closed
     from unnest($2::uuid[], $3::text[], $4::text[], $5::date[]) with ordinality
       told (id, class, medium, closed, n)`,
    [
      listId,
      items.map(({ documentId }) => documentId),
      items.map(({ classCode }) => classCode),
      items.map(({ medium }) => medium),
      items.map(({ closedOn }) => closedOn),
    ],
  );
}

export async function deleteItems(tx: Tx, listId: string, ids: readonly string[]): Promise<void> {
  await tx.query(
    `delete from retention_item where list_id = $1 and document_id = any ($2::uuid[])
       and state = 'listed'`,
    [listId, ids],
  );
}

/** Numbers the lines anew, oldest paper first. */
export async function orderItems(tx: Tx, listId: string): Promise<void> {
  await tx.query(
    `update retention_item item set seq = told.n from (
       select document_id, row_number() over (order by closed_on, document_id) as n
       from retention_item where list_id = $1) told
     where item.list_id = $1 and item.document_id = told.document_id`,
    [listId],
  );
}

export interface ItemRow extends ListedRow {
  readonly seq: number;
  readonly decision: RetentionDecision | null;
  readonly extendYears: number | null;
  readonly remark: string;
  readonly state: RetentionItemState;
  readonly obstacle: string | null;
  readonly destroyedAt: string | null;
  readonly erased: readonly { readonly name: string; readonly bytes: number; sha256: string }[];
}

/** Papers of a list in its order; what is against each on the day, as long as it is there. */
export function listItems(h: Handle, listId: string, day: string): Promise<ItemRow[]> {
  return h.query<ItemRow>(
    `select ${paperColumns}, item.medium, item.closed_on as "closedOn",
       json_build_object('th', c.name_th, 'en', c.name_en) as "className", item.seq,
       item.decision, item.extend_years as "extendYears", item.remark, item.state, item.erased,
       coalesce(item.obstacle, case when list.kind = 'destroy' and item.state = 'listed'
         and item.is_open then retention_obstacle(d.id, $2) end) as obstacle,
       item.destroyed_at as "destroyedAt"
     from retention_item item join document d on d.id = item.document_id
     join retention_list list on list.id = item.list_id
     join retention_class c on c.code = item.class_code
     where item.list_id = $1 order by item.seq`,
    [listId, day],
  );
}

/** Lets go of papers of a list: they may stand on another one. Without ids, of all. */
export async function releaseItems(
  tx: Tx,
  listId: string,
  ids: readonly string[] | null = null,
): Promise<void> {
  await tx.query(
    `update retention_item set is_open = false where list_id = $1
       and ($2::uuid[] is null or document_id = any ($2))`,
    [listId, ids],
  );
}

/** Begins the survey of a year; false when it was made already. */
export async function takeSurvey(tx: Tx, beYear: number, at: string): Promise<boolean> {
  const rows = await tx.query(
    `insert into retention_survey (be_year, made_at, found) values ($1, $2, 0)
     on conflict do nothing returning be_year`,
    [beYear, at],
  );
  return rows.length > 0;
}

export async function noteSurvey(
  tx: Tx,
  row: { readonly beYear: number; readonly found: number; readonly listId: string | null },
): Promise<void> {
  await tx.query(`update retention_survey set found = $2, list_id = $3 where be_year = $1`, [
    row.beYear,
    row.found,
    row.listId,
  ]);
}
