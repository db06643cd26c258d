import { urgencySql } from '@sarn/document-classes/server';
import { row, statement } from '@sarn/platform-server';
import type { Handle } from '@sarn/platform-server';
import type { ListedItem } from '@sarn/search/server';

/** A document that waits for a signature. */
export interface WaitingRow extends ListedItem {
  readonly since: string;
  readonly dueDate: string | null;
  readonly version: number;
  readonly kind: string;
  readonly state: string;
  readonly secrecy: string;
  /** Whether it was written here; another one is its files. */
  readonly hasText: boolean;
  /** Several people sign it: its number comes after the signatures. */
  readonly hasOthers: boolean;
  /** In whose name they are signed: whoever acts for somebody has that person here. */
  readonly signatoryIds: readonly string[];
  readonly total: number;
}

/**
 * Documents in the queue of signatures of these keys, the urgent ones first, then those that wait longest; each
 * with the number of all of them.
 */
export const listWaitingToSign = (
  h: Handle,
  principals: readonly string[],
  limit: number,
): Promise<WaitingRow[]> => waitingSql.all(h, principals, limit);

const waitingSql = statement(
  'signature.waiting',
  row<WaitingRow>({
    ...{ subjectKey: 'text', documentId: 'uuid', transmissionId: 'uuid?', assignmentId: 'uuid?' },
    ...{ since: 'timestamptz', dueDate: 'date?', version: 'int4', kind: 'text', state: 'text' },
    ...{
      secrecy: 'text',
      hasText: 'bool',
      hasOthers: 'bool',
      signatoryIds: 'uuid[]',
      total: 'int8',
    },
  }),
  ['text[]', 'int8'],
  `select waiting.subject_key as "subjectKey", document.id as "documentId", null::uuid as "transmissionId",
          null::uuid as "assignmentId", waiting.since, waiting.due_date as "dueDate", document.version,
          document.kind, document.state, document.secrecy,
          coalesce(jsonb_path_exists(document.body_json, '$.**.text ? (@ like_regex "[^[:space:]]")'), false) as "hasText",
          (select count(*) > 1 from route_step step where step.document_id = document.id
             and step.round = document.route_round and step.role = 'sign') as "hasOthers",
          array(select step.person_id from route_step step where step.document_id = document.id
             and step.round = document.route_round and step.role = 'sign' and step.state = 'active') as "signatoryIds",
          count(*) over () as total
   from (select subject_key, document_id, min(since) as since, min(due_date) as due_date from queue_item
         where principal = any ($1::text[]) and code = 'sign' and transmission_id is null and assignment_id is null
         group by subject_key, document_id) waiting
   join document on document.id = waiting.document_id
   order by ${urgencySql('document.speed')} desc, waiting.since, document.id
   limit $2::int8`,
);
