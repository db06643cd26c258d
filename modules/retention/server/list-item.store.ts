import { row, statement, statementOver, writeStatement } from '@sarn/platform-server';
import type { ColumnsFor, Handle, Tx } from '@sarn/platform-server';
import type {
  RetentionDecision,
  RetentionItemState,
  RetentionListKind,
  RetentionMedium,
} from '../contract/index.ts';
import { noFolders } from './held-folders.ts';
import type { HeldFolders } from './held-folders.ts';
import { retentionTables } from './tables.ts';
import { among } from '@sarn/document/server';

/** A document as a list shows it. */
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

/** Columns of a document `d` with its number and the folder of a unit. */
export const documentColumns = ({
  folders,
  filings,
}: HeldFolders): string => `d.id as "documentId", d.letter_no as "letterNo",
  d.letter_date as "letterDate", d.title, d.kind,
  coalesce((select e.number || '/' || e.be_year from register_entry e
    where e.document_id = d.id and e.state = 'USED' order by e.transmission_id nulls first, e.entered_at
    limit 1), '') as number,
  coalesce((select f.name from ${filings.sql} i
    join ${folders.sql} f on f.id = i.folder_id
    where i.document_id = d.id and f.unit_id is not null order by i.filed_at limit 1), '') as folder`;

export const listedColumns: ColumnsFor<ListedRow> = {
  documentId: 'uuid',
  number: 'text',
  letterNo: 'text',
  letterDate: 'date?',
  title: 'text',
  kind: 'text',
  folder: 'text',
  className: 'json',
  medium: 'text',
  closedOn: 'date',
};

/** A kind of list; what the Archives ask for is taken whatever its age. */
export type TakenFor = RetentionListKind | 'asked';

/** Which documents a kind of list may take. */
const takes: Readonly<Record<TakenFor, string>> = {
  destroy: `retention_obstacle(d.id, $1) is null`,
  transfer: aged(20, ['transfer', 'keep-back']),
  'keep-back': aged(20, ['transfer', 'keep-back']),
  deposit: aged(0, ['transfer', 'deposit']),
  asked: aged(0, ['transfer']),
};

/**
 * Finished documents that are not classified, of at least this age, and not handed over already on
 * a list of these kinds; a legal hold does not prevent a handing over.
 */
function aged(years: number, over: readonly RetentionListKind[]): string {
  return `coalesce(retention_obstacle(d.id, $1), '') not in ('destroyed', 'secret', 'running')
    and t.closed_on + interval '${years} years' <= $1::date
    and not handed_over(d.id, array['${over.join("', '")}'])`;
}

/**
 * What the row of a document tells without further checks: electronic documents wait ten years, and
 * few of those kept on paper are marked as such.
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
 * Documents that a list of the kind could take on a day, oldest first; those on an open list are
 * left out. The condition on the age in the row excludes everything that came in lately without
 * further checks.
 */
export async function listCandidates(
  h: Handle,
  held: HeldFolders,
  ask: {
    readonly kind: TakenFor;
    readonly day: string;
    readonly search: string;
    readonly limit: number;
    readonly offset: number;
    /** Only these documents. */
    readonly ids: readonly string[] | null;
  },
): Promise<{ readonly rows: (ListedRow & { classCode: string })[]; readonly total: number }> {
  const sql = candidatesSql[ask.kind];
  const rows = await sql.all(h, held, ask.day, ask.search, ask.limit, ask.offset, ask.ids);
  return { rows: rows.map(({ total: _all, ...document }) => document), total: rows[0]?.total ?? 0 };
}

function candidates(kind: TakenFor) {
  return statementOver(
    `retention.candidates-${kind}`,
    row<ListedRow & { classCode: string; total: number }>({
      ...listedColumns,
      classCode: 'text',
      total: 'int8',
    }),
    ['date', 'text', 'int8', 'int8', 'uuid[]?'],
    (
      held: HeldFolders,
    ) => `select ${documentColumns(held)}, t.class_code as "classCode", t.medium, t.closed_on as "closedOn",
       json_build_object('th', c.name_th, 'en', c.name_en) as "className",
       count(*) over () as total
     from document d cross join lateral retention_terms(d.id) t
     join retention_class c on c.code = t.class_code
     where d.destroyed_at is null and d.secrecy = 'normal'
       and (${old[kind]})
       and ($2 = '' or position($2 in d.search_text) > 0)
       and ($5::uuid[] is null or d.id = any ($5))
       and not exists (select from retention_item i where i.document_id = d.id and i.is_open)
       and ${takes[kind]}
     order by t.closed_on, d.id limit $3 offset $4`,
    noFolders,
  );
}

const candidatesSql: Readonly<Record<TakenFor, ReturnType<typeof candidates>>> = {
  destroy: candidates('destroy'),
  transfer: candidates('transfer'),
  'keep-back': candidates('keep-back'),
  deposit: candidates('deposit'),
  asked: candidates('asked'),
};

