import { isOpenedBy } from '@sarn/document/server';
import { builtStatement, listOf, row, statement, variants } from '@sarn/platform-server';
import type { Built, Handle, Tx } from '@sarn/platform-server';
import type { GazetteRef } from '../contract/index.ts';
import { Minutes } from '@sarn/minutes/contract';
import { correspondenceTables } from './tables.ts';

/** The fields of a published kind beside those of every document. */
export interface PublicationFields {
  readonly meetingName: string;
  readonly meetingNo: string;
  readonly meetingDate: string | null;
  readonly minutes: Minutes | null;
  readonly inForceOn: string | null;
  readonly remarks: string;
}

export interface PublicationRow extends PublicationFields {
  readonly gazette: GazetteRef | null;
  readonly publishedAt: string | null;
  readonly certified: { readonly meetingNo: string; readonly meetingDate: string } | null;
}

/** Keeps the fields of a draft, new or changed. */
export async function keepPublication(
  tx: Tx,
  documentId: string,
  kind: string,
  fields: PublicationFields & { readonly meetingKey: string | null },
): Promise<void> {
  const { meetingName, meetingNo, meetingDate, meetingKey, inForceOn, minutes, remarks } = fields;
  const kept = {
    meeting_name: meetingName,
    meeting_no: meetingNo,
    meeting_date: meetingDate,
    meeting_key: meetingKey,
    in_force_on: inForceOn,
    remarks,
    minutes: minutes && JSON.stringify(minutes),
  };
  await correspondenceTables(tx)
    .insertInto('publication')
    .values({ document_id: documentId, kind, ...kept })
    .onConflict((conflict) => conflict.column('document_id').doUpdateSet(kept))
    .execute();
}

/** The fields of a document; undefined for kinds that are sent. */
export async function findPublication(
  h: Handle,
  documentId: string,
): Promise<PublicationRow | undefined> {
  const found = await findSql.first(h, documentId);
  if (!found) return undefined;
  const { certifiedNo, certifiedOn, minutes, ...fields } = found;
  const isCertified = certifiedNo !== null && certifiedOn !== null;
  return {
    ...fields,
    // Minutes stored before a field was asked do not have it.
    minutes: minutes && Minutes.parse(minutes),
    certified: isCertified ? { meetingNo: certifiedNo, meetingDate: certifiedOn } : null,
  };
}

interface FoundRow extends Omit<PublicationRow, 'certified'> {
  readonly certifiedNo: string | null;
  readonly certifiedOn: string | null;
}

const findSql = statement(
  'publication.find',
  row<FoundRow>({
    meetingName: 'text',
    meetingNo: 'text',
    meetingDate: 'date?',
    inForceOn: 'date?',
    remarks: 'text',
    publishedAt: 'timestamptz?',
    minutes: 'jsonb?',
    certifiedNo: 'text?',
    certifiedOn: 'date?',
    gazette: 'jsonb?',
  }),
  ['uuid'],
  `select meeting_name as "meetingName", meeting_no as "meetingNo",
          meeting_date as "meetingDate", in_force_on as "inForceOn", remarks,
          published_at as "publishedAt", minutes, certified_no as "certifiedNo",
          certified_on as "certifiedOn",
          case when gazette_on is not null then jsonb_build_object('volume', gazette_volume,
            'part', gazette_part, 'page', gazette_page, 'date', gazette_on) end as gazette
   from publication where document_id = $1`,
);

/** Puts the document into its book; it is never removed from it. */
export async function publishInBook(
  tx: Tx,
  documentId: string,
  at: string,
  searchText: string,
): Promise<void> {
  await correspondenceTables(tx)
    .updateTable('publication')
    .set({ published_at: at, search_text: searchText })
    .where('document_id', '=', documentId)
    .execute();
}

/** Sets the meeting that certified a report. */
export async function setCertified(
  tx: Tx,
  documentId: string,
  by: { readonly meetingNo: string; readonly meetingDate: string },
): Promise<void> {
  await correspondenceTables(tx)
    .updateTable('publication')
    .set({ certified_no: by.meetingNo, certified_on: by.meetingDate })
    .where('document_id', '=', documentId)
    .execute();
}

/** Whether a report of the meeting is published. */
export async function isReported(h: Handle, meetingKey: string): Promise<boolean> {
  const report = await correspondenceTables(h)
    .selectFrom('publication')
    .select('document_id')
    .where('meeting_key', '=', meetingKey)
    .where('published_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return report !== undefined;
}

export interface BookRow {
  readonly kind: string;
  readonly documentId: string;
  readonly letterNo: string;
  readonly title: string;
  readonly meetingNo: string;
  readonly publishedAt: string;
  readonly isRead: boolean;
}

/**
 * The newest documents of each kind that the principals may read: per kind at most `limit`, found
 * by the index of its book, so that the cost does not grow with the number of documents.
 *
 * @param pattern search pattern of `searchPattern`, or null for all
 */
export function listBooks(h: Handle, query: BooksQuery): Promise<BookRow[]> {
  return booksSql.all(h, query);
}

export interface BooksQuery {
  readonly kinds: readonly string[];
  readonly principals: readonly string[];
  readonly readerId: string;
  readonly pattern: string | null;
  readonly limit: number;
}

function buildBooks({ kinds, principals, readerId, pattern, limit }: BooksQuery): Built {
  const search = pattern === null ? '' : 'and publication.search_text ilike $5';
  return {
    values: [kinds, principals, readerId, limit, ...(pattern === null ? [] : [pattern])],
    text: `select newest.kind, document.id as "documentId", document.letter_no as "letterNo",
            document.title,
            newest.meeting_no as "meetingNo", newest.published_at as "publishedAt",
            ${isOpenedBy('document.id', '$3')} as "isRead"
     from unnest(${listOf('$1', 'text[]')}) as wanted (kind)
     cross join lateral (
       select publication.kind, publication.document_id, publication.meeting_no,
              publication.published_at
       from publication
       where publication.kind = wanted.kind and publication.published_at is not null ${search}
         and exists (select from reader_keys(publication.document_id, $2))
       order by publication.published_at desc, publication.document_id limit $4) newest
     join document on document.id = newest.document_id
     order by newest.published_at desc, newest.document_id`,
  };
}

const booksSql = builtStatement(
  'publication.list-books',
  row<BookRow>({
    kind: 'text',
    documentId: 'uuid',
    letterNo: 'text',
    title: 'text',
    meetingNo: 'text',
    publishedAt: 'timestamptz!',
    isRead: 'bool',
  }),
  buildBooks,
  () =>
    variants<BooksQuery>({
      kinds: [[]],
      principals: [[]],
      readerId: [''],
      pattern: [null, '%a%'],
      limit: [1],
    }),
);

/** Sets the reference of the document in the Royal Gazette. */
export async function setGazette(tx: Tx, documentId: string, gazette: GazetteRef): Promise<void> {
  await correspondenceTables(tx)
    .updateTable('publication')
    .set({
      gazette_volume: gazette.volume,
      gazette_part: gazette.part,
      gazette_page: gazette.page,
      gazette_on: gazette.date,
    })
    .where('document_id', '=', documentId)
    .execute();
}
