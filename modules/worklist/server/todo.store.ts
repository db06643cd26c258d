import { row, statement } from '@sarn/platform-server';
import type { Handle } from '@sarn/platform-server';
import { isOpenedBy } from '@sarn/document/server';

export interface TodoDetail {
  readonly thingKey: string;
  readonly documentId: string;
  readonly legId: string | null;
  readonly jobId: string | null;
  readonly kind: string;
  readonly speed: string;
  readonly letterNo: string;
  readonly title: string;
  readonly sender: string;
  readonly ownerUnitId: string;
  readonly instruction: string;
  readonly toUnitId: string | null;
  readonly toPersonId: string | null;
  readonly documentState: string;
  readonly legState: string | null;
  readonly jobState: string | null;
  readonly sentAt: string | null;
  readonly receiveNo: string | null;
  readonly hasFile: boolean;
  readonly isRead: boolean;
}

/**
 * What a page of a queue shows of its things: only the page's rows are joined, never the queue.
 */
export function listTodoDetails(
  h: Handle,
  rows: readonly {
    thingKey: string;
    documentId: string;
    legId: string | null;
    jobId: string | null;
  }[],
  readerId: string,
): Promise<TodoDetail[]> {
  if (rows.length === 0) return Promise.resolve([]);
  // Of a list the database does not know the length: it takes it for ten, finds that dear for a
  // shorter one, and plans anew at each call. An empty place joins nothing.
  const places = Array.from({ length: Math.max(rows.length, 10) }, (_, at) => rows[at] ?? null);
  return detailSql.all(
    h,
    places.map((place) => place?.thingKey ?? null),
    places.map((place) => place?.documentId ?? null),
    places.map((place) => place?.legId ?? null),
    places.map((place) => place?.jobId ?? null),
    readerId,
  );
}

const detailSql = statement(
  'todo.details',
  row<TodoDetail>({
    thingKey: 'text',
    documentId: 'uuid',
    legId: 'uuid?',
    jobId: 'uuid?',
    kind: 'text',
    speed: 'text',
    letterNo: 'text',
    title: 'text',
    sender: 'text',
    ownerUnitId: 'uuid',
    instruction: 'text',
    toUnitId: 'uuid?',
    toPersonId: 'uuid?',
    documentState: 'text',
    legState: 'text?',
    jobState: 'text?',
    sentAt: 'timestamptz?',
    receiveNo: 'text?',
    hasFile: 'bool',
    isRead: 'bool',
  }),
  ['text?[]', 'uuid?[]', 'uuid?[]', 'uuid?[]', 'uuid'],
  `
  select item.thing_key as "thingKey", paper.id as "documentId", item.leg_id as "legId",
         item.job_id as "jobId", paper.kind, paper.speed, paper.letter_no as "letterNo",
         paper.title, paper.sender, paper.owner_unit_id as "ownerUnitId",
         paper.state as "documentState", leg.state as "legState", job.state as "jobState",
         coalesce(nullif(job.instruction, ''), nullif(leg.last_instruction, ''),
                  nullif(leg.note, ''), paper.last_instruction) as instruction,
         leg.to_unit_id as "toUnitId", leg.to_person_id as "toPersonId", leg.sent_at as "sentAt",
         (select entry.number || '/' || entry.be_year from register_entry entry
          where entry.document_id = paper.id
            and entry.leg_id is not distinct from item.leg_id limit 1) as "receiveNo",
         exists (select 1 from document_event event
                 where event.document_id = paper.id and event.file_ids <> '{}')
           or paper.body_html is not null as "hasFile",
         ${isOpenedBy('paper.id', '$5')} as "isRead"
  from unnest($1::text[], $2::uuid[], $3::uuid[], $4::uuid[])
         as item (thing_key, document_id, leg_id, job_id)
  join document paper on paper.id = item.document_id
  left join document_leg leg on leg.id = item.leg_id
  left join document_job job on job.id = item.job_id`,
);
