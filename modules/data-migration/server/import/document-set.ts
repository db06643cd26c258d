import type { Tx } from '@sarn/platform-server';
import { deleteOlderLetters, insertOlderLetters } from '@sarn/correspondence/server';
import type { LetterFields } from '@sarn/document/contract';
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
  /** Keys of those who may read them. */
  readonly readers: readonly string[];
  /** Fields of a letter that goes out; null where its kind has none. */
  readonly letterFields: LetterFields | null;
}

/** Writes documents with their numbers, their readers and their marks: a statement for each module. */
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
 * Takes documents out again, whole. Readers go first: each of them that goes makes its document due for the
 * search anew.
 *
 * @throws error 23503 of the database where anything else still points at one: something was done
 *   with it since
 */
export async function deleteDocuments(tx: Tx, ids: readonly string[]): Promise<void> {
  await deleteOlderEntries(tx, ids);
  await dropAllReaders(tx, ids);
  await forgetFound(tx, ids);
  await deleteOlderLetters(tx, ids);
  await deleteMarks(tx, ids);
  await deleteOlderDocuments(tx, ids);
}
