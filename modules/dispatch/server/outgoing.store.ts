import { row, statement } from '@sarn/platform-server';
import type { Handle } from '@sarn/platform-server';
import { sql } from 'kysely';
import type { NotNull } from 'kysely';
import { confirmedWithinDays } from '../contract/index.ts';
import type { OutsideState } from '@sarn/correspondence/contract';
import type { SendMethod } from '@sarn/contact/contract';
import { dispatchTables } from './tables.ts';
import { among, containing, word } from '@sarn/document/server';

/** One addressee of a numbered letter, as stored. */
export interface OutgoingRow {
  readonly recipientId: string;
  readonly documentId: string;
  readonly documentState: string;
  readonly letterNo: string;
  readonly letterDate: string | null;
  readonly title: string;
  readonly recipient: string;
  readonly method: SendMethod;
  readonly state: OutsideState;
  readonly address: string;
  readonly hasPostalAddress: boolean;
  readonly reference: string;
  readonly sentAt: string | null;
  readonly theirNo: string;
  readonly note: string;
  readonly unitId: string;
  readonly isOverdue: boolean;
  readonly secrecy: string;
}

export interface OutgoingAsk {
  readonly principals: readonly string[];
  /** Units whose registers the caller keeps. */
  readonly unitIds: readonly string[];
  readonly method: SendMethod | null;
  /** Only these; null: all. */
  readonly states: readonly OutsideState[] | null;
  readonly isOverdue: boolean;
  /** Normalised words that must all be found. */
  readonly words: readonly string[];
  readonly now: string;
  readonly limit: number;
  readonly offset: number;
}

const days = Object.entries(confirmedWithinDays)
  .map(([method, count]) => `when '${method}' then interval '${count} days'`)
  .join(' ');
const overdue = `(recipient.state = 'SENT'
  and recipient.sent_at + case recipient.method ${days} end < $6::timestamptz)`;

const sentBefore = `(select dispatch.address from dispatch
  where dispatch.recipient_id = recipient.id and dispatch.method = recipient.method
  order by attempt desc limit 1)`;

/** Numbered letters of these registries, one row for each addressee. */
export async function listOutgoingRows(
  h: Handle,
  ask: OutgoingAsk,
): Promise<{ readonly rows: OutgoingRow[]; readonly total: number }> {
  const rows = await listOutgoingSql.all(
    h,
    ask.unitIds,
    ask.principals,
    ask.method,
    ask.states,
    ask.isOverdue,
    ask.now,
    ask.words.map(containing),
    ask.limit,
    ask.offset,
  );
  return { rows: rows.map(({ total: _all, ...found }) => found), total: rows[0]?.total ?? 0 };
}

const listOutgoingSql = statement(
  'outgoing.list',
  row<OutgoingRow & { total: number }>({
    recipientId: 'uuid',
    documentId: 'uuid',
    documentState: 'text',
    letterNo: 'text',
    letterDate: 'date?',
    title: 'text',
    recipient: 'text',
    method: 'text',
    state: 'text',
    address: 'text',
    hasPostalAddress: 'bool',
    reference: 'text',
    sentAt: 'timestamptz?',
    theirNo: 'text',
    note: 'text',
    unitId: 'uuid!',
    isOverdue: 'bool',
    secrecy: 'text',
    total: 'int8',
  }),
  ['uuid[]', 'text[]', 'text?', 'text[]?', 'bool', 'timestamptz', 'text[]', 'int8', 'int8'],
  `select recipient.id as "recipientId", document.id as "documentId",
     document.state as "documentState", document.letter_no as "letterNo",
     document.letter_date as "letterDate", document.title, recipient.name as recipient,
     recipient.method, recipient.state,
     coalesce(nullif(${sentBefore}, ''), contact.email, '') as address,
     coalesce(contact.address, '') <> '' as "hasPostalAddress", recipient.reference,
     recipient.sent_at as "sentAt", recipient.their_no as "theirNo", recipient.note,
     document.registry_unit_id as "unitId", ${overdue} as "isOverdue",
     document.secrecy, count(*) over () as total
   from letter_recipient recipient
   join document on document.id = recipient.document_id
   left join lateral contact_named(recipient.name) contact on true
   where document.registry_unit_id = any ($1::uuid[]) and document.letter_no <> ''
     and may_read_document(document.id, $2)
     and ($3::text is null or recipient.method = $3)
     and ($4::text[] is null or recipient.state = any ($4))
     and (not $5 or ${overdue})
     and search_fold(document.letter_no || ' ' || document.title || ' ' || recipient.name)
       like all ($7::text[])
   order by ${overdue} desc, document.letter_date desc, document.id desc, recipient.seq
   limit $8 offset $9`,
);

