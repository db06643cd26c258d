// Made by tools/db-types.ts from the migrated database: run it instead of editing.
import type { ColumnType, Generated } from 'kysely';

export interface DisplaySettingTable {
  person_id: string;
  text_size: 'normal' | 'large' | 'largest';
  theme: 'system' | 'light' | 'dark';
  digits: 'arabic' | 'thai';
}

export interface KeptInputTable {
  person_id: string;
  form: string;
  field_values: string;
  saved_at: ColumnType<string, Date | string, Date | string>;
  entry: Generated<string>;
}

export interface ListColumnsTable {
  person_id: string;
  list: string;
  columns: (string)[];
  kept_at: ColumnType<string, Date | string, Date | string>;
}

export interface AccountTables {
  display_setting: DisplaySettingTable;
  kept_input: KeptInputTable;
  list_columns: ListColumnsTable;
}
