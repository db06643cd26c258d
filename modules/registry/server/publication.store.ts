import { isOpenedBy } from './access.store.ts';
import type { Handle, Tx } from '@sarn/platform-server';
import type { GazetteRef, Minutes } from '../contract/index.ts';

/** What a published kind has beside the fields of every paper. */
export interface PublicationFields {
  readonly meetingName: string;
  readonly meetingNo: string;
  readonly meetingDate: string | null;
  readonly minutes: Minutes | null;
  readonly inForceOn: string | null;
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
  const { meetingName, meetingNo, meetingDate, meetingKey, inForceOn, minutes } = fields;
  await tx.query(
    `insert into publication
       (document_id, kind, meeting_name, meeting_no, meeting_date, meeting_key, in_force_on,
        minutes)
     values ($1, $2, $3, $4, $5, $6, $7, $8::text::jsonb)
     on conflict (document_id) do update set meeting_name = $3, meeting_no = $4,
       meeting_date = $5, meeting_key = $6, in_force_on = $7, minutes = $8::text::jsonb`,
    [
      documentId,
      kind,
      meetingName,
      meetingNo,
      meetingDate,
      meetingKey,
      inForceOn,
      minutes && JSON.stringify(minutes),
    ],
  );
}

/** The fields of a paper; undefined for kinds that are sent. */
export async function findPublication(
  h: Handle,
  documentId: string,
): Promise<PublicationRow | undefined> {
  const rows = await h.query<
    Omit<PublicationRow, 'certified'> & { certifiedNo: string | null; certifiedOn: string | null }
  >(
    `select meeting_name as "meetingName", meeting_no as "meetingNo",
            meeting_date as "meetingDate", in_force_on as "inForceOn",
            published_at as "publishedAt", minutes, certified_no as "certifiedNo",
            certified_on as "certifiedOn",
            case when gazette_on is not null then jsonb_build_object('volume', gazette_volume,
              'part', gazette_part, 'page', gazette_page, 'date', gazette_on) end as gazette
     from publication where document_id = $1`,
    [documentId],
  );
  const [row] = rows;
  if (!row) return undefined;
  const { certifiedNo, certifiedOn, ...fields } = row;
  const isCertified = certifiedNo !== null && certifiedOn !== null;
  return {
    ...fields,
    certified: isCertified ? { meetingNo: certifiedNo, meetingDate: certifiedOn } : null,
  };
}

/** Puts the paper into its book; it is never taken out or changed afterwards. */
export async function publishInBook(
  tx: Tx,
  documentId: string,
  at: string,
  searchText: string,
): Promise<void> {
  await tx.query(
    `update publication set published_at = $2, search_text = $3 where document_id = $1`,
    [documentId, at, searchText],
  );
}

/** Notes the meeting that certified a report. */
export async function setCertified(
  tx: Tx,
  documentId: string,
  by: { readonly meetingNo: string; readonly meetingDate: string },
): Promise<void> {
  await tx.query(
    `update publication set certified_no = $2, certified_on = $3 where document_id = $1`,
    [documentId, by.meetingNo, by.meetingDate],
  );
}

/** Whether a report of the meeting is published. */
export async function isReported(h: Handle, meetingKey: string): Promise<boolean> {
  const rows = await h.query(
    `select 1 from publication where meeting_key = $1 and published_at is not null`,
    [meetingKey],
  );
  return rows.length > 0;
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
 * The newest papers of each kind that the holders may read: per kind at most `limit`, found by the
 * index of its book, so that no list grows dearer with the years.
 *
 * @param pattern search pattern of `searchPattern`, or null for all
 */
export function listBooks(
  h: Handle,
  query: {
    readonly kinds: readonly string[];
    readonly holders: readonly string[];
    readonly readerId: string;
    readonly pattern: string | null;
    readonly limit: number;
  },
): Promise<BookRow[]> {
  const { kinds, holders, readerId, pattern, limit } = query;
  const search = pattern === null ? '' : 'and book.search_text ilike $5';
  return h.query<BookRow>(
    `select newest.kind, paper.id as "documentId", paper.letter_no as "letterNo", paper.title,
            newest.meeting_no as "meetingNo", newest.published_at as "publishedAt",
            ${isOpenedBy('paper.id', '$3')} as "isRead"
     from unnest($1::text[]) as wanted (kind)
     cross join lateral (
       select book.kind, book.document_id, book.meeting_no, book.published_at
       from publication book
       where book.kind = wanted.kind and book.published_at is not null ${search}
         and may_read_document(book.document_id, $2)
       order by book.published_at desc, book.document_id limit $4) newest
     join document paper on paper.id = newest.document_id
     order by newest.published_at desc, newest.document_id`,
    [kinds, holders, readerId, limit, ...(pattern === null ? [] : [pattern])],
  );
}

/** Keeps where the paper stands in the Royal Gazette. */
export async function setGazette(tx: Tx, documentId: string, gazette: GazetteRef): Promise<void> {
  await tx.query(
    `update publication set gazette_volume = $2, gazette_part = $3, gazette_page = $4,
       gazette_on = $5 where document_id = $1`,
    [documentId, gazette.volume, gazette.part, gazette.page, gazette.date],
  );
}
