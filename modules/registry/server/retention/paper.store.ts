import type { Handle, Tx } from '@sarn/platform-server';
import type {
  RetentionFate,
  RetentionHold,
  RetentionListKind,
  RetentionMedium,
  RetentionObstacle,
} from '../../contract/index.ts';

/** How long a paper is kept, and what is against its end. */
export interface PaperTerms {
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

/** @param day on which one asks */
export async function findTerms(
  h: Handle,
  documentId: string,
  day: string,
): Promise<PaperTerms | undefined> {
  const rows = await h.query<PaperTerms>(
    `select t.class_code as "classCode", t.medium, t.fate,
            json_build_object('th', c.name_th, 'en', c.name_en) as "className",
            t.closed_on as "closedOn",
            greatest(t.keep_until,
              case when t.fate = 'expires'
                then (t.closed_on + t.years * interval '1 year')::date end,
              case when t.medium = 'electronic' and t.fate = 'expires'
                then (t.closed_on + interval '10 years')::date end) as "keptUntil",
            retention_obstacle(d.id, $2) as obstacle,
            d.destroyed_at as "destroyedAt", d.destroyed_note as "destroyedNote"
     from document d cross join lateral retention_terms(d.id) t
     join retention_class c on c.code = t.class_code where d.id = $1`,
    [documentId, day],
  );
  return rows[0];
}

export interface NewTerms {
  readonly documentId: string;
  readonly classCode: string;
  readonly medium: string;
  readonly keepUntil?: string | null;
  readonly reason: string;
  readonly setBy: string;
  readonly setName: string;
  readonly setAt: string;
}

/** Writes what was said of the paper over what was said before; a longer keeping stays. */
export async function writeTerms(tx: Tx, row: NewTerms): Promise<void> {
  await tx.query(
    `insert into document_retention (document_id, class_code, medium, keep_until, reason, set_by,
       set_name, set_at) values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (document_id) do update set class_code = excluded.class_code,
       medium = excluded.medium, reason = excluded.reason, set_by = excluded.set_by,
       keep_until = greatest(document_retention.keep_until, excluded.keep_until),
       set_name = excluded.set_name, set_at = excluded.set_at`,
    [
      row.documentId,
      row.classCode,
      row.medium,
      row.keepUntil ?? null,
      row.reason,
      row.setBy,
      row.setName,
      row.setAt,
    ],
  );
}

/** Holds the paper and says whether it is destroyed; undefined where there is none. */
export async function holdPaper(
  tx: Tx,
  documentId: string,
): Promise<{ readonly isDestroyed: boolean; readonly state: string } | undefined> {
  const rows = await tx.query<{ isDestroyed: boolean; state: string }>(
    `select destroyed_at is not null as "isDestroyed", state from document where id = $1 for update`,
    [documentId],
  );
  return rows[0];
}

/** Whoever may hold papers learns of no classified one what it is about. */
const heldTitle = `case when document.secrecy = 'normal' then document.title
  when document.id is not null then 'หนังสือลับ' end`;

const holdColumns = `hold.id, hold.document_id as "documentId",
  coalesce(${heldTitle}, folder.name) as about, hold.folder_id is not null as "isFolder",
  (select count(*) from retention_hold_item item where item.hold_id = hold.id) as papers,
  hold.case_no as "caseNo", hold.reason, hold.placed_name as "placedBy",
  hold.placed_at as "placedAt",
  case when hold.lifted_at is not null then json_build_object('by', hold.lifted_name,
    'at', to_char(hold.lifted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'reason', hold.lift_reason) end as lifted`;

const holdTables = `retention_hold hold
  left join document on document.id = hold.document_id
  left join folder on folder.id = hold.folder_id`;

/** Live holds that cover the paper. */
export function listHoldsOf(h: Handle, documentId: string): Promise<RetentionHold[]> {
  return h.query<RetentionHold>(
    `select ${holdColumns} from ${holdTables} where hold.lifted_at is null and exists (
       select from retention_hold_item mine where mine.hold_id = hold.id and mine.document_id = $1)
     order by hold.placed_at`,
    [documentId],
  );
}

export async function listHoldRows(
  h: Handle,
  ask: { readonly search: string; readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: RetentionHold[]; readonly total: number }> {
  const rows = await h.query<RetentionHold & { total: number }>(
    `select ${holdColumns}, count(*) over () as total from ${holdTables}
     where $1 = '' or position(lower($1) in lower(concat_ws(' ', hold.case_no, hold.reason,
       ${heldTitle}, folder.name))) > 0
     order by hold.lifted_at is not null, hold.placed_at desc, hold.id limit $2 offset $3`,
    [ask.search, ask.limit, ask.offset],
  );
  return { rows: rows.map(({ total: _all, ...row }) => row), total: rows[0]?.total ?? 0 };
}

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

export async function insertHold(tx: Tx, row: NewHold): Promise<void> {
  await tx.query(
    `insert into retention_hold (id, document_id, folder_id, case_no, reason, placed_by,
       placed_name, placed_at) values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      row.id,
      row.documentId,
      row.folderId,
      row.caseNo,
      row.reason,
      row.placedBy,
      row.placedName,
      row.placedAt,
    ],
  );
}

/** Papers of a folder and of those in it that are still there, held until the transaction ends. */
export async function holdPapersOfFolder(tx: Tx, folderId: string): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `select id from document where destroyed_at is null and id in (
       select item.document_id from folder_item item join folder on folder.id = item.folder_id
       where folder.id = $1 or folder.parent_id = $1) order by id for update`,
    [folderId],
  );
  return rows.map(({ id }) => id);
}

export async function insertHeld(tx: Tx, holdId: string, documentIds: readonly string[]) {
  await tx.query(
    `insert into retention_hold_item (hold_id, document_id)
     select $1, id from unnest($2::uuid[]) id order by id on conflict do nothing`,
    [holdId, documentIds],
  );
}

/** Lifts a live hold. @returns the papers it covered; undefined where it is not live */
export async function endHold(
  tx: Tx,
  row: {
    readonly id: string;
    readonly by: string;
    readonly name: string;
    readonly at: string;
    readonly reason: string;
  },
): Promise<string[] | undefined> {
  const rows = await tx.query(
    `update retention_hold set lifted_by = $2, lifted_name = $3, lifted_at = $4, lift_reason = $5
     where id = $1 and lifted_at is null returning id`,
    [row.id, row.by, row.name, row.at, row.reason],
  );
  if (rows.length === 0) return undefined;
  const papers = await tx.query<{ id: string }>(
    `select document_id as id from retention_hold_item where hold_id = $1 order by document_id`,
    [row.id],
  );
  return papers.map(({ id }) => id);
}

/** Whether a live hold covers the paper. */
export async function isHeld(h: Handle, documentId: string): Promise<boolean> {
  const rows = await h.query(
    `select 1 from retention_hold_item item join retention_hold hold on hold.id = item.hold_id
     where item.document_id = $1 and hold.lifted_at is null limit 1`,
    [documentId],
  );
  return rows.length > 0;
}

/** Folders of units, a folder inside another with the name of that one. */
export function listUnitFolders(
  h: Handle,
): Promise<{ readonly id: string; readonly name: string; readonly unitId: string }[]> {
  return h.query(
    `select folder.id, concat_ws(' / ', above.name, folder.name) as name,
       folder.unit_id as "unitId"
     from folder left join folder above on above.id = folder.parent_id
     where folder.unit_id is not null order by 2, folder.id limit 2000`,
  );
}

/** Finished lists by which the paper was handed over, latest first. */
export function listHandedOver(
  h: Handle,
  documentId: string,
): Promise<{ readonly kind: RetentionListKind; readonly name: string; readonly on: string }[]> {
  return h.query(
    `select list.kind, list.number || '/' || list.be_year as name,
       coalesce(list.archives_answered_on,
         (list.done_at at time zone 'Asia/Bangkok')::date) as "on"
     from retention_item item join retention_list list on list.id = item.list_id
     where item.document_id = $1 and list.state = 'DONE' and list.kind <> 'destroy'
     order by list.done_at desc`,
    [documentId],
  );
}

/** Whether it is the folder of a unit; those of people are theirs. */
export async function isFolderKept(h: Handle, folderId: string): Promise<boolean> {
  const rows = await h.query(`select 1 from folder where id = $1 and unit_id is not null`, [
    folderId,
  ]);
  return rows.length > 0;
}
