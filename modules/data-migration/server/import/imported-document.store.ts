import { row, statement, writeStatement } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import { dataMigrationTables } from '../tables.ts';
import { among } from '@sarn/document/server';
import type { OlderDocument } from '@sarn/document/server';

/** A document of an older system, made from its row in the table. */
export interface ImportedDocument extends OlderDocument {
  readonly row: number;
  readonly entryId: string;
  readonly number: number;
  readonly oldId: string;
  readonly action: string;
}

/** Records documents as imported, and their rows as done; in one statement. */
export async function markImported(
  tx: Tx,
  runId: string,
  documents: readonly ImportedDocument[],
): Promise<void> {
  await markImportedSql(
    tx,
    runId,
    documents.map((document) => document.id),
    documents.map((document) => document.row),
    documents.map((document) => document.oldId),
    documents.map((document) => document.action),
  );
}

const markImportedSql = writeStatement(
  'import.mark-imported',
  ['uuid', 'uuid[]', 'int4[]', 'text[]', 'text[]'],
  `with given as materialized (
     select * from unnest($2::uuid[], $3::integer[], $4::text[], $5::text[])
       as given (id, row_no, old_id, action)),
   mark as (
     insert into imported_document (document_id, run_id, row_no, old_id, action)
     select id, $1, row_no, old_id, action from given)
   update import_row set state = 'done', document_id = given.id
   from given where run_id = $1 and import_row.row_no = given.row_no`,
);

export interface EnteredRow {
  readonly row: number;
  readonly documentId: string;
  /** Something was done with it since the import. */
  readonly isTouched: boolean;
}

/** Documents of an import after a row, in rising order. */
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

/** Deletes the import records of documents that are undone. */
export async function deleteMarks(tx: Tx, ids: readonly string[]): Promise<void> {
  await dataMigrationTables(tx)
    .deleteFrom('imported_document')
    .where('document_id', '=', among(ids))
    .execute();
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

/** The import record of a document that came from an older system. */
export interface ImportMark {
  readonly oldId: string;
  readonly action: string;
  /** The table from which it was imported. */
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
  `select imported.old_id as "oldId", imported.action, run.file_name as "fileName",
          imported.row_no as row, run.started_at as "importedAt"
   from imported_document imported join import_run run on run.id = imported.run_id
   where imported.document_id = $1`,
);
