// Made by tools/db-types.ts from the migrated database: run it instead of editing.
import type { ColumnType, Generated } from 'kysely';

export interface HealthProcessTable {
  id: string;
  version: string;
  seen_at: ColumnType<string, Date | string, Date | string>;
}

export interface HealthSampleTable {
  at: ColumnType<string, Date | string, Date | string>;
  code: 'response' | 'sessions';
  value: number;
}

export interface HealthStateTable {
  code: string;
  state: 'ok' | 'warning' | 'failed';
  since: ColumnType<string, Date | string, Date | string>;
  checked_at: ColumnType<string, Date | string, Date | string>;
  fact_th: string;
  fact_en: string;
  todo_th: Generated<string>;
  todo_en: Generated<string>;
  told_on: string | null;
}

export interface HealthTables {
  health_process: HealthProcessTable;
  health_sample: HealthSampleTable;
  health_state: HealthStateTable;
}
