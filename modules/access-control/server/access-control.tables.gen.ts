// Made by tools/db-types.ts from the migrated database: run it instead of editing.
import type { ColumnType, Generated } from 'kysely';

export interface AccessChangeTable {
  id: string;
  kind: string;
  subject_kind: string;
  subject_id: string;
  payload: ColumnType<unknown, string, string>;
  difference: ColumnType<unknown, string, string>;
  reason: Generated<string>;
  asked_by: string | null;
  asked_at: ColumnType<string, Date | string, Date | string>;
  state: 'waiting' | 'applied' | 'refused' | 'void';
  expires_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  alone_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  decided_by: string | null;
  decided_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  decided_reason: Generated<string>;
}

export interface MenuSettingTable {
  menu_id: number;
  name_th: string | null;
  name_en: string | null;
  icon: string | null;
  action: string | null;
  seq: number | null;
  permission: string | null;
  is_on: Generated<boolean>;
  own_parent: string | null;
  own_level: number | null;
  version: Generated<number>;
}

export interface NumberLineTable {
  id: string;
  person_id: string | null;
  post_id: string | null;
  role_id: string | null;
  group_id: string | null;
  acts: (string)[];
  unit_id: string;
  scope: Generated<'unit' | 'subtree'>;
  kinds: (string)[] | null;
  most_at_once: number | null;
  most_days_back: number | null;
  valid_from: string;
  valid_to: string | null;
  version: Generated<number>;
}

export interface SwitchSettingTable {
  code: string;
  is_on: boolean;
  version: Generated<number>;
}

export interface UserGroupTable {
  id: string;
  code: string;
  name_th: string;
  name_en: Generated<string>;
  kind: 'everyone' | 'fixed' | 'rule';
  rule_unit_id: string | null;
  rule_duty: 'head' | 'deputy' | 'clerk' | 'officer' | 'secretary' | 'none' | null;
  rule_position_type_id: string | null;
  sort: Generated<number>;
  is_seed: Generated<boolean>;
  valid_from: Generated<string>;
  valid_to: string | null;
  version: Generated<number>;
}

export interface UserGroupMemberTable {
  group_id: string;
  person_id: string;
}

export interface UserGroupMenuTable {
  group_id: string;
  menu: string;
  level: 'query' | 'manage';
  permissions: (string)[];
}

export interface UserGroupPartTable {
  group_id: string;
  part_id: string;
}

export interface AccessControlTables {
  access_change: AccessChangeTable;
  menu_setting: MenuSettingTable;
  number_line: NumberLineTable;
  switch_setting: SwitchSettingTable;
  user_group: UserGroupTable;
  user_group_member: UserGroupMemberTable;
  user_group_menu: UserGroupMenuTable;
  user_group_part: UserGroupPartTable;
}
