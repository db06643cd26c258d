// Made by tools/db-types.ts from the migrated database: run it instead of editing.
import type { ColumnType, Generated } from 'kysely';

export interface ImportHeadingTable {
  heading_key: string;
  field: string | null;
  changed_by: string;
  changed_at: ColumnType<string, Date | string, Date | string>;
}

export interface ImportRowTable {
  run_id: string;
  row_no: number;
  cells: ColumnType<unknown, string, string>;
  number: number | null;
  read: ColumnType<unknown, string | null | undefined, string | null>;
  scans: Generated<(string)[]>;
  problems: ColumnType<unknown, string | undefined, string>;
  state: Generated<'new' | 'good' | 'bad' | 'done' | 'undone' | 'kept'>;
  document_id: string | null;
}

export interface ImportRunTable {
  id: string;
  state: 'UPLOADED' | 'CHECKING' | 'CHECKED' | 'RUNNING' | 'DONE' | 'UNDOING' | 'UNDONE' | 'DISCARDED';
  file_name: string;
  encoding: string;
  columns: ColumnType<unknown, string, string>;
  mapping: ColumnType<unknown, string, string>;
  month_first: Generated<(string)[]>;
  unit_id: string | null;
  kind: 'receive' | 'outgoing' | null;
  be_year: number | null;
  register_id: string | null;
  scans_kind: 'zip' | 'folder' | null;
  scans_name: string | null;
  scans_path: string | null;
  rows: number;
  stage_row: Generated<number>;
  handled: Generated<number>;
  counter_before: number | null;
  counter_set: number | null;
  created_by: string;
  created_at: ColumnType<string, Date | string, Date | string>;
  started_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  ended_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  request_id: string;
  counts: ColumnType<unknown, string | null | undefined, string | null>;
  forgotten_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  sheet: Generated<string>;
  other_sheets: Generated<number>;
  sheets: ColumnType<unknown, string | undefined, string>;
  sheet_at: Generated<number>;
}

export interface ImportScanTable {
  run_id: string;
  path: string;
  bytes: number;
  row_no: number | null;
  is_attached: Generated<boolean>;
}

export interface ImportedDocumentTable {
  document_id: string;
  run_id: string;
  row_no: number;
  old_id: Generated<string>;
  action: Generated<string>;
}

export interface DataMigrationTables {
  import_heading: ImportHeadingTable;
  import_row: ImportRowTable;
  import_run: ImportRunTable;
  import_scan: ImportScanTable;
  imported_document: ImportedDocumentTable;
}
