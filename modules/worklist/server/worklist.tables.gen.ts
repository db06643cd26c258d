// Made by tools/db-types.ts from the migrated database: run it instead of editing.
import type { ColumnType } from 'kysely';

export interface FolderTable {
  id: string;
  person_id: string | null;
  unit_id: string | null;
  parent_id: string | null;
  name: string;
  created_by: string;
  created_at: ColumnType<string, Date | string, Date | string>;
}

export interface FolderItemTable {
  folder_id: string;
  document_id: string;
  filed_by: string;
  filed_at: ColumnType<string, Date | string, Date | string>;
}

export interface SavedViewTable {
  id: string;
  owner_id: string;
  unit_id: string | null;
  area: string;
  name: string;
  state: ColumnType<unknown, string, string>;
  updated_at: ColumnType<string, Date | string, Date | string>;
}

export interface WorklistTables {
  folder: FolderTable;
  folder_item: FolderItemTable;
  saved_view: SavedViewTable;
}
