// Made by tools/db-types.ts from the migrated database: run it instead of editing.
import type { ColumnType, Generated } from 'kysely';

export interface ConfigurationEmblemTable {
  id: string;
  type: 'image/png' | 'image/svg+xml';
  bytes: Buffer;
}

export interface ConfigurationEmblemUseTable {
  since: ColumnType<string, Date | string, Date | string>;
  emblem_id: string | null;
}

export interface ConfigurationImportTable {
  id: string;
  file: ColumnType<unknown, string, string>;
  opened_by: string;
  opened_at: ColumnType<string, Date | string, Date | string>;
  applied_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  applied: ColumnType<unknown, string | null | undefined, string | null>;
  undone_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
}

export interface ConfigurationValueTable {
  code: string;
  value: ColumnType<unknown, string | null | undefined, string | null>;
  version: Generated<number>;
  changed_by: string | null;
  changed_at: ColumnType<string, Date | string, Date | string>;
}

export interface DocumentPanelTable {
  code: string;
  name_th: string;
  name_en: Generated<string>;
  sort: number;
  valid_from: Generated<string>;
  valid_to: string | null;
  origin: Generated<'seed' | 'own' | 'import' | 'directory'>;
  version: Generated<number>;
  rows_shown: Generated<number>;
  new_days: Generated<number>;
  seen_by: Generated<'all' | 'heads' | 'clerks'>;
  shown: Generated<'file' | 'on' | 'off'>;
}

export interface ConfigurationTables {
  configuration_emblem: ConfigurationEmblemTable;
  configuration_emblem_use: ConfigurationEmblemUseTable;
  configuration_import: ConfigurationImportTable;
  configuration_value: ConfigurationValueTable;
  document_panel: DocumentPanelTable;
}
