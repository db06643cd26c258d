import type { Handle, Tx } from '@sarn/platform-server';
import type { ChangeKind, PaperChange } from '../contract/index.ts';

/** Writes anew what a draft does to papers published before. */
export async function keepChanges(
  tx: Tx,
  documentId: string,
  changes: readonly PaperChange[],
): Promise<void> {
  await tx.query(`delete from paper_change where from_id = $1`, [documentId]);
  for (const change of changes) {
    await tx.query(`insert into paper_change (from_id, to_id, kind) values ($1, $2, $3)`, [
      documentId,
      change.documentId,
      change.kind,
    ]);
  }
}

/** A paper at the other end of a change. */
export interface ChangeRow {
  readonly kind: ChangeKind;
  readonly documentId: string;
  readonly documentKind: string;
  readonly state: string;
  readonly letterNo: string;
  readonly title: string;
  readonly inForceOn: string | null;
  readonly publishedAt: string | null;
  /** Whether the holders may open it. */
  readonly isReadable: boolean;
}

const columns = `
  change.kind, paper.id as "documentId", paper.kind as "documentKind", paper.state,
  paper.letter_no as "letterNo", paper.title, book.in_force_on as "inForceOn",
  book.published_at as "publishedAt"`;

/** What a paper does to others, by their numbers. */
export function listChanges(
  h: Handle,
  documentId: string,
  holders: readonly string[],
): Promise<ChangeRow[]> {
  return h.query<ChangeRow>(
    `select ${columns}, may_read_document(paper.id, $2) as "isReadable"
     from paper_change change join document paper on paper.id = change.to_id
     join publication book on book.document_id = paper.id
     where change.from_id = $1 order by book.published_at, paper.id`,
    [documentId, holders],
  );
}

/** Published papers that change this one; a draft changes nothing. */
export function listChangesOf(
  h: Handle,
  documentId: string,
  holders: readonly string[],
): Promise<ChangeRow[]> {
  return h.query<ChangeRow>(
    `select ${columns}, may_read_document(paper.id, $2) as "isReadable"
     from paper_change change join document paper on paper.id = change.from_id
     join publication book on book.document_id = paper.id
     where change.to_id = $1 and book.published_at is not null
     order by book.published_at, paper.id`,
    [documentId, holders],
  );
}

/**
 * The newest published papers of the kinds that nothing published has ended, as the holders may
 * read them.
 *
 * @param pattern search pattern of `searchPattern`, or null for all
 */
export function listChangeable(
  h: Handle,
  query: {
    readonly kinds: readonly string[];
    readonly holders: readonly string[];
    readonly pattern: string | null;
    readonly limit: number;
  },
) {
  const { kinds, holders, pattern, limit } = query;
  return h.query<{ documentId: string; kind: string; letterNo: string; title: string }>(
    `select paper.id as "documentId", paper.kind, paper.letter_no as "letterNo", paper.title
     from publication book join document paper on paper.id = book.document_id
     where book.kind = any ($1::text[]) and book.published_at is not null
       and ($3::text is null or book.search_text ilike $3)
       and may_read_document(paper.id, $2)
       and not exists (
         select 1 from paper_change change
         join publication ending on ending.document_id = change.from_id
         where change.to_id = paper.id and change.kind <> 'amends'
           and ending.published_at is not null)
     order by book.published_at desc, paper.id limit $4`,
    [kinds, holders, pattern, limit],
  );
}

/** Of the papers, those that are of the kinds, published, readable, and ended by nothing. */
export async function listPossible(
  h: Handle,
  ids: readonly string[],
  kinds: readonly string[],
  holders: readonly string[],
): Promise<string[]> {
  const rows = await h.query<{ id: string }>(
    `select book.document_id as id from publication book
     where book.document_id = any ($1::uuid[]) and book.kind = any ($2::text[])
       and book.published_at is not null and may_read_document(book.document_id, $3)
       and not exists (
         select 1 from paper_change change
         join publication ending on ending.document_id = change.from_id
         where change.to_id = book.document_id and change.kind <> 'amends'
           and ending.published_at is not null)`,
    [ids, kinds, holders],
  );
  return rows.map((row) => row.id);
}

/** Titles of papers the holders may read. */
export async function findTitle(
  h: Handle,
  id: string,
  holders: readonly string[],
): Promise<string | undefined> {
  const rows = await h.query<{ title: string }>(
    `select title from document where id = $1 and may_read_document(id, $2)`,
    [id, holders],
  );
  return rows[0]?.title;
}
