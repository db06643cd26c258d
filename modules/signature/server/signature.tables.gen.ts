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

export interface SigningCodeTable {
  id: string;
  person_id: string;
  document_id: string;
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
  signing_code: SigningCodeTable;
  signing_job: SigningJobTable;
}
