// Made by tools/db-types.ts from the migrated database: run it instead of editing.
import type { ColumnType, Generated } from 'kysely';

export interface AuditCheckTable {
  id: string;
  asked_by: string;
  started_at: ColumnType<string, Date | string, Date | string>;
  beat_at: ColumnType<string, Date | string, Date | string>;
  finished_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  checked: Generated<number>;
  total: number;
  fault: ColumnType<unknown, string | null | undefined, string | null>;
  end_seq: Generated<number>;
  end_hash: Generated<string>;
}

export interface AuditTables {
  audit_check: AuditCheckTable;
}
