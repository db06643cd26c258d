// Made by tools/db-types.ts from the migrated database: run it instead of editing.
import type { ColumnType } from 'kysely';

export interface KeptInputTable {
  person_id: string;
  form: string;
  field_values: string;
  saved_at: ColumnType<string, Date | string, Date | string>;
}

export interface AccountTables {
  kept_input: KeptInputTable;
}
