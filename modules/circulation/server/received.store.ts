import { row, statement } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import type { Received } from '../contract/index.ts';
import { circulationTables } from './tables.ts';

/** The newest circulation by which the person got the document; null where there is none. */
export async function findReceivedId(
  h: Handle,
  documentId: string,
  personId: string,
): Promise<string | null> {
  const found = await circulationTables(h)
    .selectFrom('circulation_recipient')
    .select('circulation_id as id')
    .where('document_id', '=', documentId)
    .where('person_id', '=', personId)
    .orderBy('sent_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.id ?? null;
}

/** Marks every circulation of the document as read by the person. @returns those marked now */
export async function markCirculationRead(
  tx: Tx,
  documentId: string,
  personId: string,
  at: string,
): Promise<{ readonly id: string; readonly asksAcknowledgement: boolean }[]> {
  return circulationTables(tx)
    .updateTable('circulation_recipient as mine')
    .from('circulation')
    .set({ read_at: at })
    .whereRef('circulation.id', '=', 'mine.circulation_id')
    .where('mine.document_id', '=', documentId)
    .where('mine.person_id', '=', personId)
    .where('mine.read_at', 'is', null)
    .returning(['circulation.id', 'circulation.asks_acknowledgement as asksAcknowledgement'])
    .execute();
}

/** Acknowledges; the first answer is kept. @returns null when the person is no recipient */
export async function acknowledge(
  tx: Tx,
  request: { readonly id: string; readonly personId: string; answer: string; at: string },
): Promise<{ readonly documentId: string; readonly isFirst: boolean } | null> {
  const { id, personId, answer, at } = request;
  const first = await circulationTables(tx)
    .updateTable('circulation_recipient')
    .set(({ fn, val }) => ({
      acknowledged_at: at,
      read_at: fn.coalesce('read_at', val(at)),
      answer,
    }))
    .where('circulation_id', '=', id)
    .where('person_id', '=', personId)
    .where('acknowledged_at', 'is', null)
    .returning('document_id as documentId')
    .executeTakeFirst();
  if (first) return { ...first, isFirst: true };
  const again = await circulationTables(tx)
    .selectFrom('circulation_recipient')
    .select('document_id as documentId')
    .where('circulation_id', '=', id)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return again ? { ...again, isFirst: false } : null;
}

/**
 * Whether a person has the document through circulations alone: then the person reads the document,
 * but not the opinions and orders written on it.
 */
export async function hasOnlyCirculation(
  h: Handle,
  documentId: string,
  personId: string,
): Promise<boolean> {
  return (await hasOnlyCirculationSql.first(h, documentId, personId))?.only ?? false;
}

const hasOnlyCirculationSql = statement(
  'circulation.is-the-only-way',
  row<{ only: boolean }>({ only: 'bool' }),
  ['uuid', 'uuid'],
  `select exists (select 1 from circulation_recipient
                  where document_id = $1 and person_id = $2)
      and not exists (select 1 from document where id = $1 and author_id = $2)
      and not exists (select 1 from document_event where document_id = $1 and actor_id = $2
                        and act <> 'circulate')
      and not exists (select 1 from route_step where document_id = $1 and person_id = $2)
      and not exists (select 1 from document_assignment where document_id = $1 and assignee_id = $2)
      and not exists (select 1 from document_transmission where document_id = $1
                        and (to_person_id = $2 or studier_id = $2)) as only`,
);

/** What was circulated to a person, newest first; only documents the principals may read. */
export async function listReceived(
  h: Handle,
  ask: {
    readonly personId: string;
    readonly principals: readonly string[];
    readonly documentId: string | null;
    /** Only what is still to be read or acknowledged. */
    readonly isOpen: boolean;
    readonly search: string;
    readonly limit: number;
    readonly offset: number;
  },
): Promise<{ readonly rows: Received[]; readonly total: number }> {
  const rows = await listReceivedSql.all(
    h,
    ask.personId,
    ask.principals,
    ask.documentId,
    ask.isOpen,
    ask.search,
    ask.limit,
    ask.offset,
  );
  return {
    rows: rows.map(({ total: _all, ...found }) => found),
    total: rows[0]?.total ?? 0,
  };
}

const listReceivedSql = statement(
  'circulation.received',
  row<Received & { total: number }>({
    id: 'uuid',
    documentId: 'uuid',
    title: 'text',
    letterNo: 'text',
    senderName: 'text',
    senderPost: 'text',
    note: 'text',
    asksAcknowledgement: 'bool',
    dueDate: 'date?',
    sentAt: 'timestamptz',
    readAt: 'timestamptz?',
    acknowledgedAt: 'timestamptz?',
    answer: 'text',
    total: 'int8',
  }),
  ['uuid', 'text[]', 'uuid?', 'bool', 'text', 'int8', 'int8'],
  `select circulation.id, document.id as "documentId", document.title,
          document.letter_no as "letterNo", sender_name as "senderName",
          sender_post as "senderPost", circulation.note,
          asks_acknowledgement as "asksAcknowledgement", circulation.due_date as "dueDate",
          mine.sent_at as "sentAt", read_at as "readAt", acknowledged_at as "acknowledgedAt",
          answer, count(*) over () as total
   from circulation_recipient mine
   join circulation on circulation.id = mine.circulation_id
   join document on document.id = mine.document_id
   where mine.person_id = $1 and may_read_document(mine.document_id, $2)
     and ($3::uuid is null or mine.document_id = $3)
     and (not $4 or read_at is null or asks_acknowledgement and acknowledged_at is null)
     and ($5 = '' or position($5 in document.search_text) > 0)
   order by mine.sent_at desc, circulation.id limit $6 offset $7`,
);