/** Subjects of documents and what prevents their destruction, to say why one was refused. */
export function listObstacles(h: Handle, ids: readonly string[], day: string) {
  return listObstaclesSql.all(h, ids, day);
}

const listObstaclesSql = statement(
  'retention.obstacles',
  row<{ id: string; title: string; obstacle: string | null; isListed: boolean }>({
    id: 'uuid',
    title: 'text',
    obstacle: 'text?',
    isListed: 'bool',
  }),
  ['uuid[]', 'date'],
  `select d.id, d.title, retention_obstacle(d.id, $2) as obstacle,
     exists (select from retention_item i where i.document_id = d.id and i.is_open) as "isListed"
   from document d where d.id = any ($1::uuid[])`,
);

/** Adds documents behind those on the list. */
export async function insertItems(
  tx: Tx,
  listId: string,
  items: readonly Pick<
    ListedRow & { classCode: string },
    'documentId' | 'classCode' | 'medium' | 'closedOn'
  >[],
): Promise<void> {
  await insertItemsSql(
    tx,
    listId,
    items.map(({ documentId }) => documentId),
    items.map(({ classCode }) => classCode),
    items.map(({ medium }) => medium),
    items.map(({ closedOn }) => closedOn),
  );
}

const insertItemsSql = writeStatement(
  'retention.insert-items',
  ['uuid', 'uuid[]', 'text[]', 'text[]', 'date[]'],
  `insert into retention_item (list_id, document_id, seq, class_code, medium, closed_on)
   select $1, told.id, told.n + (select coalesce(max(seq), 0) from retention_item
     where list_id = $1), told.class, told.medium, told.closed
   from unnest($2::uuid[], $3::text[], $4::text[], $5::date[]) with ordinality
     told (id, class, medium, closed, n)`,
);

export async function deleteItems(tx: Tx, listId: string, ids: readonly string[]): Promise<void> {
  await retentionTables(tx)
    .deleteFrom('retention_item')
    .where('list_id', '=', listId)
    .where('document_id', '=', among(ids))
    .where('state', '=', 'listed')
    .execute();
}

/** Renumbers the rows, oldest document first. */
export async function orderItems(tx: Tx, listId: string): Promise<void> {
  await orderItemsSql(tx, listId);
}

const orderItemsSql = writeStatement(
  'retention.order-items',
  ['uuid'],
  `update retention_item item set seq = told.n from (
     select document_id, row_number() over (order by closed_on, document_id) as n
     from retention_item where list_id = $1) told
   where item.list_id = $1 and item.document_id = told.document_id`,
);

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

/**
 * Documents of a list in its order; what prevents the destruction of each on the day, as long as it
 * exists.
 */
export function listItems(
  h: Handle,
  held: HeldFolders,
  listId: string,
  day: string,
): Promise<ItemRow[]> {
  return listItemsSql.all(h, held, listId, day);
}

const listItemsSql = statementOver(
  'retention.items',
  row<ItemRow>({
    ...listedColumns,
    seq: 'int4',
    decision: 'text?',
    extendYears: 'int4?',
    remark: 'text',
    state: 'text',
    obstacle: 'text?',
    destroyedAt: 'timestamptz?',
    erased: 'jsonb',
  }),
  ['uuid', 'date'],
  (
    held: HeldFolders,
  ) => `select ${documentColumns(held)}, item.medium, item.closed_on as "closedOn",
     json_build_object('th', c.name_th, 'en', c.name_en) as "className", item.seq,
     item.decision, item.extend_years as "extendYears", item.remark, item.state, item.erased,
     coalesce(item.obstacle, case when list.kind = 'destroy' and item.state = 'listed'
       and item.is_open then retention_obstacle(d.id, $2) end) as obstacle,
     item.destroyed_at as "destroyedAt"
   from retention_item item join document d on d.id = item.document_id
   join retention_list list on list.id = item.list_id
   join retention_class c on c.code = item.class_code
   where item.list_id = $1 order by item.seq`,
  noFolders,
);

/** Releases documents from a list: they may be put on another one. Without ids, all of them. */
export async function releaseItems(
  tx: Tx,
  listId: string,
  ids: readonly string[] | null = null,
): Promise<void> {
  const items = retentionTables(tx)
    .updateTable('retention_item')
    .set({ is_open: false })
    .where('list_id', '=', listId);
  await (ids === null ? items : items.where('document_id', '=', among(ids))).execute();
}

/** Documents of a list. */
export async function listItemIds(h: Handle, listId: string): Promise<string[]> {
  const rows = await retentionTables(h)
    .selectFrom('retention_item')
    .select('document_id as id')
    .where('list_id', '=', listId)
    .execute();
  return rows.map(({ id }) => id);
}
