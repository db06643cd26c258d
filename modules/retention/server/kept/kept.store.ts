import { row, statementOver } from '@sarn/platform-server';
import type { Handle } from '@sarn/platform-server';
import type { RetentionFate } from '../../contract/index.ts';
import { keptUntilSql } from '../document.store.ts';
import { noFolders } from '../held-folders.ts';
import type { HeldFolders } from '../held-folders.ts';
import { documentColumns, listedColumns } from '../list-item.store.ts';
import type { ListedRow } from '../list-item.store.ts';

/** A document that is kept, as forms 18 to 20 list it. */
export interface KeptRow extends ListedRow {
  readonly fate: RetentionFate;
  readonly keptUntil: string | null;
  readonly instruction: string;
  /** How many there are in all. */
  readonly total: number;
}

interface Ask {
  readonly day: string;
  readonly from: string;
  readonly to: string;
  /** Of this folder and those inside it; null for all. */
  readonly folderId: string | null;
  readonly limit: number;
  /** How many are left out before the first. */
  readonly offset: number;
}

/**
 * Documents that were closed in a time and are not classified, in the order in which they were closed; what came
 * to nothing is not kept.
 */
export const listKept = (
  h: Handle,
  held: HeldFolders,
  { day, from, to, folderId, limit, offset }: Ask,
): Promise<KeptRow[]> => keptSql.all(h, held, day, from, to, folderId, limit, offset);

const keptSql = statementOver(
  'retention.kept',
  row<KeptRow>({
    ...listedColumns,
    ...{ fate: 'text', keptUntil: 'date?', instruction: 'text', total: 'int8' },
  }),
  ['date', 'date', 'date', 'uuid?', 'int8', 'int8'],
  (held: HeldFolders) => `select ${documentColumns(held)}, t.medium, t.closed_on as "closedOn",
       json_build_object('th', c.name_th, 'en', c.name_en) as "className", t.fate,
       ${keptUntilSql} as "keptUntil", d.last_instruction as instruction, count(*) over () as total
     from document d cross join lateral retention_terms(d.id) t
     join retention_class c on c.code = t.class_code
     where d.state not in ('CANCELLED', 'REFUSED', 'DISAPPROVED') and d.created_at < ($3::date + 1)::timestamp at time zone 'Asia/Bangkok'
       and t.closed_on between $2::date and $3::date
       and coalesce(retention_obstacle(d.id, $1), '') not in ('destroyed', 'secret', 'running')
       and ($4::uuid is null or d.id in (select i.document_id from ${held.filings.sql} i
         join ${held.folders.sql} f on f.id = i.folder_id
         where f.unit_id is not null and (f.id = $4 or f.parent_id = $4)))
     order by t.closed_on, d.id limit $5 offset $6`,
  noFolders,
);
