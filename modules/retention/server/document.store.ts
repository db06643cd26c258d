import { row, statement, statementOver, writeStatement } from '@sarn/platform-server';
import type { ColumnsFor, Handle, Tx } from '@sarn/platform-server';
import type {
  RetentionFate,
  RetentionHold,
  RetentionListKind,
  RetentionMedium,
  RetentionObstacle,
} from '../contract/index.ts';
import { noFolders } from './held-folders.ts';
import type { HeldFolders } from './held-folders.ts';
import { retentionTables } from './tables.ts';

/** How long a document is kept, and what prevents its destruction. */
export interface DocumentTerms {
  readonly classCode: string;
  readonly medium: RetentionMedium;
  readonly className: { readonly th: string; readonly en: string };
  readonly fate: RetentionFate;
  readonly closedOn: string;
  /** Last day on which it is kept in any case; null where there is none. */
  readonly keptUntil: string | null;
  readonly obstacle: RetentionObstacle | null;
  readonly destroyedAt: string | null;
  readonly destroyedNote: string | null;
}

/** @param day for which the answer is asked */
export function findTerms(
  h: Handle,
  documentId: string,
  day: string,
): Promise<DocumentTerms | undefined> {
  return findTermsSql.first(h, documentId, day);
}

/** Last day on which a document with the terms `t` is kept in any case. */
export const keptUntilSql = `greatest(t.keep_until,
            case when t.fate = 'expires'
              then (t.closed_on + t.years * interval '1 year')::date end,
            case when t.medium = 'electronic' and t.fate = 'expires'
              then (t.closed_on + interval '10 years')::date end)`;

const findTermsSql = statement(
  'retention.terms-of',
  row<DocumentTerms>({
    classCode: 'text',
    medium: 'text',
    fate: 'text',
    className: 'json',
    closedOn: 'date',
    keptUntil: 'date?',
    obstacle: 'text?',
    destroyedAt: 'timestamptz?',
    destroyedNote: 'text?',
  }),
  ['uuid', 'date'],
  `select t.class_code as "classCode", t.medium, t.fate,
          json_build_object('th', c.name_th, 'en', c.name_en) as "className",
          t.closed_on as "closedOn",
          ${keptUntilSql} as "keptUntil",
          retention_obstacle(d.id, $2) as obstacle,
          d.destroyed_at as "destroyedAt", d.destroyed_note as "destroyedNote"
   from document d cross join lateral retention_terms(d.id) t
   join retention_class c on c.code = t.class_code where d.id = $1`,
);

export interface NewTerms {
  readonly documentId: string;
  readonly classCode: string;
  readonly medium: RetentionMedium;
  readonly keepUntil?: string | null;
  readonly reason: string;
  readonly setBy: string;
  readonly setName: string;
  readonly setAt: string;
}

/** Replaces what was set for the document; a longer keeping stays. */
export async function writeTerms(tx: Tx, terms: NewTerms): Promise<void> {
  await retentionTables(tx)
    .insertInto('document_retention')
    .values({
      document_id: terms.documentId,
      class_code: terms.classCode,
      medium: terms.medium,
      keep_until: terms.keepUntil ?? null,
      reason: terms.reason,
      set_by: terms.setBy,
      set_name: terms.setName,
      set_at: terms.setAt,
    })
    .onConflict((known) =>
      known.column('document_id').doUpdateSet(({ fn, ref }) => ({
        class_code: ref('excluded.class_code'),
        medium: ref('excluded.medium'),
        reason: ref('excluded.reason'),
        set_by: ref('excluded.set_by'),
        keep_until: fn<string | null>('greatest', [
          'document_retention.keep_until',
          'excluded.keep_until',
        ]),
        set_name: ref('excluded.set_name'),
        set_at: ref('excluded.set_at'),
      })),
    )
    .execute();
}

/** Locks the document and says whether it is destroyed; undefined where there is none. */
export async function holdDocument(
  tx: Tx,
  documentId: string,
): Promise<{ readonly isDestroyed: boolean; readonly state: string } | undefined> {
  const held = await retentionTables(tx)
    .selectFrom('document')
    .select(['destroyed_at', 'state'])
    .where('id', '=', documentId)
    .forUpdate()
    .executeTakeFirst();
  return held && { isDestroyed: held.destroyed_at !== null, state: held.state };
}

/** A person who may place legal holds is not shown the subject of a classified document. */
const heldTitle = `case when document.secrecy = 'normal' then document.title
  when document.id is not null then 'หนังสือลับ' end`;

const holdColumns = `hold.id, hold.document_id as "documentId",
  coalesce(${heldTitle}, folder.name) as about, hold.folder_id is not null as "isFolder",
  (select count(*) from retention_hold_item item where item.hold_id = hold.id) as documents,
  hold.case_no as "caseNo", hold.reason, hold.placed_name as "placedBy",
  hold.placed_at as "placedAt",
  case when hold.lifted_at is not null then json_build_object('by', hold.lifted_name,
    'at', to_char(hold.lifted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'reason', hold.lift_reason) end as lifted`;

const holdTables = ({ folders }: HeldFolders): string => `retention_hold hold
  left join document on document.id = hold.document_id
  left join ${folders.sql} folder on folder.id = hold.folder_id`;

