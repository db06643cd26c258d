// Made by tools/db-types.ts from the migrated database: run it instead of editing.
import type { ColumnType, Generated } from 'kysely';

export interface DocumentSignatureTable {
  id: string;
  document_id: string;
  person_id: string;
  certificate_id: string;
  attempt_id: string;
  code: string;
  sha256: string;
  level: 'B-B' | 'B-T';
  signer_name: string;
  signer_lines: (string)[];
  number: string;
  signed_at: ColumnType<string, Date | string, Date | string>;
}

export interface SignatureRuleTable {
  code: string;
  name_th: string;
  name_en: Generated<string>;
  sort: number;
  valid_from: Generated<string>;
  valid_to: string | null;
  origin: Generated<'seed' | 'own' | 'import' | 'directory'>;
  version: Generated<number>;
  weakest: Generated<'password' | 'certificate'>;
  asks_code: Generated<boolean>;
}

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

export interface SigningCodeTable {
  id: string;
  person_id: string;
  document_id: string | null;
  code_hash: string;
  tries_left: number;
  created_at: ColumnType<string, Date | string, Date | string>;
  expires_at: ColumnType<string, Date | string, Date | string>;
  used_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
}

export interface SigningJobTable {
  id: string;
  document_id: string;
  person_id: string;
  attempt_id: string;
  state: 'prepared' | 'sealed' | 'recorded' | 'failed';
  failure: Generated<string>;
  tries: Generated<number>;
  begun_at: ColumnType<string, Date | string, Date | string>;
  changed_at: ColumnType<string, Date | string, Date | string>;
}

export interface SignatureTables {
  document_signature: DocumentSignatureTable;
  signature_rule: SignatureRuleTable;
  signing_batch: SigningBatchTable;
  signing_batch_item: SigningBatchItemTable;
  signing_code: SigningCodeTable;
  signing_job: SigningJobTable;
}
