// Made by tools/db-types.ts from the migrated database: run it instead of editing.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

export interface KeptWordTable {
  code: string;
  name_th: string;
  name_en: Generated<string>;
  sort: number;
  valid_from: Generated<string>;
  valid_to: string | null;
  origin: Generated<'seed' | 'own' | 'import' | 'directory'>;
  version: Generated<number>;
}

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
  is_signed: Generated<boolean>;
  code: string | null;
}

export interface TypefaceTable {
  id: string;
  family: string;
  said: ColumnType<unknown, string, string>;
  digest: string;
  added_by: string;
  added_at: ColumnType<string, Date | string, Date | string>;
}

export interface TypefaceUseTable {
  no: GeneratedAlways<number>;
  since: ColumnType<string, Date | string, Date | string>;
  typeface_id: string | null;
  used_by: string;
  reason: Generated<string>;
}

export interface PrintedDocumentTables {
  kept_word: KeptWordTable;
  printed_reading: PrintedReadingTable;
  printed_version: PrintedVersionTable;
  typeface: TypefaceTable;
  typeface_use: TypefaceUseTable;
}
