// Made by tools/db-types.ts from the migrated database: run it instead of editing.
import type { ColumnType, GeneratedAlways } from 'kysely';

export interface DocumentFindTable {
  document_id: string;
  at: ColumnType<string, Date | string, Date | string>;
  title: string;
  body: string;
  pairs: (string)[];
  tags: (string)[];
  readers: (string)[];
}

export interface DocumentFindDueTable {
  id: GeneratedAlways<number>;
  document_id: string;
}

export interface SearchTables {
  document_find: DocumentFindTable;
  document_find_due: DocumentFindDueTable;
}
