// Made by tools/db-types.ts from the migrated database: run it instead of editing.
import type { ColumnType, Generated } from 'kysely';

export interface FirstRunTable {
  one: Generated<boolean>;
  version: Generated<number>;
  pack: 'civil' | 'teacher' | 'university' | 'enterprise' | null;
  factor_secret: Buffer | null;
  begun_at: ColumnType<string, Date | string, Date | string>;
  finished_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
}

export interface FirstRunMailTable {
  one: Generated<boolean>;
  sent_to: string;
  code_hash: Buffer;
  attempts: Generated<number>;
  sent_at: ColumnType<string, Date | string, Date | string>;
}

export interface FirstRunStepTable {
  step: 'agency' | 'administrator' | 'look' | 'people' | 'mail' | 'registers' | 'duties' | 'safety';
  state: 'done' | 'skipped';
  at: ColumnType<string, Date | string, Date | string>;
  by_person: string | null;
}

export interface SetupCodeTable {
  id: string;
  code_hash: Buffer;
  created_at: ColumnType<string, Date | string, Date | string>;
  expires_at: ColumnType<string, Date | string, Date | string>;
}

export interface FirstRunTables {
  first_run: FirstRunTable;
  first_run_mail: FirstRunMailTable;
  first_run_step: FirstRunStepTable;
  setup_code: SetupCodeTable;
}
