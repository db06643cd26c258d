import { row, statement, writeStatement } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';

export interface QueueItem {
  readonly subjectKey: string;
  readonly code: string;
  readonly principal: string;
  readonly documentId: string;
  readonly transmissionId: string | null;
  readonly assignmentId: string | null;
  readonly since: string;
  readonly dueDate: string | null;
}

/** Removes a subject from all queues; returns the keys that had it. */
export async function clearQueue(tx: Tx, subjectKeys: readonly string[]): Promise<string[]> {
  return (await clearSql.all(tx, subjectKeys)).map(({ principal }) => principal);
}

const clearSql = statement(
  'queue.clear',
  row<{ principal: string }>({ principal: 'text' }),
  ['text[]'],
  'delete from queue_item where subject_key = any ($1::text[]) returning principal',
);

/** Adds entries to queues, in one statement. */
export async function fillQueue(tx: Tx, items: readonly QueueItem[]): Promise<void> {
  if (items.length === 0) return;
  await fillSql(
    tx,
    items.map((item) => item.subjectKey),
    items.map((item) => item.code),
    items.map((item) => item.principal),
    items.map((item) => item.documentId),
    items.map((item) => item.transmissionId),
    items.map((item) => item.assignmentId),
    items.map((item) => item.since),
    items.map((item) => item.dueDate),
  );
}

const fillSql = writeStatement(
  'queue.fill',
  ['text[]', 'text[]', 'text[]', 'uuid[]', 'uuid?[]', 'uuid?[]', 'timestamptz[]', 'date?[]'],
  `insert into queue_item (subject_key, code, principal, document_id, transmission_id, assignment_id, since, due_date, due_time)
   select item.*, case when item.due_date = document.due_date and document.due_time <> ''
                       then document.due_time::time else '24:00' end
   from unnest($1::text[], $2::text[], $3::text[], $4::uuid[], $5::uuid[], $6::uuid[],
     $7::timestamptz[], $8::date[])
     item (subject_key, code, principal, document_id, transmission_id, assignment_id, since, due_date)
   join document on document.id = item.document_id`,
);

/** What waits on a document, for “who has it now”. */
export function listWaiting(h: Handle, documentId: string): Promise<QueueItem[]> {
  return waitingSql.all(h, documentId);
}

const waitingSql = statement(
  'queue.list-waiting',
  row<QueueItem>({
    subjectKey: 'text',
    code: 'text',
    principal: 'text',
    documentId: 'uuid',
    transmissionId: 'uuid?',
    assignmentId: 'uuid?',
    since: 'timestamptz',
    dueDate: 'date?',
  }),
  ['uuid'],
  `select subject_key as "subjectKey", code, principal, document_id as "documentId", transmission_id as "transmissionId",
          assignment_id as "assignmentId", since, due_date as "dueDate"
   from queue_item where document_id = $1 order by since, subject_key`,
);

/** Moves the day by which a document is waited for; sendings and assignments have their own. */
export async function moveDue(
  tx: Tx,
  documentId: string,
  { day, time }: { readonly day: string | null; readonly time: string },
): Promise<void> {
  await moveDueSql(tx, documentId, day, time);
}

const moveDueSql = writeStatement(
  'queue.move-due',
  ['uuid', 'date?', 'text'],
  `update queue_item
   set due_date = $2, due_time = case when $2::date is null or $3 = '' then '24:00' else $3::time end
   where document_id = $1 and transmission_id is null and assignment_id is null`,
);
