import { row, statement, statementOver } from '@sarn/platform-server';
import type { Handle } from '@sarn/platform-server';
import { searchTables } from './tables.ts';
import { mayReadSql } from '@sarn/document/server';
import { noRelations } from './relations.ts';
import type { SearchRelations } from './relations.ts';

export interface DocumentSubject {
  /** `leg` and `job`: a transmission and an assignment in entries older than their present names. */
  readonly kind: 'document' | 'transmission' | 'leg' | 'assignment' | 'job';
  readonly id: string;
}

export interface NamedSubject {
  readonly id: string;
  readonly documentId: string;
  readonly number: string;
}

type Numbers = SearchRelations['numbers'];

const numberOf = ({ sql }: Numbers): string => `coalesce(nullif(document.letter_no, ''), (
  select entry.number || '/' || entry.be_year from ${sql} entry
  where entry.document_id = document.id order by entry.entered_at limit 1), '')`;

/** Documents, transmissions and assignments with their number; only those that the principals may read. */
export function nameSubjects(
  h: Handle,
  numbers: Numbers,
  ids: readonly string[],
  principals: readonly string[],
): Promise<NamedSubject[]> {
  return nameSubjectsSql.all(h, numbers, ids, principals);
}

const nameSubjectsSql = statementOver(
  'audit.name-subjects',
  row<NamedSubject>({ id: 'uuid', documentId: 'uuid', number: 'text' }),
  ['uuid[]', 'text[]'],
  (numbers: Numbers) => `with subject as (
     select id, id as document_id from document where id = any ($1::uuid[])
     union all select id, document_id from document_transmission where id = any ($1::uuid[])
     union all select id, document_id from document_assignment where id = any ($1::uuid[]))
   select subject.id, document.id as "documentId", ${numberOf(numbers)} as number
   from subject join document on document.id = subject.document_id
   where may_read_document(document.id, $2)`,
  noRelations.numbers,
);

/** Documents changed a moment ago that hold the words and that the principals may read. */
export async function listChangedLike(
  h: Handle,
  pattern: string,
  principals: readonly string[],
): Promise<string[]> {
  const rows = await searchTables(h)
    .selectFrom('document')
    .select('document.id')
    .where('document.id', 'in', (db) => db.selectFrom('document_find_due').select('document_id'))
    .where('document.search_text', 'ilike', pattern)
    .where(({ ref }) => mayReadSql(ref('document.id'), principals))
    .execute();
  return rows.map(({ id }) => id);
}

/** The documents themselves, with their transmissions and assignments. */
export function listSubjectsOf(
  h: Handle,
  documentIds: readonly string[],
): Promise<DocumentSubject[]> {
  return listSubjectsSql.all(h, documentIds);
}

const listSubjectsSql = statement(
  'audit.subjects-of',
  row<DocumentSubject>({ kind: 'text', id: 'uuid' }),
  ['uuid[]'],
  `select 'document' as kind, id from unnest($1::uuid[]) as document (id)
   union all select kind, id from document_transmission cross join unnest('{transmission,leg}'::text[]) kind
   where document_id = any ($1::uuid[])
   union all select kind, id from document_assignment cross join unnest('{assignment,job}'::text[]) kind
   where document_id = any ($1::uuid[])`,
);

export interface OpeningRow {
  readonly documentId: string;
  readonly readerId: string;
  readonly at: string;
  readonly number: string;
  readonly title: string;
}

export type OpeningPlace = Pick<OpeningRow, 'at' | 'documentId' | 'readerId'>;

/**
 * First openings by other people of documents that a person wrote or has by their own principal,
 * newest first. A document that the person may no longer read is left out.
 */
export function listOpeningsOf(
  h: Handle,
  numbers: Numbers,
  person: { readonly id: string; readonly principals: readonly string[] },
  before: OpeningPlace | null,
  take: number,
): Promise<OpeningRow[]> {
  const { at = null, documentId = null, readerId = null } = before ?? {};
  const { id, principals } = person;
  return listOpeningsSql.all(h, numbers, id, principals, at, documentId, readerId, take);
}

const listOpeningsSql = statementOver(
  'audit.openings-of',
  row<OpeningRow>({
    documentId: 'uuid',
    readerId: 'uuid',
    at: 'timestamptz',
    number: 'text',
    title: 'text',
  }),
  ['uuid', 'text[]', 'timestamptz?', 'uuid?', 'uuid?', 'int8'],
  (numbers: Numbers) => `select seen.document_id as "documentId", seen.person_id as "readerId",
          seen.first_read_at as at, ${numberOf(numbers)} as number, document.title
   from document_read seen join document on document.id = seen.document_id
   where seen.document_id in (
       select document_id from document_reader where principal = 'p:' || $1::uuid
       union select id from document where author_id = $1)
     and seen.person_id <> $1
     and may_read_document(document.id, $2)
     and ($3::timestamptz is null
          or (seen.first_read_at, seen.document_id, seen.person_id) < ($3, $4, $5))
   order by seen.first_read_at desc, seen.document_id desc, seen.person_id desc limit $6`,
  noRelations.numbers,
);
