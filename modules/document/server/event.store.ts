import { newId } from '@sarn/kernel';
import { row, statement, writeStatement } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';

export interface EventDetail {
  readonly label: { readonly th: string; readonly en: string };
  readonly value: string;
}

/** By which order an act was done for somebody else, as the order was then. */
export interface EventActing {
  readonly delegationId: string;
  readonly power: string;
  /** As printed under the name, one post per row. */
  readonly lines: readonly string[];
  readonly postId: string;
  readonly principalId: string | null;
  readonly principalName: string;
  readonly orderNo: string;
}

export interface EventRow {
  readonly id: string;
  readonly documentId: string;
  readonly transmissionId: string | null;
  readonly assignmentId: string | null;
  readonly subject: 'document' | 'transmission' | 'assignment';
  readonly act: string;
  readonly fromState: string | null;
  readonly toState: string | null;
  /** null: the system itself. */
  readonly actorId: string | null;
  readonly actorName: string;
  readonly actorPost: string;
  readonly unitName: string | null;
  readonly note: string;
  readonly detail: readonly EventDetail[];
  readonly fileIds: readonly string[];
  readonly at: string;
  /** Null for an act done for oneself. */
  readonly acting: EventActing | null;
}

/** Adds one entry to the history of a document; entries are never changed. */
export async function insertEvent(
  tx: Tx,
  event: Omit<EventRow, 'id' | 'acting'> & { requestId: string; acting?: EventActing | null },
): Promise<void> {
  await insertSql(
    tx,
    newId(),
    event.documentId,
    event.transmissionId,
    event.assignmentId,
    event.subject,
    event.act,
    event.fromState,
    event.toState,
    event.actorId,
    event.actorName,
    event.actorPost,
    event.unitName,
    event.note,
    JSON.stringify(event.detail),
    event.fileIds,
    event.at,
    event.requestId,
    event.acting ? JSON.stringify(event.acting) : null,
  );
}

const insertSql = writeStatement(
  'event.insert',
  [
    'uuid',
    'uuid',
    'uuid?',
    'uuid?',
    'text',
    'text',
    'text?',
    'text?',
    'uuid?',
    'text',
    'text',
    'text?',
    'text',
    'text',
    'uuid[]',
    'timestamptz',
    'text',
    'text?',
  ],
  `insert into document_event (id, document_id, transmission_id, assignment_id, subject, act, from_state,
     to_state, actor_id, actor_name, actor_post, unit_name, note, detail, file_ids, at, request_id,
     acting)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14::text::jsonb, $15, $16, $17,
     $18::text::jsonb)`,
);

/** The history of a document, oldest first. */
export function listEvents(h: Handle, documentId: string): Promise<EventRow[]> {
  return listSql.all(h, documentId);
}

const listSql = statement(
  'event.list',
  row<EventRow>({
    id: 'uuid',
    documentId: 'uuid',
    transmissionId: 'uuid?',
    assignmentId: 'uuid?',
    subject: 'text',
    act: 'text',
    fromState: 'text?',
    toState: 'text?',
    actorId: 'uuid?',
    actorName: 'text',
    actorPost: 'text',
    unitName: 'text?',
    note: 'text',
    detail: 'jsonb',
    fileIds: 'uuid[]',
    at: 'timestamptz',
    acting: 'jsonb?',
  }),
  ['uuid'],
  `select id, document_id as "documentId", transmission_id as "transmissionId", assignment_id as "assignmentId", subject, act,
          from_state as "fromState", to_state as "toState", actor_id as "actorId",
          actor_name as "actorName", actor_post as "actorPost", unit_name as "unitName", note,
          detail, file_ids as "fileIds", at, acting
   from document_event where document_id = $1 order by at, id`,
);
