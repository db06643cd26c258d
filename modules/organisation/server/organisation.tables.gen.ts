// Made by tools/db-types.ts from the migrated database: run it instead of editing.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

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

export interface EmployeeTypeTable {
  code: string;
  name_th: string;
  name_en: Generated<string>;
  sort: number;
  valid_from: Generated<string>;
  valid_to: string | null;
  origin: Generated<'seed' | 'own' | 'import' | 'directory'>;
  version: Generated<number>;
  retires: 'age60-fy' | 'contract' | 'none';
  may_head: boolean;
  may_sign: boolean;
  also: Generated<(string)[]>;
}

export interface HolidayTable {
  day: string;
  name_th: string;
  name_en: Generated<string>;
  kind: 'public' | 'cabinet' | 'own' | 'substitution';
  changed_by: string | null;
  changed_at: ColumnType<string, Date | string | undefined, Date | string>;
}

export interface NamePrefixTable {
  code: string;
  name_th: string;
  name_en: Generated<string>;
  sort: number;
  valid_from: Generated<string>;
  valid_to: string | null;
  origin: Generated<'seed' | 'own' | 'import' | 'directory'>;
  version: Generated<number>;
  short: Generated<(string)[]>;
  class: 'title' | 'academic' | 'rank' | 'royal' | 'honour' | 'degree' | 'profession';
  gender: 'any' | 'male' | 'female';
  is_printed: boolean;
  has_space_after: boolean;
  force: 'none' | 'army' | 'navy' | 'air' | 'police';
  in_place: Generated<string>;
}

export interface NameSuffixTable {
  code: string;
  name_th: string;
  name_en: Generated<string>;
  sort: number;
  valid_from: Generated<string>;
  valid_to: string | null;
  origin: Generated<'seed' | 'own' | 'import' | 'directory'>;
  version: Generated<number>;
  short: Generated<string>;
  is_printed: boolean;
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
  prefixes: Generated<(string)[]>;
  suffix: string | null;
  suffix_th: Generated<string>;
  employee_type: string | null;
}

export interface PositionTable {
  id: Generated<string>;
  name_th: string;
  name_en: Generated<string>;
  sort_key: Generated<string>;
  code: Generated<string>;
  sort: Generated<number>;
  valid_from: Generated<string>;
  valid_to: string | null;
  origin: Generated<'seed' | 'own' | 'import' | 'directory'>;
  version: Generated<number>;
  type: string | null;
  line_code: Generated<string>;
}

export interface PositionLevelTable {
  id: Generated<string>;
  code: string;
  name_th: string;
  name_en: string;
  sort: number;
  valid_from: Generated<string>;
  valid_to: string | null;
  origin: Generated<'seed' | 'own' | 'import' | 'directory'>;
  version: Generated<number>;
  type: string;
  printed: Generated<string>;
}

export interface PositionTypeTable {
  id: Generated<string>;
  code: string;
  name_th: string;
  name_en: string;
  sort: number;
  valid_from: Generated<string>;
  valid_to: string | null;
  origin: Generated<'seed' | 'own' | 'import' | 'directory'>;
  version: Generated<number>;
  employment: string | null;
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

export interface RoleTable {
  id: string;
  code: string;
  name_th: string;
  name_en: string;
  sort: number;
  legacy_no: number | null;
  type_code: Generated<string>;
  is_seed: Generated<boolean>;
  valid_from: Generated<string>;
  valid_to: string | null;
  version: Generated<number>;
}

export interface RoleGrantTable {
  id: string;
  role_id: string;
  person_id: string | null;
  post_id: string | null;
  created_at: ColumnType<string, Date | string, Date | string>;
  unit_id: string | null;
  valid_from: Generated<string>;
  valid_to: string | null;
}

export interface RolePermissionTable {
  role_id: string;
  permission: string;
  scope: Generated<'own' | 'unit' | 'subtree' | 'agency'>;
}

export interface RoleTypeTable {
  code: string;
  name_th: string;
  name_en: Generated<string>;
  widest_scope: Generated<'own' | 'unit' | 'subtree' | 'agency'>;
  grantee: Generated<'any' | 'person' | 'post'>;
  needs_second: Generated<boolean>;
  has_head_portal: Generated<boolean>;
  sort: Generated<number>;
  is_seed: Generated<boolean>;
  valid_from: Generated<string>;
  valid_to: string | null;
  version: Generated<number>;
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
  address: Generated<string>;
  phone: Generated<string>;
  fax: Generated<string>;
  mail: Generated<string>;
  version: Generated<number>;
  changed_by: string | null;
  changed_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
}

export interface UnitPastTable {
  unit_id: string;
  last_day: string;
  parent_id: string | null;
  name_th: string;
  name_en: string;
  abbreviation: string;
  letter_code: string;
}

export interface OrganisationTables {
  clearance: ClearanceTable;
  delegation: DelegationTable;
  employee_type: EmployeeTypeTable;
  holiday: HolidayTable;
  name_prefix: NamePrefixTable;
  name_suffix: NameSuffixTable;
  person: PersonTable;
  position: PositionTable;
  position_level: PositionLevelTable;
  position_type: PositionTypeTable;
  post: PostTable;
  post_holding: PostHoldingTable;
  role: RoleTable;
  role_grant: RoleGrantTable;
  role_permission: RolePermissionTable;
  role_type: RoleTypeTable;
  secret_registrar: SecretRegistrarTable;
  unit: UnitTable;
  unit_past: UnitPastTable;
}
