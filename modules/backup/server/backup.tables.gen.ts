// Made by tools/db-types.ts from the migrated database: run it instead of editing.
import type { ColumnType, Generated } from 'kysely';

export interface BackupRunTable {
  id: string;
  way: 'person' | 'time' | 'console';
  asked_by: string | null;
  folder: string;
  started_at: ColumnType<string, Date | string, Date | string>;
  beat_at: ColumnType<string, Date | string, Date | string>;
  finished_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  name: Generated<string>;
  files: Generated<number>;
  bytes: Generated<number>;
  new_bytes: Generated<number>;
  damaged: Generated<number>;
  fault: 'folder-missing' | 'folder-taken' | 'folder-inside' | 'folder-other' | 'folder-full' | 'folder-closed' | 'busy' | 'keys-changed' | 'log-missing' | 'tablespace' | 'other' | null;
}

export interface BackupSettingTable {
  is_one: Generated<boolean>;
  folder: Generated<string>;
  daily_at: Generated<string>;
  keep: Generated<number>;
  updated_by: string | null;
  updated_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
}

export interface RestoreTrialTable {
  id: string;
  way: 'here' | 'elsewhere';
  asked_by: string | null;
  started_at: ColumnType<string, Date | string, Date | string>;
  finished_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  is_passed: boolean | null;
  backup: Generated<string>;
  files: Generated<number>;
  fault: 'no-backup' | 'no-space' | 'damaged' | 'other' | null;
  note: Generated<string>;
}

export interface BackupTables {
  backup_run: BackupRunTable;
  backup_setting: BackupSettingTable;
  restore_trial: RestoreTrialTable;
}
