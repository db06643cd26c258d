import { row, statement } from '@sarn/platform-server';
import type { Handle } from '@sarn/platform-server';
import { createdKinds } from '@sarn/creation/contract';
import type { DocumentKind, QueueCode } from '@sarn/document/contract';
import { mostStarts } from '../contract/index.ts';
import type { LetterToAnswer, WrittenBefore } from '../contract/index.ts';

/** Documents of an author that are looked through, the newest first: the question costs the same for everybody. */
const mostRead = 300;

/** Queues in which a letter lies with those who work on it; the others watch, or only pass it on. */
const workQueues: readonly QueueCode[] = ['jobReceived', 'jobReceived2', 'jobCommand', 'jobAssign'];

/** What changes from one month to the next in the subject of the same work. */
const thaiMonths = Array.from({ length: 12 }, (_, month) =>
  new Date(Date.UTC(2026, month)).toLocaleDateString('th', { month: 'long', timeZone: 'UTC' }),
);
const timely = ['[0-9๐-๙]+', ...thaiMonths].join('|');

interface Author {
  readonly authorId: string;
  readonly readerKeys: readonly string[];
  /** ISO 8601, UTC */
  readonly now: string;
}

/**
 * Subjects of documents that the author wrote at least twice in the last twelve months, the most frequent first.
 * Subjects that differ in numbers and names of months alone, such as those of monthly reports, count as one. Nothing of classified
 * documents, whose text may not be copied, and nothing that was never finished or is destroyed.
 */
export function writtenBefore(h: Handle, author: Author): Promise<WrittenBefore[]> {
  const { authorId, readerKeys, now } = author;
  return writtenSql.all(h, authorId, readerKeys, now, createdKinds, mostRead, mostStarts, timely);
}

const writtenSql = statement(
  'start.written-before',
  row<{ documentId: string; kind: DocumentKind; title: string; times: number }>({
    documentId: 'uuid',
    kind: 'text',
    title: 'text',
    times: 'int8',
  }),
  ['uuid', 'text[]', 'timestamptz', 'text[]', 'int8', 'int8', 'text'],
  `select last.id as "documentId", last.kind, last.title, frequent.times
   from (
     select (array_agg(recent.id order by recent.created_at desc, recent.id desc))[1] as id,
       count(*) as times, max(recent.created_at) as last_at
     from (
       select id, kind, title, created_at from document
       where author_id = $1 and kind = any($4::text[]) and state <> 'DRAFT'
         and secrecy = 'normal' and destroyed_at is null and body_json is not null
         and created_at > $3::timestamptz - interval '12 months'
       order by created_at desc, id desc limit $5) recent
     group by recent.kind, lower(btrim(regexp_replace(recent.title, $7, '', 'g')))
     having count(*) > 1) frequent
   join document last on last.id = frequent.id
   where may_read_document(last.id, $2)
   order by frequent.times desc, frequent.last_at desc, last.id limit $6`,
);

/** Incoming letters in the reader's work that no letter of the agency answers, the nearest due date first. */
export function lettersToAnswer(
  h: Handle,
  principals: readonly string[],
): Promise<LetterToAnswer[]> {
  return answerSql.all(h, principals, workQueues, mostStarts);
}

const answerSql = statement(
  'start.to-answer',
  row<LetterToAnswer>({
    documentId: 'uuid',
    title: 'text',
    sender: 'text',
    letterNo: 'text',
    dueDate: 'date?',
  }),
  ['text[]', 'text[]', 'int8'],
  `select document.id as "documentId", document.title, document.sender,
     document.letter_no as "letterNo", mine.due_date as "dueDate"
   from (
     select item.document_id, min(item.due_date) as due_date, max(item.since) as since
     from queue_item item
     where item.principal = any($1) and item.code = any($2)
     group by item.document_id) mine
   join document on document.id = mine.document_id
   where document.kind = 'outside' and document.state <> all('{ARRIVED,REFUSED,CANCELLED}')
     and may_read_document(document.id, $1)
     and not exists (
       select 1 from document_reply link join document reply on reply.id = link.reply_id
       where link.to_id = document.id and reply.state not in ('CANCELLED', 'DISAPPROVED'))
   order by mine.due_date nulls last, mine.since desc, document.id limit $3`,
);
