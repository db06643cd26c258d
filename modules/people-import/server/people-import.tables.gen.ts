// Made by tools/db-types.ts from the migrated database: run it instead of editing.
import type { ColumnType, Generated } from 'kysely';

export interface PeopleImportTable {
  id: string;
  kind: 'units' | 'people';
  state: 'UPLOADED' | 'CHECKED' | 'DONE' | 'UNDOING' | 'UNDONE' | 'DISCARDED';
  file_name: string;
  encoding: string;
  headings: (string)[];
  mapping: ColumnType<unknown, string, string>;
  row_count: number;
  top_unit_id: string | null;
  digest: Generated<string>;
  counts: ColumnType<unknown, string | null | undefined, string | null>;
  created_by: string;
  created_at: ColumnType<string, Date | string, Date | string>;
  entered_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  entered_by: string | null;
  took_ms: number | null;
  undone_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  undone_by: string | null;
  forgotten_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  sheet: Generated<string>;
  sheets: ColumnType<unknown, string | undefined, string>;
  sheet_at: Generated<number>;
}

export interface PeopleImportHeadingTable {
  kind: 'units' | 'people';
  key: string;
  field: string | null;
}

export interface PeopleImportRowTable {
  import_id: string;
  row_no: number;
  cells: (string)[];
  seals: ColumnType<unknown, string | undefined, string>;
  without_result: Generated<(number)[]>;
  state: Generated<'sent' | 'new' | 'changed' | 'same' | 'twice' | 'bad' | 'waits'>;
  code: Generated<string>;
  name: Generated<string>;
  unit_name: Generated<string>;
  problems: ColumnType<unknown, string | undefined, string>;
  changes: ColumnType<unknown, string | undefined, string>;
  plan: ColumnType<unknown, string | null | undefined, string | null>;
  made: ColumnType<unknown, string | null | undefined, string | null>;
  result: 'entered' | 'undone' | 'kept' | null;
}

export interface PeopleImportTables {
  people_import: PeopleImportTable;
  people_import_heading: PeopleImportHeadingTable;
  people_import_row: PeopleImportRowTable;
}
