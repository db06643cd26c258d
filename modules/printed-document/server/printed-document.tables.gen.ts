// Made by tools/db-types.ts from the migrated database: run it instead of editing.
import type { ColumnType } from 'kysely';

export interface PrintedReadingTable {
  version_id: string;
  person_id: string;
  first_at: ColumnType<string, Date | string, Date | string>;
}

export interface PrintedVersionTable {
  id: string;
  document_id: string;
  digest: string;
  state: 'draft' | 'signed' | 'issued';
  model: ColumnType<unknown, string, string>;
  made_at: ColumnType<string, Date | string, Date | string>;
}

export interface PrintedDocumentTables {
  printed_reading: PrintedReadingTable;
  printed_version: PrintedVersionTable;
}