const holdShape: ColumnsFor<RetentionHold> = {
  id: 'uuid',
  documentId: 'uuid?',
  about: 'text',
  isFolder: 'bool',
  documents: 'int8',
  caseNo: 'text',
  reason: 'text',
  placedBy: 'text',
  placedAt: 'timestamptz',
  lifted: 'json?',
};

/** Live holds that cover the document. */
export function listHoldsOf(
  h: Handle,
  held: HeldFolders,
  documentId: string,
): Promise<RetentionHold[]> {
  return listHoldsOfSql.all(h, held, documentId);
}

const listHoldsOfSql = statementOver(
  'retention.holds-of',
  row<RetentionHold>(holdShape),
  ['uuid'],
  (
    held: HeldFolders,
  ) => `select ${holdColumns} from ${holdTables(held)} where hold.lifted_at is null and exists (
     select from retention_hold_item mine where mine.hold_id = hold.id and mine.document_id = $1)
   order by hold.placed_at`,
  noFolders,
);

export async function listHoldRows(
  h: Handle,
  held: HeldFolders,
  ask: { readonly search: string; readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: RetentionHold[]; readonly total: number }> {
  const rows = await listHoldRowsSql.all(h, held, ask.search, ask.limit, ask.offset);
  return { rows: rows.map(({ total: _all, ...hold }) => hold), total: rows[0]?.total ?? 0 };
}

const listHoldRowsSql = statementOver(
  'retention.holds',
  row<RetentionHold & { total: number }>({ ...holdShape, total: 'int8' }),
  ['text', 'int8', 'int8'],
  (held: HeldFolders) => `select ${holdColumns}, count(*) over () as total
   from ${holdTables(held)}
   where $1 = '' or position(lower($1) in lower(concat_ws(' ', hold.case_no, hold.reason,
     ${heldTitle}, folder.name))) > 0
   order by hold.lifted_at is not null, hold.placed_at desc, hold.id limit $2 offset $3`,
  noFolders,
);

export interface NewHold {
  readonly id: string;
  readonly documentId: string | null;
  readonly folderId: string | null;
  readonly caseNo: string;
  readonly reason: string;
  readonly placedBy: string;
  readonly placedName: string;
  readonly placedAt: string;
}

export async function insertHold(tx: Tx, hold: NewHold): Promise<void> {
  await retentionTables(tx)
    .insertInto('retention_hold')
    .values({
      id: hold.id,
      document_id: hold.documentId,
      folder_id: hold.folderId,
      case_no: hold.caseNo,
      reason: hold.reason,
      placed_by: hold.placedBy,
      placed_name: hold.placedName,
      placed_at: hold.placedAt,
    })
    .execute();
}

export async function insertHeld(tx: Tx, holdId: string, documentIds: readonly string[]) {
  await insertHeldSql(tx, holdId, documentIds);
}

const insertHeldSql = writeStatement(
  'retention.insert-held',
  ['uuid', 'uuid[]'],
  `insert into retention_hold_item (hold_id, document_id)
   select $1, id from unnest($2::uuid[]) id order by id on conflict do nothing`,
);

/** Lifts a live hold. @returns the documents it covered; undefined where it is not live */
export async function endHold(
  tx: Tx,
  end: {
    readonly id: string;
    readonly by: string;
    readonly name: string;
    readonly at: string;
    readonly reason: string;
  },
): Promise<string[] | undefined> {
  const { numUpdatedRows } = await retentionTables(tx)
    .updateTable('retention_hold')
    .set({
      lifted_by: end.by,
      lifted_name: end.name,
      lifted_at: end.at,
      lift_reason: end.reason,
    })
    .where('id', '=', end.id)
    .where('lifted_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return undefined;
  const documents = await retentionTables(tx)
    .selectFrom('retention_hold_item')
    .select('document_id as id')
    .where('hold_id', '=', end.id)
    .orderBy('document_id')
    .execute();
  return documents.map(({ id }) => id);
}

/** Whether a live hold covers the document. */
export async function isHeld(h: Handle, documentId: string): Promise<boolean> {
  const hold = await retentionTables(h)
    .selectFrom('retention_hold_item as item')
    .innerJoin('retention_hold as hold', 'hold.id', 'item.hold_id')
    .select('hold.id')
    .where('item.document_id', '=', documentId)
    .where('hold.lifted_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return hold !== undefined;
}

/** Finished lists by which the document was handed over, latest first. */
export function listHandedOver(
  h: Handle,
  documentId: string,
): Promise<{ readonly kind: RetentionListKind; readonly name: string; readonly on: string }[]> {
  return listHandedOverSql.all(h, documentId);
}

const listHandedOverSql = statement(
  'retention.handed-over',
  row<{ readonly kind: RetentionListKind; readonly name: string; readonly on: string }>({
    kind: 'text',
    name: 'text',
    on: 'date',
  }),
  ['uuid'],
  `select list.kind, list.number || '/' || list.be_year as name,
     coalesce(list.archives_answered_on,
       (list.done_at at time zone 'Asia/Bangkok')::date) as "on"
   from retention_item item join retention_list list on list.id = item.list_id
   where item.document_id = $1 and list.state = 'DONE' and list.kind <> 'destroy'
   order by list.done_at desc`,
);