/** One row of the delivery book, as stored. */
export interface BookRow {
  readonly id: string;
  readonly documentId: string;
  readonly secrecy: string;
  readonly askedAt: string;
  readonly letterNo: string;
  readonly to: string;
  readonly unitName: string;
  readonly unitId: string;
  readonly ownerUnitId: string;
  readonly carrierId: string;
  readonly state: OutsideState;
  readonly receiverName: string;
  readonly receivedAt: string | null;
  readonly signature: string;
  readonly remark: string;
}

function book(h: Handle) {
  return (
    dispatchTables(h)
      .selectFrom('dispatch')
      .innerJoin('document', 'document.id', 'dispatch.document_id')
      .innerJoin('letter_recipient as recipient', 'recipient.id', 'dispatch.recipient_id')
      .select(['dispatch.id', 'document.id as documentId', 'document.letter_no as letterNo'])
      .select(['document.secrecy', 'dispatch.asked_at as askedAt'])
      .select(['document.addressee as to', 'recipient.name as unitName'])
      .select(['document.registry_unit_id as unitId', 'document.owner_unit_id as ownerUnitId'])
      .select(['dispatch.carrier_id as carrierId', 'dispatch.state'])
      .select(['dispatch.receiver_name as receiverName', 'dispatch.signature'])
      .select(({ case: when, ref }) => [
        when()
          .when('dispatch.state', 'in', [word('DELIVERED'), word('ACCEPTED')])
          .then(ref('dispatch.ended_at'))
          .end()
          .as('receivedAt'),
        sql<string>`concat_ws(' ', nullif(${ref('dispatch.receive_number')}, ''),
        nullif(${ref('dispatch.detail')}, ''))`.as('remark'),
      ])
      // A row of the book has its messenger, and a letter that was sent its registry.
      .$narrowType<{ carrierId: NotNull; unitId: NotNull }>()
  );
}

interface BookAsk {
  readonly day: string;
  readonly carrierId: string;
  readonly unitIds: readonly string[];
}

/** Rows of one messenger, and all rows of these registries. */
const seenBook = (h: Handle, { carrierId, unitIds }: BookAsk) =>
  book(h).where((eb) =>
    eb.or([
      eb('dispatch.carrier_id', '=', carrierId),
      eb('document.registry_unit_id', '=', among(unitIds)),
    ]),
  );

/** The last day before this one on which the book has rows. */
export async function findBookDayBefore(h: Handle, ask: BookAsk): Promise<string | null> {
  const found = await seenBook(h, ask)
    .clearSelect()
    .select('dispatch.book_day as day')
    .where('dispatch.book_day', '<', ask.day)
    .orderBy('dispatch.book_day', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.day ?? null;
}

/** The book of a day. */
export function listBookRows(h: Handle, ask: BookAsk): Promise<BookRow[]> {
  return seenBook(h, ask)
    .where('dispatch.book_day', '=', ask.day)
    .orderBy('dispatch.carrier_id')
    .orderBy('dispatch.asked_at')
    .orderBy('dispatch.id')
    .execute();
}

/** One row by its attempt. */
export function findBookRow(h: Handle, id: string): Promise<BookRow | undefined> {
  return book(h)
    .where('dispatch.id', '=', id)
    .where('dispatch.book_day', 'is not', null)
    .executeTakeFirst();
}
