// Made by tools/db-types.ts from the migrated database: run it instead of editing.
import type { ColumnType, Generated } from 'kysely';

export interface AgencySealTable {
  id: string;
  document_id: string;
  field: string;
  filled_after: 'number' | 'seal';
  drawing: ColumnType<unknown, string, string>;
  due_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  asked_by: string | null;
  needs_second: Generated<boolean>;
  confirmed_by: string | null;
  confirmed_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  sealed_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  sha256: string | null;
  level: 'B-B' | 'B-T' | null;
  failure: Generated<string>;
  tries: Generated<number>;
  next_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
}

export interface DocumentCodeTable {
  code: string;
  document_id: string;
  given_at: ColumnType<string, Date | string, Date | string>;
  withdrawn_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
}

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
  withdrawn_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  position: number | null;
  signed_sha256: string | null;
}

export interface RenewalFailureTable {
  document_id: string;
  failure: string;
  failed_at: ColumnType<string, Date | string, Date | string>;
  next_at: ColumnType<string, Date | string, Date | string>;
  tries: number;
}

export interface RenewalRunTable {
  id: string;
  kind: 'completion' | 'yearly' | 'asked';
  looked_at: Generated<number>;
  renewed: Generated<number>;
  failed: Generated<number>;
  reasons: ColumnType<unknown, string | undefined, string>;
  begun_at: ColumnType<string, Date | string, Date | string>;
  ended_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  changed_at: ColumnType<string, Date | string, Date | string>;
  is_whole: Generated<boolean>;
  continues: Generated<boolean>;
}

export interface RouteInitialsTable {
  document_id: string;
  seq: number;
  person_id: string;
  signature_id: string;
  put_at: ColumnType<string, Date | string, Date | string>;
}

export interface SignaturePictureTable {
  document_id: string;
  position: number;
  person_id: string;
  signature_id: string;
  signed_at: ColumnType<string, Date | string, Date | string>;
}

export interface SignaturePlaceTable {
  document_id: string;
  position: number;
  page: number;
  x: number;
  y: number;
  width: number;
  height: number;
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
  weakest: Generated<'password' | 'picture' | 'executive' | 'certificate'>;
  asks_code: Generated<boolean>;
  seal_second: Generated<boolean>;
}

export interface SignatureStepRuleTable {
  code: string;
  name_th: string;
  name_en: Generated<string>;
  sort: number;
  valid_from: Generated<string>;
  valid_to: string | null;
  origin: Generated<'seed' | 'own' | 'import' | 'directory'>;
  version: Generated<number>;
  kind: string | null;
  step: Generated<'any' | 'co-signatory' | 'signatory'>;
  position: string | null;
  weakest: 'password' | 'picture' | 'certificate' | 'nobody';
}

export interface SignedFileTable {
  id: string;
  document_id: string;
  sha256: string;
  level: 'B-B' | 'B-T' | 'B-LT' | 'B-LTA';
  has_stamp: boolean;
  stamped_until: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  made_at: ColumnType<string, Date | string, Date | string>;
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

export interface SigningCodeWayTable {
  code: string;
  name_th: string;
  name_en: Generated<string>;
  sort: number;
  valid_from: Generated<string>;
  valid_to: string | null;
  origin: Generated<'seed' | 'own' | 'import' | 'directory'>;
  version: Generated<number>;
  is_open: Generated<boolean>;
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

export interface TimestampRootTable {
  id: string;
  sha256: string;
  der: Buffer;
  is_current: boolean;
  added_at: ColumnType<string, Date | string, Date | string>;
}

export interface TimestampSettingTable {
  id: Generated<boolean>;
  source: Generated<'own' | 'address' | 'none'>;
  url: Generated<string>;
  user_name: Generated<string>;
  sealed_password: Buffer | null;
  level: Generated<'B-B' | 'B-T' | 'B-LT' | 'B-LTA'>;
  version: Generated<number>;
}

export interface SignatureTables {
  agency_seal: AgencySealTable;
  document_code: DocumentCodeTable;
  document_signature: DocumentSignatureTable;
  renewal_failure: RenewalFailureTable;
  renewal_run: RenewalRunTable;
  route_initials: RouteInitialsTable;
  signature_picture: SignaturePictureTable;
  signature_place: SignaturePlaceTable;
  signature_rule: SignatureRuleTable;
  signature_step_rule: SignatureStepRuleTable;
  signed_file: SignedFileTable;
  signing_code: SigningCodeTable;
  signing_code_way: SigningCodeWayTable;
  signing_job: SigningJobTable;
  timestamp_root: TimestampRootTable;
  timestamp_setting: TimestampSettingTable;
}
