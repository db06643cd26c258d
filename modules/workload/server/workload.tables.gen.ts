// Made by tools/db-types.ts from the migrated database: run it instead of editing.
import type { Generated } from 'kysely';

export interface ReportSettingTable {
  is_only: Generated<boolean>;
  handoffs_at_most: Generated<number>;
}

export interface WorkloadTables {
  report_setting: ReportSettingTable;
}
