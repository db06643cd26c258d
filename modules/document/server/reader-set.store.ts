import { writeStatement } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import { among, word } from './sql-words.store.ts';
import { documentTables } from './tables.ts';

/** As `addReaders`, for several documents in one statement: each key may read each of them. */
export async function addReadersOfAll(
  tx: Tx,
  documentIds: readonly string[],
  principals: readonly string[],
): Promise<void> {
  if (documentIds.length === 0 || principals.length === 0) return;
  await addToAllSql(tx, documentIds, [...new Set(principals)]);
}

const addToAllSql = writeStatement(
  'reader.add-to-all',
  ['uuid[]', 'text[]'],
  `insert into document_reader (document_id, principal)
   select distinct document.id, sealed_principal(given.principal, document.secrecy)
   from document cross join unnest($2::text[]) given (principal)
   where document.id = any ($1::uuid[]) and sealed_principal(given.principal, document.secrecy) is not null
   on conflict do nothing`,
);

/** Takes the right to read from these keys, whatever they did with the document. */
export async function dropReaderKeys(
  tx: Tx,
  documentId: string,
  principals: readonly string[],
): Promise<void> {
  if (principals.length === 0) return;
  await documentTables(tx)
    .deleteFrom('document_reader')
    .where('document_id', '=', documentId)
    .where('principal', '=', among(principals))
    .execute();
}

/** Removes all readers of the documents, until readers are named anew. */
export async function dropAllReaders(tx: Tx, documentIds: readonly string[]): Promise<void> {
  await documentTables(tx)
    .deleteFrom('document_reader')
    .where('document_id', '=', among(documentIds))
    .execute();
}

/**
 * Takes the right to read a classified document from persons; the keys of their posts keep theirs.
 */
export async function dropSealedReaders(
  tx: Tx,
  documentId: string,
  personIds: readonly string[],
): Promise<void> {
  await dropSealedSql(tx, documentId, personIds);
}

const dropSealedSql = writeStatement(
  'reader.drop-sealed-persons',
  ['uuid', 'uuid[]'],
  `delete from document_reader reader using document
   where document.id = $1 and reader.document_id = $1 and document.secrecy <> 'normal'
     and reader.principal in (
       select sealed_principal('p:' || id, document.secrecy) from unnest($2::uuid[]) id)`,
);

/** Stores the keys of a classified document anew under its present class. */
export async function resealReaders(tx: Tx, documentId: string): Promise<void> {
  await resealReadersSql(tx, documentId);
}

const resealReadersSql = writeStatement(
  'reader.move-to-class',
  ['uuid'],
  `with gone as (
     delete from document_reader where document_id = $1 returning principal)
   insert into document_reader (document_id, principal)
   select distinct document.id, sealed_principal(gone.principal, document.secrecy)
   from gone cross join document
   where document.id = $1 and sealed_principal(gone.principal, document.secrecy) is not null
   on conflict do nothing`,
);

/** Whether everybody may read the document. */
export async function isReadByEveryone(h: Handle, documentId: string): Promise<boolean> {
  const found = await documentTables(h)
    .selectFrom('document_reader')
    .select('principal')
    .where('document_id', '=', documentId)
    .where('principal', '=', word('everyone'))
    .executeTakeFirst();
  return found !== undefined;
}
