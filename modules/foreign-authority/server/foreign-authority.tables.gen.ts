// Made by tools/db-types.ts from the migrated database: run it instead of editing.
import type { ColumnType, Generated } from 'kysely';

export interface ForeignAnswerTable {
  authority_id: string;
  sha256: string;
  der: Buffer;
  got_at: ColumnType<string, Date | string, Date | string>;
}

export interface ForeignAuthorityTable {
  id: string;
  sha256: string;
  der: Buffer;
  added_at: ColumnType<string, Date | string, Date | string>;
  added_by: string | null;
  heard_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  failure: Generated<string>;
  failed_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
}

export interface ForeignListTable {
  authority_id: string;
  source: 'fetched' | 'uploaded';
  der: Buffer;
  made_at: ColumnType<string, Date | string, Date | string>;
  next_at: ColumnType<string, Date | string, Date | string>;
  got_at: ColumnType<string, Date | string, Date | string>;
  got_by: string | null;
}

export interface ForeignAuthorityTables {
  foreign_answer: ForeignAnswerTable;
  foreign_authority: ForeignAuthorityTable;
  foreign_list: ForeignListTable;
}
