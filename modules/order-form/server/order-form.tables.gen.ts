// Made by tools/db-types.ts from the migrated database: run it instead of editing.

export interface CommandOrderTable {
  document_id: string;
  command_type: string;
}

export interface CommandPersonTable {
  document_id: string;
  person_id: string;
  place: number;
}

export interface OrderFormTables {
  command_order: CommandOrderTable;
  command_person: CommandPersonTable;
}
