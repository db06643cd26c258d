import { row, statement } from '@sarn/platform-server';
import type { Handle } from '@sarn/platform-server';
import type { DocumentKind, DocumentState } from '@sarn/document/contract';

export interface OwnDraftRow {
  readonly documentId: string;
  readonly kind: DocumentKind;
  readonly title: string;
  readonly state: DocumentState;
  readonly savedAt: string;
  /** Principals of those who have it now, without the drafter. */
  readonly principals: string[];
  readonly returnedBy: string | null;
  readonly returnedByPost: string | null;
  readonly returnedFor: string | null;
  readonly returnedAt: string | null;
  readonly total: number;
}

/**
 * Documents that wait in the queue of own drafts of this person: with the drafter, or on their route.
 * The queue is small, whatever the person wrote in all the years.
 */
export function listOwn(
  h: Handle,
  personId: string,
  readerKeys: readonly string[],
  limit: number,
): Promise<OwnDraftRow[]> {
  return ownSql.all(h, `p:${personId}`, readerKeys, limit);
}

const ownSql = statement(
  'own-draft.list',
  row<OwnDraftRow>({
    documentId: 'uuid',
    kind: 'text',
    title: 'text',
    state: 'text',
    savedAt: 'timestamptz',
    principals: 'text[]',
    returnedBy: 'text?',
    returnedByPost: 'text?',
    returnedFor: 'text?',
    returnedAt: 'timestamptz?',
    total: 'int8',
  }),
  ['text', 'text[]', 'int8'],
  `select document.id as "documentId", document.kind, document.title, document.state,
     coalesce(saved.at, document.created_at) as "savedAt",
     array(select distinct other.principal from queue_item other
       where other.document_id = document.id and other.code <> item.code
         and not starts_with(other.principal, 'secretary:')
       order by other.principal limit 6) as principals,
     back.actor_name as "returnedBy", back.actor_post as "returnedByPost",
     back.note as "returnedFor", back.at as "returnedAt", count(*) over () as total
   from queue_item item join document on document.id = item.document_id
   left join lateral (
     select max(event.at) as at from document_event event
     where event.document_id = document.id and event.act in ('create', 'edit')) saved on true
   left join lateral (
     select last.* from (
       select event.act, event.actor_name, event.actor_post, event.note, event.at
       from document_event event
       where event.document_id = document.id and event.subject = 'document'
         and event.to_state = 'DRAFT' and event.act in ('create', 'sendBack', 'withdraw')
       order by event.at desc, event.id desc limit 1) last
     where last.act = 'sendBack' and document.state = 'DRAFT') back on true
   where item.principal = $1 and item.code = 'unsigned' and may_read_document(document.id, $2)
   order by "savedAt" desc, document.id limit $3`,
);

/** Drafts that are with the person themselves. */
export async function countOwn(h: Handle, personId: string): Promise<number> {
  return (await countSql.first(h, `p:${personId}`))?.count ?? 0;
}

const countSql = statement(
  'own-draft.count',
  row<{ count: number }>({ count: 'int8' }),
  ['text'],
  `select count(*) as count from queue_item item join document on document.id = item.document_id
   where item.principal = $1 and item.code = 'unsigned' and document.state = 'DRAFT'`,
);
