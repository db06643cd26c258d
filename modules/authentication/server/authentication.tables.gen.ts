// Made by tools/db-types.ts from the migrated database: run it instead of editing.
import type { ColumnType, Generated } from 'kysely';

export interface AccountTable {
  id: string;
  person_id: string;
  username: string;
  password_hash: string;
  password_changed_at: ColumnType<string, Date | string, Date | string>;
  failed_count: Generated<number>;
  locked_until: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  is_suspended: Generated<boolean>;
  created_at: ColumnType<string, Date | string, Date | string>;
  directory_name: string | null;
  suspended_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  suspended_by: string | null;
  suspend_reason: Generated<string>;
  closed_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  suspend_code: 'directory-missing' | 'left-retired' | 'left-resigned' | 'left-moved-away' | 'left-contract-over' | 'left-died' | 'left-other' | null;
}

export interface AccountRequestTable {
  id: string;
  first_name: string;
  last_name: string;
  email: string;
  unit_text: string;
  position_text: string;
  reason: string;
  status: Generated<'open' | 'approved' | 'declined'>;
  decided_by: string | null;
  decided_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  account_id: string | null;
  created_at: ColumnType<string, Date | string, Date | string>;
}

export interface ArchiveTicketTable {
  token_hash: Buffer;
  session_id: string;
  expires_at: ColumnType<string, Date | string, Date | string>;
  used_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
}

export interface CaptchaUseTable {
  challenge_hash: Buffer;
  expires_at: ColumnType<string, Date | string, Date | string>;
}

export interface ConsentTable {
  id: string;
  person_id: string;
  version: string;
  is_agreed: boolean;
  created_at: ColumnType<string, Date | string, Date | string>;
}

export interface FederatedAttemptTable {
  state_hash: Buffer;
  browser_hash: Buffer;
  nonce: string;
  code_verifier: string;
  account_id: string | null;
  expires_at: ColumnType<string, Date | string, Date | string>;
  used_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
}

export interface InvitationTable {
  id: string;
  account_id: string;
  token_hash: Buffer;
  created_at: ColumnType<string, Date | string, Date | string>;
  expires_at: ColumnType<string, Date | string, Date | string>;
  used_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  replaced_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
}

export interface OneTimePasswordTable {
  id: string;
  account_id: string | null;
  purpose: string;
  reference_hash: Buffer;
  code_hash: string;
  tries_left: number;
  created_at: ColumnType<string, Date | string, Date | string>;
  expires_at: ColumnType<string, Date | string, Date | string>;
  used_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  replaced_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  link_tries_left: Generated<number>;
}

export interface SessionTable {
  id: string;
  account_id: string;
  token_hash: Buffer;
  device: string;
  ip: string;
  created_at: ColumnType<string, Date | string, Date | string>;
  last_seen_at: ColumnType<string, Date | string, Date | string>;
  expires_at: ColumnType<string, Date | string, Date | string>;
  revoked_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  revoke_reason: 'signed-out' | 'revoked' | 'taken-over' | 'password-changed' | 'password-reset' | 'suspended' | null;
  cookie_hash: Buffer | null;
}

export interface SignInFailureTable {
  subject_hash: Buffer;
  failures: number;
  forget_at: ColumnType<string, Date | string, Date | string>;
}

export interface SignInTicketTable {
  token_hash: Buffer;
  account_id: string;
  session_id: string;
  expires_at: ColumnType<string, Date | string, Date | string>;
  used_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
}

export interface AuthenticationTables {
  account: AccountTable;
  account_request: AccountRequestTable;
  archive_ticket: ArchiveTicketTable;
  captcha_use: CaptchaUseTable;
  consent: ConsentTable;
  federated_attempt: FederatedAttemptTable;
  invitation: InvitationTable;
  one_time_password: OneTimePasswordTable;
  session: SessionTable;
  sign_in_failure: SignInFailureTable;
  sign_in_ticket: SignInTicketTable;
}
