// Made by tools/db-types.ts from the migrated database: run it instead of editing.
import type { ColumnType, Generated } from 'kysely';

export interface ApiProgramTable {
  id: string;
  person_id: string;
  name: string;
  responsible_id: string;
  unit_id: string;
  scopes: (string)[];
  addresses: Generated<(string)[]>;
  expires_on: string;
  ended_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  version: Generated<number>;
  created_by: string;
  created_at: ColumnType<string, Date | string, Date | string>;
}

export interface ApiProgramTokenTable {
  id: string;
  program_id: string;
  token_hash: Buffer;
  tail: string;
  created_by: string;
  created_at: ColumnType<string, Date | string, Date | string>;
  last_used_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  revoked_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
}

export interface ApiProgramTables {
  api_program: ApiProgramTable;
  api_program_token: ApiProgramTokenTable;
}
