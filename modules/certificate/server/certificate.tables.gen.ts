// Made by tools/db-types.ts from the migrated database: run it instead of editing.
import type { ColumnType, Generated } from 'kysely';

export interface AuthorityCertificateTable {
  id: string;
  role: 'root' | 'issuing' | 'timestamp' | 'responder' | 'agency-seal';
  serial: string;
  der: Buffer;
  sealed_key: Buffer | null;
  not_before: ColumnType<string, Date | string, Date | string>;
  not_after: ColumnType<string, Date | string, Date | string>;
  made_at: ColumnType<string, Date | string, Date | string>;
  made_by: string;
  has_secret: Generated<boolean>;
  list_days: Generated<number>;
}

export interface CertificateEventTable {
  id: string;
  person_id: string;
  certificate_id: string | null;
  act: 'ask' | 'withdraw' | 'refuse' | 'issue' | 'import' | 'renew' | 'suspend' | 'resume' | 'revoke' | 'change-secret' | 'prepare' | 'bring' | 'end';
  reason: Generated<string>;
  actor_id: string | null;
  at: ColumnType<string, Date | string, Date | string>;
}

export interface CertificateRequestTable {
  id: string;
  person_id: string;
  state: 'waiting' | 'issued' | 'refused' | 'withdrawn' | 'ended';
  public_key: Buffer;
  sealed_key: string | null;
  asked_at: ColumnType<string, Date | string, Date | string>;
  decided_by: string | null;
  decided_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  reason: Generated<string>;
  pkcs10: Buffer | null;
  renews: string | null;
}

export interface PersonCertificateTable {
  id: string;
  person_id: string;
  request_id: string | null;
  origin: 'own' | 'imported';
  state: 'valid' | 'suspended' | 'revoked' | 'replaced';
  serial: string;
  der: Buffer;
  chain: Generated<(Buffer)[]>;
  sealed_key: string | null;
  not_before: ColumnType<string, Date | string, Date | string>;
  not_after: ColumnType<string, Date | string, Date | string>;
  issued_at: ColumnType<string, Date | string, Date | string>;
  issued_by: string;
  changed_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  reason: Generated<string>;
  revocation_code: string | null;
  told_days: number | null;
}

export interface RevocationListTable {
  issuer: 'root' | 'issuing';
  number: number;
  der: Buffer;
  made_at: ColumnType<string, Date | string, Date | string>;
  next_at: ColumnType<string, Date | string, Date | string>;
  due_since: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  told_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
}

export interface CertificateTables {
  authority_certificate: AuthorityCertificateTable;
  certificate_event: CertificateEventTable;
  certificate_request: CertificateRequestTable;
  person_certificate: PersonCertificateTable;
  revocation_list: RevocationListTable;
}
