// Made by tools/db-types.ts from the migrated database: run it instead of editing.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

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

export interface ClearanceTable {
  id: string;
  person_id: string;
  level: number;
  order_no: string;
  valid_from: string;
  valid_to: string | null;
  given_by: string | null;
  given_at: ColumnType<string, Date | string, Date | string>;
  ended_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  ended_by: string | null;
  end_reason: Generated<string>;
}

export interface ConsentTable {
  id: string;
  person_id: string;
  version: string;
  is_agreed: boolean;
  created_at: ColumnType<string, Date | string, Date | string>;
}

export interface DelegationTable {
  id: string;
  power: 'substitute' | 'caretaker' | 'delegated' | 'in-place' | 'on-duty';
  principal_post_id: string | null;
  principal_unit_id: string | null;
  delegate_person_id: string | null;
  delegate_post_id: string | null;
  kinds: Generated<(string)[]>;
  acts: Generated<(string)[]>;
  unit_ids: Generated<(string)[]>;
  is_scoped: GeneratedAlways<boolean>;
  matters: Generated<string>;
  may_redelegate: Generated<boolean>;
  begins_at: ColumnType<string, Date | string, Date | string>;
  ends_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  order_no: string;
  order_date: string;
  entered_by: string | null;
  entered_at: ColumnType<string, Date | string, Date | string>;
  ended_by: string | null;
  ended_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  end_reason: Generated<string>;
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

export interface HolidayTable {
  day: string;
  name_th: string;
  name_en: Generated<string>;
  kind: 'public' | 'cabinet' | 'own' | 'substitution';
  changed_by: string | null;
  changed_at: ColumnType<string, Date | string | undefined, Date | string>;
}

export interface OneTimeKeyTable {
  account_id: string;
  secret: Buffer;
  created_at: ColumnType<string, Date | string, Date | string>;
  confirmed_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  last_step: number | null;
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
}

export interface PasskeyTable {
  id: string;
  account_id: string;
  name: string;
  credential_id: string;
  public_key: Buffer;
  counter: number;
  transports: Generated<(string)[]>;
  is_synced: boolean;
  created_at: ColumnType<string, Date | string, Date | string>;
  last_used_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
}

export interface PasskeyChallengeTable {
  challenge_hash: Buffer;
  purpose: 'registration' | 'sign-in' | 'second-factor';
  account_id: string | null;
  expires_at: ColumnType<string, Date | string, Date | string>;
}

export interface PersonTable {
  id: string;
  employee_code: string;
  prefix_th: Generated<string>;
  first_name_th: string;
  last_name_th: Generated<string>;
  first_name_en: Generated<string>;
  last_name_en: Generated<string>;
  email: string | null;
  phone: Generated<string>;
  id_card_hash: Buffer | null;
  id_card_tail: string | null;
  sort_key: string;
  search_text: string;
  is_active: Generated<boolean>;
  created_at: ColumnType<string, Date | string, Date | string>;
  updated_at: ColumnType<string, Date | string, Date | string>;
}

export interface PersonPictureTable {
  person_id: string;
  media_type: 'image/png' | 'image/jpeg';
  bytes: Buffer;
  sha256: string;
  updated_at: ColumnType<string, Date | string, Date | string>;
}

export interface PersonProfileTable {
  person_id: string;
  gender: 'male' | 'female' | null;
  birthday: string | null;
  blood_type: 'A' | 'B' | 'AB' | 'O' | 'A-' | 'B-' | 'AB-' | 'O-' | null;
  nationality: Generated<string>;
  race: Generated<string>;
  address: Generated<string>;
  personal_email: string | null;
  updated_at: ColumnType<string, Date | string, Date | string>;
}

export interface PositionTable {
  id: string;
  name_th: string;
  name_en: Generated<string>;
  sort_key: string;
}

export interface PositionLevelTable {
  id: string;
  position_type_id: string;
  code: string;
  name_th: string;
  name_en: string;
  sort: number;
}

export interface PositionTypeTable {
  id: string;
  code: string;
  name_th: string;
  name_en: string;
  sort: number;
}

export interface PostTable {
  id: string;
  unit_id: string;
  serves_unit_id: string;
  position_id: string;
  position_level_id: string | null;
  title_th: string;
  title_en: Generated<string>;
  duty: 'head' | 'deputy' | 'clerk' | 'officer' | 'secretary' | 'none';
  sort: Generated<number>;
  valid_from: string;
  valid_to: string | null;
}

export interface PostHoldingTable {
  id: string;
  post_id: string;
  person_id: string;
  is_acting: Generated<boolean>;
  acting_phrase: string | null;
  valid_from: string;
  valid_to: string | null;
}

export interface RecoveryCodeTable {
  account_id: string;
  code_hash: Buffer;
  used_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
}

export interface RoleTable {
  id: string;
  code: string;
  name_th: string;
  name_en: string;
  sort: number;
}

export interface RoleGrantTable {
  id: string;
  role_id: string;
  person_id: string | null;
  post_id: string | null;
  created_at: ColumnType<string, Date | string, Date | string>;
}

export interface RolePermissionTable {
  role_id: string;
  permission: string;
}

export interface SecondFactorGuardTable {
  account_id: string;
  failed_count: number;
  rests_until: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
}

export interface SecretRegistrarTable {
  id: string;
  person_id: string;
  unit_id: string;
  is_assistant: boolean;
  order_no: string;
  valid_from: string;
  valid_to: string | null;
  given_by: string | null;
  given_at: ColumnType<string, Date | string, Date | string>;
  ended_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  ended_by: string | null;
  end_reason: Generated<string>;
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
}

export interface SignInFailureTable {
  subject_hash: Buffer;
  failures: number;
  forget_at: ColumnType<string, Date | string, Date | string>;
}

export interface SignInProofTable {
  token_hash: Buffer;
  account_id: string;
  proven: 'password' | 'passkey';
  tries_left: number;
  created_at: ColumnType<string, Date | string, Date | string>;
  expires_at: ColumnType<string, Date | string, Date | string>;
  used_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
}

export interface SignInTicketTable {
  token_hash: Buffer;
  account_id: string;
  session_id: string;
  expires_at: ColumnType<string, Date | string, Date | string>;
  used_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
}

export interface SignatureTable {
  id: string;
  person_id: string;
  source: 'drawn' | 'typed' | 'uploaded';
  png: Buffer;
  sha256: string;
  width: number;
  height: number;
  created_at: ColumnType<string, Date | string, Date | string>;
  used_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  replaced_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  removed_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
}

export interface UnitTable {
  id: string;
  parent_id: string | null;
  code: string;
  kind: 'ministry' | 'agency' | 'division' | 'group' | 'section' | 'team';
  name_th: string;
  name_en: Generated<string>;
  abbreviation: Generated<string>;
  letter_code: Generated<string>;
  sort_key: string;
  search_text: string;
  valid_from: string;
  valid_to: string | null;
  successor_id: string | null;
}

export interface IdentityTables {
  account: AccountTable;
  account_request: AccountRequestTable;
  archive_ticket: ArchiveTicketTable;
  captcha_use: CaptchaUseTable;
  clearance: ClearanceTable;
  consent: ConsentTable;
  delegation: DelegationTable;
  federated_attempt: FederatedAttemptTable;
  holiday: HolidayTable;
  one_time_key: OneTimeKeyTable;
  one_time_password: OneTimePasswordTable;
  passkey: PasskeyTable;
  passkey_challenge: PasskeyChallengeTable;
  person: PersonTable;
  person_picture: PersonPictureTable;
  person_profile: PersonProfileTable;
  position: PositionTable;
  position_level: PositionLevelTable;
  position_type: PositionTypeTable;
  post: PostTable;
  post_holding: PostHoldingTable;
  recovery_code: RecoveryCodeTable;
  role: RoleTable;
  role_grant: RoleGrantTable;
  role_permission: RolePermissionTable;
  second_factor_guard: SecondFactorGuardTable;
  secret_registrar: SecretRegistrarTable;
  session: SessionTable;
  sign_in_failure: SignInFailureTable;
  sign_in_proof: SignInProofTable;
  sign_in_ticket: SignInTicketTable;
  signature: SignatureTable;
  unit: UnitTable;
}
