// Made by tools/db-types.ts from the migrated database: run it instead of editing.
import type { ColumnType, Generated } from 'kysely';

export interface ContactTable {
  id: string;
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
  sender_type: string;
}

export interface SenderTypeTable {
  code: string;
  name_th: string;
  name_en: Generated<string>;
  sort: number;
  valid_from: Generated<string>;
  valid_to: string | null;
  origin: Generated<'seed' | 'own' | 'import' | 'directory'>;
  version: Generated<number>;
  base: '1' | '2';
}

export interface ContactTables {
  contact: ContactTable;
  sender_type: SenderTypeTable;
}
