// Made by tools/db-types.ts from the migrated database: run it instead of editing.
import type { ColumnType, Generated } from 'kysely';

export interface AuditEntryTable {
  id: string;
  at: ColumnType<string, Date | string, Date | string>;
  act: string;
  caller_id: string | null;
  subject_kind: string;
  subject_id: string;
  detail: ColumnType<unknown, string | undefined, string>;
  request_id: string | null;
  ip: string | null;
}

export interface AuditPendingTable {
  entry_id: string;
}

export interface AuditReadingTable {
  reader_id: string;
  act: string;
  subject_kind: string;
  subject_id: string;
  hour: ColumnType<string, Date | string, Date | string>;
}

export interface AuditSealTable {
  seq: number;
  entry_id: string;
  entry_hash: Buffer;
  chain_hash: Buffer;
  sealed_at: ColumnType<string, Date | string, Date | string>;
}

export interface CommandKeyTable {
  caller_id: string;
  key: string;
  path: string;
  request_hash: string;
  response: ColumnType<unknown, string | null | undefined, string | null>;
  created_at: ColumnType<string, Date | string | undefined, Date | string>;
  running_until: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
}

export interface InstallationFactTable {
  name: string;
  value: string;
  updated_at: ColumnType<string, Date | string | undefined, Date | string>;
}

export interface JobEffectTable {
  job_name: string;
  key: string;
  done_at: ColumnType<string, Date | string | undefined, Date | string>;
}

export interface JobLeaseTable {
  job_name: string;
  key: string;
  run_id: string;
  ends_at: ColumnType<string, Date | string, Date | string>;
}

export interface JobRunTable {
  name: string;
  succeeded_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  failed_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  failures: Generated<number>;
}

export interface RateLimitTable {
  key: string;
  points: number;
  expire: number;
}

export interface SchemaMigrationTable {
  module: string;
  name: string;
  sha256: string;
  applied_at: ColumnType<string, Date | string | undefined, Date | string>;
}

export interface SocketIoAttachmentsTable {
  id: Generated<number>;
  created_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  payload: Buffer | null;
}

export interface PlatformTables {
  audit_entry: AuditEntryTable;
  audit_pending: AuditPendingTable;
  audit_reading: AuditReadingTable;
  audit_seal: AuditSealTable;
  command_key: CommandKeyTable;
  installation_fact: InstallationFactTable;
  job_effect: JobEffectTable;
  job_lease: JobLeaseTable;
  job_run: JobRunTable;
  rate_limit: RateLimitTable;
  schema_migration: SchemaMigrationTable;
  socket_io_attachments: SocketIoAttachmentsTable;
}
