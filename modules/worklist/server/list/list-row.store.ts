import { row, statement } from '@sarn/platform-server';
import type { Handle } from '@sarn/platform-server';
import { isOpenedBy } from '@sarn/document/server';

/** One line as the tables have it; names of units and people are filled in by the service. */
export interface LineRow {
  readonly thingKey: string;
  readonly documentId: string;
  readonly legId: string | null;
  readonly jobId: string | null;
  readonly kind: string;
  readonly title: string;
  readonly letterNo: string;
  readonly letterDate: string | null;
  readonly receiveNo: string | null;
  readonly sender: string;
  readonly addressee: string;
  readonly ownerUnitId: string;
  readonly speed: string;
  readonly documentState: string;
  readonly legState: string | null;
  readonly jobState: string | null;
  readonly createdAt: string;
  readonly dueDate: string | null;
  readonly instruction: string;
  readonly holders: string[];
  readonly isRead: boolean;
  readonly hasFile: boolean;
}

export interface LineAsk {
  readonly thingKey: string;
  readonly documentId: string;
  readonly legId: string | null;
  readonly jobId: string | null;
}

/**
 * What a list shows of these things, in their order: only the lines of the page are joined. A
 * document the reader may not read gives no line, wherever its id came from.
 *
 * @param watching queues that only watch a document and do not hold it
 */
export function listLineRows(
  h: Handle,
  lines: readonly LineAsk[],
  reader: { readonly id: string; readonly holders: readonly string[] },
  watching: readonly string[],
): Promise<LineRow[]> {
  if (lines.length === 0) return Promise.resolve([]);
  return lineSql.all(
    h,
    lines.map((line) => line.thingKey),
    lines.map((line) => line.documentId),
    lines.map((line) => line.legId),
    lines.map((line) => line.jobId),
    reader.id,
    reader.holders,
    watching,
  );
}

// What was ordered over the drafts of a published document stays with its line: see find.store.ts.
const lineSql = statement(
  'list.rows',
  row<LineRow>({
    thingKey: 'text',
    documentId: 'uuid',
    legId: 'uuid?',
    jobId: 'uuid?',
    kind: 'text',
    title: 'text',
    letterNo: 'text',
    letterDate: 'date?',
    receiveNo: 'text?',
    sender: 'text',
    addressee: 'text',
    ownerUnitId: 'uuid',
    speed: 'text',
    documentState: 'text',
    legState: 'text?',
    jobState: 'text?',
    createdAt: 'timestamptz',
    dueDate: 'date?',
    instruction: 'text',
    holders: 'text[]',
    isRead: 'bool',
    hasFile: 'bool',
  }),
  ['text[]', 'uuid[]', 'uuid?[]', 'uuid?[]', 'uuid', 'text[]', 'text[]'],
  `
  select item.thing_key as "thingKey", paper.id as "documentId", item.leg_id as "legId",
         item.job_id as "jobId", paper.kind, paper.title, paper.letter_no as "letterNo",
         paper.letter_date as "letterDate", paper.sender, paper.addressee,
         paper.owner_unit_id as "ownerUnitId", paper.speed, paper.state as "documentState",
         leg.state as "legState", job.state as "jobState", paper.created_at as "createdAt",
         coalesce(job.due_date, leg.due_date, paper.due_date) as "dueDate",
         coalesce(nullif(job.instruction, ''), nullif(leg.last_instruction, ''),
                  nullif(leg.note, ''),
                  case when item.leg_id is null and item.thing_key like 'document:%'
                    and exists (select 1 from publication where document_id = paper.id)
                    then '' else paper.last_instruction end) as instruction,
         coalesce(
           (select entry.number || '/' || entry.be_year from register_entry entry
            where entry.document_id = paper.id and entry.leg_id = item.leg_id limit 1),
           (select entry.number || '/' || entry.be_year from register_entry entry
            where entry.document_id = paper.id and entry.leg_id is null limit 1)) as "receiveNo",
         exists (select 1 from document_event event
                 where event.document_id = paper.id and event.file_ids <> '{}')
           or paper.body_html is not null as "hasFile",
         ${isOpenedBy('paper.id', '$5')} as "isRead",
         array(select distinct other.holder from queue_item other
               where other.document_id = paper.id
                 -- A draft is its drafter's, who else only follows it in that queue.
                 and (not other.code = any ($7::text[])
                      or (paper.state = 'DRAFT' and other.code = 'unsigned'))
                 and not starts_with(other.holder, 'secretary:')
               order by other.holder limit 6) as holders
  from unnest($1::text[], $2::uuid[], $3::uuid[], $4::uuid[])
         with ordinality as item (thing_key, document_id, leg_id, job_id, place)
  join document paper on paper.id = item.document_id
  left join document_leg leg on leg.id = item.leg_id
  left join document_job job on job.id = item.job_id
  where may_read_document(paper.id, $6)
  order by item.place`,
);
