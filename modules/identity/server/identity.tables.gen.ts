// Rows of the tables of identity as the driver gives them: dates and instants are text.
import type { ColumnType, Generated } from 'kysely';

export interface IdentityTables {
  unit: UnitTable;
  position_type: PositionTypeTable;
  position_level: PositionLevelTable;
  position: PositionTable;
  post: PostTable;
  person: PersonTable;
  post_holding: PostHoldingTable;
  account: AccountTable;
  role: RoleTable;
  role_permission: RolePermissionTable;
  role_grant: RoleGrantTable;
  session: SessionTable;
  sign_in_ticket: SignInTicketTable;
  one_time_password: OneTimePasswordTable;
  consent: ConsentTable;
}

export interface UnitTable {
  id: string;
  parent_id: string | null;
  code: string;
  kind: string;
  name_th: string;
  name_en: Generated<string>;
  abbreviation: Generated<string>;
  letter_code: Generated<string>;
  sort_key: string;
  search_text: string;
  valid_from: string;
  valid_to: string | null;
}

export interface PositionTypeTable {
  id: string;
  code: string;
  name_th: string;
  name_en: string;
  sort: number;
}

export interface PositionLevelTable {
  id: string;
  position_type_id: string;
  code: string;
  name_th: string;
  name_en: string;
  sort: number;
}

export interface PositionTable {
  id: string;
  name_th: string;
  name_en: Generated<string>;
  sort_key: string;
}

export interface PostTable {
  id: string;
  unit_id: string;
  serves_unit_id: string;
  position_id: string;
  position_level_id: string | null;
  title_th: string;
  title_en: Generated<string>;
  duty: string;
  sort: Generated<number>;
  valid_from: string;
  valid_to: string | null;
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
  id_card_hash: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>;
  id_card_tail: string | null;
  sort_key: string;
  search_text: string;
  is_active: Generated<boolean>;
  created_at: string;
  updated_at: string;
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

export interface AccountTable {
  id: string;
  person_id: string;
  username: string;
  password_hash: string;
  password_changed_at: string;
  failed_count: Generated<number>;
  locked_until: string | null;
  is_suspended: Generated<boolean>;
  created_at: string;
}

export interface RoleTable {
  id: string;
  code: string;
  name_th: string;
  name_en: string;
  sort: number;
}

export interface RolePermissionTable {
  role_id: string;
  permission: string;
}

export interface RoleGrantTable {
  id: string;
  role_id: string;
  person_id: string | null;
  post_id: string | null;
  created_at: string;
}

export interface SessionTable {
  id: string;
  account_id: string;
  token_hash: Buffer;
  device: string;
  ip: string;
  created_at: string;
  last_seen_at: string;
  expires_at: string;
  revoked_at: string | null;
  revoke_reason: string | null;
}

export interface SignInTicketTable {
  token_hash: Buffer;
  account_id: string;
  session_id: string;
  expires_at: string;
  used_at: string | null;
}

export interface OneTimePasswordTable {
  id: string;
  account_id: string | null;
  purpose: string;
  reference_hash: Buffer;
  code_hash: string;
  tries_left: number;
  created_at: string;
  expires_at: string;
  used_at: string | null;
  replaced_at: string | null;
}

export interface ConsentTable {
  id: string;
  person_id: string;
  version: string;
  is_agreed: boolean;
  created_at: string;
}
