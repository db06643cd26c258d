import { row, statement, writeStatement } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import { watchingQueues } from '@sarn/document/contract';
import { AnnotationContent, wordsOf } from '../contract/index.ts';
import type { AnnotationKind, AnnotationPlace } from '../contract/index.ts';
import { annotationTables } from './tables.ts';

/** An annotation to be kept. */
export interface NewAnnotation {
  readonly id: string;
  readonly documentId: string;
  /** Its place in their order; those of one call have the same time. */
  readonly position: number;
  readonly fileId: string;
  readonly fileSha256: string;
  readonly place: AnnotationPlace;
  readonly content: AnnotationContent;
  readonly authorId: string;
  readonly authorName: string;
  readonly authorPost: string;
  readonly onBehalfOf: string;
  readonly at: string;
}

export async function insertAnnotation(tx: Tx, item: NewAnnotation): Promise<void> {
  await annotationTables(tx)
    .insertInto('annotation')
    .values({
      ...{ id: item.id, document_id: item.documentId, position: item.position },
      ...{ file_id: item.fileId, file_sha256: item.fileSha256 },
      ...item.place,
      kind: item.content.kind,
      content: JSON.stringify(item.content),
      words: wordsOf(item.content),
      ...{ author_id: item.authorId, author_name: item.authorName },
      ...{ author_post: item.authorPost, on_behalf_of: item.onBehalfOf },
      created_at: item.at,
    })
    .execute();
}

/** An annotation as it is stored; who reads the document sees it. */
export interface AnnotationRow {
  readonly id: string;
  readonly fileId: string;
  readonly page: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly kind: AnnotationKind;
  readonly content: AnnotationContent;
  readonly authorId: string;
  readonly authorName: string;
  readonly authorPost: string;
  readonly onBehalfOf: string;
  readonly at: string;
  readonly takenBackAt: string | null;
}

/**
 * The annotations of a document that the principals may read, the oldest first. One that was taken back
 * before anybody else acted is not among them.
 */
export async function listRows(
  h: Handle,
  documentId: string,
  principals: readonly string[],
): Promise<AnnotationRow[]> {
  const rows = await listSql.all(h, documentId, principals);
  return rows.map((found) => ({ ...found, content: AnnotationContent.parse(found.content) }));
}

const listSql = statement(
  'annotation.list',
  row<AnnotationRow>({
    ...{ id: 'uuid', fileId: 'uuid', page: 'int4' },
    ...{ left: 'float8', top: 'float8', width: 'float8', height: 'float8' },
    ...{ kind: 'text', content: 'jsonb', authorId: 'uuid', authorName: 'text' },
    ...{ authorPost: 'text', onBehalfOf: 'text', at: 'timestamptz', takenBackAt: 'timestamptz?' },
  }),
  ['uuid', 'text[]'],
  `select id, file_id "fileId", page, "left", "top", width, height, kind, content, author_id "authorId",
     author_name "authorName", author_post "authorPost", on_behalf_of "onBehalfOf", created_at at,
     taken_back_at "takenBackAt"
   from annotation
   where document_id = $1 and may_read_document(document_id, $2)
     and (taken_back_at is null or is_struck)
   order by position`,
);

/**
 * By which of the principals the document waits for somebody to act; undefined where it waits for none of
 * them. Who only watches over it does not act.
 */
export async function findWorkKey(
  h: Handle,
  documentId: string,
  principals: readonly string[],
): Promise<string | undefined> {
  return (await workSql.first(h, documentId, principals, watchingQueues))?.principal;
}

const workSql = statement(
  'annotation.find-work-key',
  row<{ principal: string }>({ principal: 'text' }),
  ['uuid', 'text[]', 'text[]'],
  `select principal from queue_item
   where document_id = $1 and principal = any ($2::text[]) and code <> all ($3::text[])
   order by since, principal limit 1`,
);

/** Who registered a letter, as the history tells it. */
export interface Registrar {
  readonly id: string;
  readonly name: string;
  readonly post: string;
  readonly at: string;
}

export const findRegistrar = (h: Handle, documentId: string): Promise<Registrar | undefined> =>
  registrarSql.first(h, documentId);

const registrarSql = statement(
  'annotation.find-registrar',
  row<Registrar>({ id: 'uuid!', name: 'text', post: 'text', at: 'timestamptz' }),
  ['uuid'],
  `select actor_id id, actor_name name, actor_post post, at from document_event
   where document_id = $1 and act = 'register' and actor_id is not null order by at desc limit 1`,
);

/** What there is of a document, whatever was taken back. */
export interface Kept {
  readonly count: number;
  readonly isStamped: boolean;
}

export async function countKept(h: Handle, documentId: string): Promise<Kept> {
  return (await countSql.first(h, documentId)) ?? { count: 0, isStamped: false };
}

const countSql = statement(
  'annotation.count',
  row<Kept>({ count: 'int4', isStamped: 'bool' }),
  ['uuid'],
  `select count(*)::int4 as count,
     coalesce(bool_or(kind = 'stamp' and taken_back_at is null), false) "isStamped"
   from annotation where document_id = $1`,
);

/**
 * Takes an own annotation back, once. Where somebody else acted on the document after it, it stays in
 * sight, struck through.
 *
 * @returns undefined where there is none of this author that stands
 */
export function takeBackRow(
  tx: Tx,
  of: Readonly<Record<'documentId' | 'annotationId' | 'authorId' | 'at', string>>,
): Promise<{ readonly isStruck: boolean } | undefined> {
  return takeBackSql.first(tx, of.annotationId, of.documentId, of.authorId, of.at);
}

const takeBackSql = statement(
  'annotation.take-back',
  row<{ isStruck: boolean }>({ isStruck: 'bool' }),
  ['uuid', 'uuid', 'uuid', 'timestamptz'],
  `update annotation set taken_back_at = $4, is_struck = exists (
       select from document_event event
       where event.document_id = annotation.document_id and event.at >= annotation.created_at
         and event.actor_id is distinct from annotation.author_id)
     or exists (
       select from annotation later
       where later.document_id = annotation.document_id and later.position > annotation.position
         and later.author_id <> annotation.author_id)
   where id = $1 and document_id = $2 and author_id = $3 and taken_back_at is null
   returning is_struck "isStruck"`,
);

/** Deletes all that was written on a document, with its content. */
export const eraseAnnotations = (tx: Tx, documentId: string): Promise<void> =>
  eraseSql(tx, documentId);

const eraseSql = writeStatement(
  'annotation.erase',
  ['uuid'],
  'delete from annotation where document_id = $1',
);
