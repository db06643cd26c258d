import { row, statement, writeStatement } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import { dataMigrationTables } from '../tables.ts';
import { among } from '@sarn/document/server';

/** A document of an older system as it is written: finished, numbered, in nobody's queue. */
export interface ImportedDocument {
  readonly id: string;
  readonly row: number;
  readonly entryId: string;
  readonly number: number;
  readonly title: string;
  readonly sender: string;
  readonly addressee: string;
  readonly letterNo: string;
  readonly letterDate: string | null;
  readonly speed: string;
  readonly note: string;
  readonly shareRef: string;
  readonly duplicateKey: string | null;
  readonly searchText: string;
  /** Instant of its registration there. */
  readonly at: string;
  readonly oldId: string;
  readonly action: string;
}

/** What all documents of an import share. */
export interface ImportedBook {
  readonly runId: string;
  readonly documentKind: string;
  readonly unitId: string;
  readonly registerId: string;
  readonly year: number;
  readonly personId: string;
  /** Keys of those who may read them. */
  readonly readers: readonly string[];
  /** Fields of a letter that goes out; null where its kind has none. */
  readonly letterFields: object | null;
}

/**
 * Writes documents with their lines in the register, their readers and their mark, in one statement.
 * Constraints are looked at when it ends, so the order within it does not matter.
 */
export async function insertDocuments(
  tx: Tx,
  documents: readonly ImportedDocument[],
  book: ImportedBook,
): Promise<void> {
  await insertDocumentsSql(
    tx,
    JSON.stringify(documents),
    book.documentKind,
    book.unitId,
    book.personId,
    book.runId,
    book.letterFields && JSON.stringify(book.letterFields),
    book.registerId,
    book.year,
    book.readers,
  );
}

const insertDocumentsSql = writeStatement(
  'import.insert-papers',
  ['text', 'text', 'uuid', 'uuid', 'uuid', 'text?', 'uuid', 'int4', 'text[]'],
  `with given as materialized (
     select * from jsonb_to_recordset($1::text::jsonb) as g (
       id uuid, "row" int, "entryId" uuid, number int, title text, sender text, addressee text,
       "letterNo" text, "letterDate" date, speed text, note text, "shareRef" text,
       "duplicateKey" text, "searchText" text, at timestamptz, "oldId" text, action text)),
   paper as (
     insert into document (id, kind, state, title, sender, addressee, letter_no, letter_date,
       speed, secrecy, note, owner_unit_id, author_id, share_ref, duplicate_key, search_text,
       created_at, updated_at)
     select id, $2, 'CLOSED', title, sender, addressee, "letterNo", "letterDate", speed, 'normal',
       note, $3, $4, "shareRef", "duplicateKey", "searchText", at, at from given),
   mark as (
     insert into imported_paper (document_id, run_id, row_no, old_id, action)
     select id, $5, "row", "oldId", action from given),
   letter_of as (
     insert into letter (document_id, kind, fields)
     select id, $2, $6::text::jsonb from given where $6::text is not null),
   line as (
     insert into register_entry (id, register_id, be_year, number, state, document_id, entered_by,
       entered_at)
     select "entryId", $7, $8, number, 'USED', id, $4, at from given),
   reader as (
     insert into document_reader (document_id, holder)
     select id, holder from given cross join unnest($9::text[]) holder)
   update import_row set state = 'done', document_id = given.id
   from given where run_id = $5 and row_no = given."row"`,
);

export interface EnteredRow {
  readonly row: number;
  readonly documentId: string;
  /** Something was done with it since. */
  readonly isTouched: boolean;
}

/** Documents of an import behind a row, rising. */
export function listEntered(
  h: Handle,
  runId: string,
  after: number,
  limit: number,
): Promise<EnteredRow[]> {
  return listEnteredSql.all(h, runId, after, limit);
}

const listEnteredSql = statement(
  'import.entered',
  row<EnteredRow>({ row: 'int4', documentId: 'uuid!', isTouched: 'bool' }),
  ['uuid', 'int4', 'int8'],
  `select row_no as row, document_id as "documentId",
          exists (select from document_event event where event.document_id = row.document_id)
            as "isTouched"
   from import_row row where run_id = $1 and row_no > $2 and state = 'done'
   order by row_no limit $3`,
);

/**
 * Takes documents out again, whole.
 *
 * @throws error 23503 of the database where anything else still points at one: something was done
 *   with it since
 */
export async function deleteDocuments(tx: Tx, ids: readonly string[]): Promise<void> {
  const tables = dataMigrationTables(tx);
  const holding = [
    'register_entry',
    'document_read',
    'document_find',
    'document_reader',
    'letter',
    'imported_paper',
  ] as const;
  for (const table of holding) {
    await tables.deleteFrom(table).where('document_id', '=', among(ids)).execute();
  }
  await tables.deleteFrom('document').where('id', '=', among(ids)).execute();
  // Last: each deletion above makes it due for the search anew.
  await tables.deleteFrom('document_find_due').where('document_id', '=', among(ids)).execute();
}

export async function setEntered(
  tx: Tx,
  runId: string,
  rows: readonly number[],
  state: 'undone' | 'kept',
): Promise<void> {
  await dataMigrationTables(tx)
    .updateTable('import_row')
    .set(state === 'kept' ? { state } : { state, document_id: null })
    .where('run_id', '=', runId)
    .where('row_no', '=', among(rows))
    .execute();
}

/** The mark of a document that came from an older system. */
export interface ImportMark {
  readonly oldId: string;
  readonly action: string;
  /** The table from which it came. */
  readonly fileName: string;
  readonly row: number;
  readonly importedAt: string;
}

export async function findImportMark(h: Handle, documentId: string): Promise<ImportMark | null> {
  return (await findImportMarkSql.first(h, documentId)) ?? null;
}

const findImportMarkSql = statement(
  'import.mark-of',
  row<ImportMark>({
    oldId: 'text',
    action: 'text',
    fileName: 'text',
    row: 'int4',
    importedAt: 'timestamptz!',
  }),
  ['uuid'],
  `select paper.old_id as "oldId", paper.action, run.file_name as "fileName",
          paper.row_no as row, run.started_at as "importedAt"
   from imported_paper paper join import_run run on run.id = paper.run_id
   where paper.document_id = $1`,
);
