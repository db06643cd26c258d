import { row, statement, writeStatement } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';

/**
 * Lets the keys read the document from now on; keys that may already are left as they are. On a
 * classified document the sealed keys are stored instead, if the keys count there at all
 * (`sealed_principal`).
 */
export async function addReaders(
  tx: Tx,
  documentId: string,
  principals: readonly string[],
): Promise<void> {
  if (principals.length === 0) return;
  await addSql(tx, documentId, [...new Set(principals)]);
}

const addSql = writeStatement(
  'reader.add',
  ['uuid', 'text[]'],
  `insert into document_reader (document_id, principal)
   select distinct document.id, sealed_principal(given.principal, document.secrecy)
   from document cross join unnest($2::text[]) given (principal)
   where document.id = $1 and sealed_principal(given.principal, document.secrecy) is not null
   on conflict do nothing`,
);

/**
 * Takes the right to read from keys. A person who opened the document, acted on it or was given
 * work in it keeps theirs, as does the post for which the work was given.
 *
 * @param named people who were named by hand as readers of a classified document: they keep theirs
 */
export async function dropReaders(
  tx: Tx,
  documentId: string,
  principals: readonly string[],
  named: readonly string[],
): Promise<void> {
  await dropSql(tx, documentId, principals);
  // Those from whom a classified document is taken keep nothing of it, unless named by hand.
  await dropSealedSql(tx, documentId, principals, named);
}

const dropSql = writeStatement(
  'reader.drop',
  ['uuid', 'text[]'],
  `delete from document_reader reader where document_id = $1 and principal = any ($2::text[])
       and not exists (select 1 from document_read seen
                       where seen.document_id = $1 and 'p:' || seen.person_id = principal)
       and not exists (select 1 from document_event event
                       where event.document_id = $1 and 'p:' || event.actor_id = principal)
       and not exists (select 1 from document_assignment assignment
                       where assignment.document_id = $1 and 'p:' || assignment.assignee_id = principal)
       and not exists (select 1 from document_transmission transmission
                       where transmission.document_id = $1
                         and 'p:' || transmission.studier_id = principal)
       and not exists (select 1 from document_assignment assignment
                       where assignment.document_id = $1 and 'post:' || assignment.assignee_post_id = principal)
       and not exists (select 1 from document_transmission transmission
                       where transmission.document_id = $1
                         and 'post:' || transmission.studier_post_id = principal)
       and not exists (select 1 from document_event event
                       where event.document_id = $1
                         and 'd:' || (event.acting ->> 'delegationId') = principal)`,
);

const dropSealedSql = writeStatement(
  'reader.drop-sealed',
  ['uuid', 'text[]', 'uuid[]'],
  `delete from document_reader reader using document
     where document.id = $1 and reader.document_id = $1 and document.secrecy <> 'normal'
       and reader.principal in (select sealed_principal(gone, document.secrecy) from unnest($2::text[]) gone)
       and not exists (select from unnest($3::uuid[]) named (person_id)
                       where reader.principal = sealed_principal('p:' || named.person_id, document.secrecy))`,
);

/** Every key that reads the document. */
export async function listReaderKeys(h: Handle, documentId: string): Promise<string[]> {
  return (await readerKeysSql.all(h, documentId)).map(({ principal }) => principal);
}

const readerKeysSql = statement(
  'reader.keys-of-document',
  row<{ principal: string }>({ principal: 'text' }),
  ['uuid'],
  'select principal from document_reader where document_id = $1',
);

/** The permission rule for one document; see `may_read_document` in the migration. */
export async function mayRead(
  h: Handle,
  documentId: string,
  principals: readonly string[],
): Promise<boolean> {
  return (await mayReadSql.first(h, documentId, principals))?.may ?? false;
}

const may = row<{ may: boolean }>({ may: 'bool' });

const mayReadSql = statement(
  'reader.may-read',
  may,
  ['uuid', 'text[]'],
  'select may_read_document($1, $2) as may',
);

/** As `mayRead`, for the files of the document: nobody reads them once destruction has begun. */
export async function mayReadFiles(
  h: Handle,
  documentId: string,
  principals: readonly string[],
): Promise<boolean> {
  return (await mayReadFilesSql.first(h, documentId, principals))?.may ?? false;
}

const mayReadFilesSql = statement(
  'reader.may-read-files',
  may,
  ['uuid', 'text[]'],
  `select may_read_document(id, $2) as may from document
   where id = $1 and destroyed_at is null`,
);

/** Records that a person opened a document; true the first time. */
export async function insertRead(
  tx: Tx,
  documentId: string,
  personId: string,
  at: string,
): Promise<boolean> {
  return (await readSql.first(tx, documentId, personId, at)) !== undefined;
}

const readSql = statement(
  'reader.note-read',
  row<{ id: string }>({ id: 'uuid' }),
  ['uuid', 'uuid', 'timestamptz'],
  `insert into document_read (document_id, person_id, first_read_at) values ($1, $2, $3)
   on conflict do nothing returning document_id as id`,
);

/**
 * SQL: whether a person opened the document of a row. Looked up by its key for each row: with
 * `exists` the planner reads everything the person ever opened, thousands of documents for one page
 * (`limit` prevents that).
 */
export function isOpenedBy(document: string, person: string): string {
  return `(select true from document_read seen
    where seen.document_id = ${document} and seen.person_id = ${person} limit 1) is not null`;
}
