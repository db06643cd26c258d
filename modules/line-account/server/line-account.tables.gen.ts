// Made by tools/db-types.ts from the migrated database: run it instead of editing.
import type { ColumnType, Generated } from 'kysely';

export interface LineLinkTable {
  person_id: string;
  line_user_id: string;
  is_blocked: Generated<boolean>;
  linked_at: ColumnType<string, Date | string, Date | string>;
}

export interface LineLinkCodeTable {
  code_hash: Buffer;
  person_id: string;
  created_at: ColumnType<string, Date | string, Date | string>;
  expires_at: ColumnType<string, Date | string, Date | string>;
}

export interface LineAccountTables {
  line_link: LineLinkTable;
  line_link_code: LineLinkCodeTable;
}
