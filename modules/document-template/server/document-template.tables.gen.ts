// Made by tools/db-types.ts from the migrated database: run it instead of editing.
import type { ColumnType } from 'kysely';

export interface DocumentTemplateTable {
  id: string;
  kind: string;
  name: string;
  content: ColumnType<unknown, string, string>;
  scope: 'own' | 'unit' | 'agency';
  person_id: string;
  unit_id: string | null;
  document_id: string | null;
  kept_at: ColumnType<string, Date | string, Date | string>;
}

export interface DocumentTemplateTables {
  document_template: DocumentTemplateTable;
}
