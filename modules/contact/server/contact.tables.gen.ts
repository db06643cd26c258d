// Made by tools/db-types.ts from the migrated database: run it instead of editing.
import type { ColumnType, Generated } from 'kysely';

export interface ContactTable {
  id: string;
  kind: 'agency' | 'person';
  name: string;
  abbreviation: Generated<string>;
  address: Generated<string>;
  email: Generated<string>;
  phone: Generated<string>;
  exchange_code: Generated<string>;
  note: Generated<string>;
  search_text: string;
  retired_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  updated_by: string;
  updated_at: ColumnType<string, Date | string, Date | string>;
  usual_method: Generated<'post' | 'ems' | 'ordinary' | 'hand' | 'email' | 'exchange'>;
}

export interface ContactTables {
  contact: ContactTable;
}
