// Made by tools/db-types.ts from the migrated database: run it instead of editing.
import type { ColumnType } from 'kysely';

export interface DocumentReferenceTable {
  document_id: string;
  refers_to: string;
  linked_by: string;
  linked_at: ColumnType<string, Date | string, Date | string>;
}

export interface RelatedDocumentsTables {
  document_reference: DocumentReferenceTable;
}
