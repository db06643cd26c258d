// Made by tools/db-types.ts from the migrated database: run it instead of editing.
import type { ColumnType, Generated } from 'kysely';

export interface ContactTable {
  code: string;
  name_th: string;
  abbreviation: Generated<string>;
  address: Generated<string>;
  email: Generated<string>;
  phone: Generated<string>;
  exchange_code: Generated<string>;
  note: Generated<string>;
  search_text: Generated<string>;
  updated_by: string | null;
  updated_at: ColumnType<string, Date | string | undefined, Date | string>;
  usual_method: Generated<'post' | 'ems' | 'ordinary' | 'hand' | 'email' | 'exchange'>;
  sender_type: string;
  name_en: Generated<string>;
  sort: Generated<number>;
  valid_from: Generated<string>;
  valid_to: string | null;
  origin: Generated<'seed' | 'own' | 'import' | 'directory'>;
  version: Generated<number>;
  letter_prefixes: Generated<(string)[]>;
  letter_keys: Generated<(string)[]>;
  is_fixed_name: Generated<boolean>;
  opening: Generated<'usual' | 'high' | 'patriarch' | 'somdet' | 'ratchakhana' | 'monk'>;
  post_addressed: Generated<string>;
  aliases: Generated<(string)[]>;
  merged_into: string | null;
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
