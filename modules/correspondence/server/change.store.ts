import { row, statement } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import type { ChangeKind } from '@sarn/document/contract';
import type { DocumentChange } from '../contract/index.ts';
import { correspondenceTables } from './tables.ts';

/** Replaces the changes that a draft makes to published documents. */
export async function keepChanges(
  tx: Tx,
  documentId: string,
  changes: readonly DocumentChange[],
): Promise<void> {
  const tables = correspondenceTables(tx);
  await tables.deleteFrom('publication_change').where('from_id', '=', documentId).execute();
  if (changes.length === 0) return;
  await tables
    .insertInto('publication_change')
    .values(changes.map((to) => ({ from_id: documentId, to_id: to.documentId, kind: to.kind })))
    .execute();
}

/** A document at the other end of a change. */
export interface ChangeRow {
  readonly kind: ChangeKind;
  readonly documentId: string;
  readonly documentKind: string;
  readonly state: string;
  readonly letterNo: string;
  readonly title: string;
  readonly inForceOn: string | null;
  readonly publishedAt: string | null;
  /** Whether the principals may open it. */
  readonly isReadable: boolean;
}

const changeRow = row<ChangeRow>({
  kind: 'text',
  documentId: 'uuid',
  documentKind: 'text',
  state: 'text',
  letterNo: 'text',
  title: 'text',
  inForceOn: 'date?',
  publishedAt: 'timestamptz?',
  isReadable: 'bool',
});

const columns = `
  change.kind, document.id as "documentId", document.kind as "documentKind", document.state,
  document.letter_no as "letterNo", document.title, publication.in_force_on as "inForceOn",
  publication.published_at as "publishedAt"`;

/** The changes that a document makes; of the changed documents the oldest first. */
export function listChanges(
  h: Handle,
  documentId: string,
  principals: readonly string[],
): Promise<ChangeRow[]> {
  return changesSql.all(h, documentId, principals);
}

const changesSql = statement(
  'change.list-from',
  changeRow,
  ['uuid', 'text[]'],
  `select ${columns}, may_read_document(document.id, $2) as "isReadable"
   from publication_change change join document on document.id = change.to_id
   join publication on publication.document_id = document.id
   where change.from_id = $1 order by publication.published_at, document.id`,
);

/** Published documents that change this one; drafts are not included. */
export function listChangesOf(
  h: Handle,
  documentId: string,
  principals: readonly string[],
): Promise<ChangeRow[]> {
  return changesOfSql.all(h, documentId, principals);
}

const changesOfSql = statement(
  'change.list-to',
  changeRow,
  ['uuid', 'text[]'],
  `select ${columns}, may_read_document(document.id, $2) as "isReadable"
   from publication_change change join document on document.id = change.from_id
   join publication on publication.document_id = document.id
   where change.to_id = $1 and publication.published_at is not null
   order by publication.published_at, document.id`,
);

/**
 * The newest published documents of the kinds that the principals may read and that no published
 * document has repealed or superseded.
 *
 * @param pattern search pattern of `searchPattern`, or null for all
 */
export function listChangeable(
  h: Handle,
  query: {
    readonly kinds: readonly string[];
    readonly principals: readonly string[];
    readonly pattern: string | null;
    readonly limit: number;
  },
) {
  const { kinds, principals, pattern, limit } = query;
  return changeableSql.all(h, kinds, principals, pattern, limit);
}

const changeableSql = statement(
  'change.list-changeable',
  row<{ documentId: string; kind: string; letterNo: string; title: string }>({
    documentId: 'uuid',
    kind: 'text',
    letterNo: 'text',
    title: 'text',
  }),
  ['text[]', 'text[]', 'text?', 'int8'],
  `select document.id as "documentId", document.kind, document.letter_no as "letterNo",
     document.title
   from publication join document on document.id = publication.document_id
   where publication.kind = any ($1::text[]) and publication.published_at is not null
     and ($3::text is null or publication.search_text ilike $3)
     and may_read_document(document.id, $2)
     and not exists (
       select 1 from publication_change change
       join publication later on later.document_id = change.from_id
       where change.to_id = document.id and change.kind <> 'amends'
         and later.published_at is not null)
   order by publication.published_at desc, document.id limit $4`,
);

/** Those of the ids that are of the kinds, published, readable, not repealed nor superseded. */
export async function listPossible(
  h: Handle,
  ids: readonly string[],
  kinds: readonly string[],
  principals: readonly string[],
): Promise<string[]> {
  return (await possibleSql.all(h, ids, kinds, principals)).map(({ id }) => id);
}

const possibleSql = statement(
  'change.list-possible',
  row<{ id: string }>({ id: 'uuid' }),
  ['uuid[]', 'text[]', 'text[]'],
  `select publication.document_id as id from publication
   where publication.document_id = any ($1::uuid[]) and publication.kind = any ($2::text[])
     and publication.published_at is not null and may_read_document(publication.document_id, $3)
     and not exists (
       select 1 from publication_change change
       join publication later on later.document_id = change.from_id
       where change.to_id = publication.document_id and change.kind <> 'amends'
         and later.published_at is not null)`,
);

/** Title of a document, if the principals may read it. */
export async function findTitle(
  h: Handle,
  id: string,
  principals: readonly string[],
): Promise<string | undefined> {
  return (await titleSql.first(h, id, principals))?.title;
}

const titleSql = statement(
  'document.find-title',
  row<{ title: string }>({ title: 'text' }),
  ['uuid', 'text[]'],
  'select title from document where id = $1 and may_read_document(id, $2)',
);
