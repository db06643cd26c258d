// Made by tools/db-types.ts from the migrated database: run it instead of editing.
import type { ColumnType, Generated } from 'kysely';

export interface SigningBatchTable {
  id: string;
  person_id: string;
  method: 'certificate' | 'password';
  state: 'running' | 'paused' | 'ended';
  runner_id: string;
  beat_at: ColumnType<string, Date | string, Date | string>;
  begun_at: ColumnType<string, Date | string, Date | string>;
  ended_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
}

export interface SigningBatchItemTable {
  batch_id: string;
  document_id: string;
  position: number;
  act: string;
  version: number;
  attempt_id: string;
  state: Generated<'waiting' | 'signing' | 'signed' | 'refused' | 'removed'>;
  failure: Generated<string>;
  failure_params: ColumnType<unknown, string | undefined, string>;
  number: Generated<string>;
  begun_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  changed_at: ColumnType<string, Date | string, Date | string>;
}

export interface BatchSigningTables {
  signing_batch: SigningBatchTable;
  signing_batch_item: SigningBatchItemTable;
}
