import type { Tx } from '@sarn/platform-server';
import { deleteOlderLetters, insertOlderLetters } from '@sarn/correspondence/server';
import type { LetterFields } from '@sarn/correspondence/contract';
import {
  addReadersOfAll,
  deleteOlderDocuments,
  dropAllReaders,
  insertOlderDocuments,
} from '@sarn/document/server';
import { deleteOlderEntries, insertOlderEntries } from '@sarn/register/server';
import { forgetFound } from '@sarn/search/server';
import { deleteMarks, markImported } from './imported-document.store.ts';
import type { ImportedDocument } from './imported-document.store.ts';

/** What all documents of an import share. */
export interface ImportedBook {
  readonly runId: string;
  readonly documentKind: 'outside' | 'outgoing';
  readonly unitId: string;
  readonly registerId: string;
  readonly year: number;
  readonly personId: string;
  /** Keys of the principals who may read them. */
  readonly readers: readonly string[];
  /** Fields of a letter to somebody outside; null where its kind has none. */
  readonly letterFields: LetterFields | null;
}

/**
 * Writes documents with their numbers, readers and import records: one statement for each module.
 */
export async function insertDocuments(
  tx: Tx,
  documents: readonly ImportedDocument[],
  book: ImportedBook,
): Promise<void> {
  const { documentKind: kind, registerId, year, personId } = book;
  const ids = documents.map((document) => document.id);
  await insertOlderDocuments(tx, { kind, unitId: book.unitId, authorId: personId }, documents);
  await addReadersOfAll(tx, ids, book.readers);
  if (book.letterFields) await insertOlderLetters(tx, kind, book.letterFields, ids);
  await insertOlderEntries(
    tx,
    { registerId, year, enteredBy: personId },
    documents.map(({ entryId, number, id, at }) => ({ id: entryId, number, documentId: id, at })),
  );
  await markImported(tx, book.runId, documents);
}

/**
 * Deletes imported documents completely. Reader keys are deleted before the rows of the search
 * index, because each deletion marks its document for reindexing.
 *
 * @throws error 23503 of the database where another row still refers to one: something was done
 *   with it after the import
 */
export async function deleteDocuments(tx: Tx, ids: readonly string[]): Promise<void> {
  await deleteOlderEntries(tx, ids);
  await dropAllReaders(tx, ids);
  await forgetFound(tx, ids);
  await deleteOlderLetters(tx, ids);
  await deleteMarks(tx, ids);
  await deleteOlderDocuments(tx, ids);
}
