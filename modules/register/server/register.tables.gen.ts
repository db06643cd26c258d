// Made by tools/db-types.ts from the migrated database: run it instead of editing.
import type { ColumnType, Generated } from 'kysely';

export interface NumberReservationTable {
  id: string;
  register_id: string;
  be_year: number;
  first_number: number;
  last_number: number;
  for_day: string;
  expires_on: string;
  reason: string;
  reserved_by: string;
  reserved_name: string;
  reserved_at: ColumnType<string, Date | string, Date | string>;
}

export interface RegisterTable {
  id: string;
  unit_id: string;
  kind: 'receive' | 'memo' | 'cycle' | 'command' | 'regularity' | 'rules' | 'announce' | 'declaration' | 'news' | 'report' | 'outgoing' | 'guaranty' | 'other' | 'secret-receive' | 'secret-send';
  created_at: ColumnType<string, Date | string, Date | string>;
  closed_on: string | null;
}

export interface RegisterActTable {
  book: string;
  act: string;
  sort: number;
  place: 'main' | 'menu' | 'hidden';
}

export interface RegisterBookTable {
  code: string;
  name_th: string;
  name_en: Generated<string>;
  sort: number;
  valid_from: Generated<string>;
  valid_to: string | null;
  origin: Generated<'seed' | 'own' | 'import' | 'directory'>;
  version: Generated<number>;
  years_shown: number | null;
  entry_order: Generated<'newest' | 'oldest'>;
  seen_by: Generated<'keepers' | 'clerks-heads' | 'clerks'>;
}

export interface RegisterColumnTable {
  book: string;
  column_id: string;
  sort: number;
  name_th: Generated<string>;
  name_en: Generated<string>;
  width: number;
  on_screen: boolean;
  on_phone: boolean;
  in_excel: boolean;
  in_print: boolean;
  seen_by: Generated<'keepers' | 'clerks-heads' | 'clerks'>;
}

export interface RegisterCounterTable {
  register_id: string;
  be_year: number;
  last_number: number;
}

export interface RegisterDesignTable {
  book: string;
  part: 'columns' | 'acts';
  version: number;
  is_own: boolean;
  changed_by: string;
  changed_at: ColumnType<string, Date | string, Date | string>;
}

export interface RegisterEntryTable {
  id: string;
  register_id: string;
  be_year: number;
  number: number;
  state: 'RESERVED' | 'USED' | 'VOID' | 'RELEASED';
  document_id: string | null;
  transmission_id: string | null;
  reason: Generated<string>;
  entered_by: string;
  entered_at: ColumnType<string, Date | string, Date | string>;
  reservation_id: string | null;
  for_unit_id: string | null;
}

export interface RegisterEntryEventTable {
  id: string;
  entry_id: string;
  from_state: string;
  to_state: string;
  reason: string;
  actor_id: string;
  actor_name: string;
  at: ColumnType<string, Date | string, Date | string>;
  request_id: string;
}

export interface RegisterShareTable {
  unit_id: string;
  kind: 'receive' | 'outgoing' | 'cycle' | 'memo';
  from_year: number;
  with_id: string | null;
  changed_by: string;
  changed_at: ColumnType<string, Date | string, Date | string>;
}

export interface RegisterStartTable {
  register_id: string;
  be_year: number;
  last_number: number;
  reason: string;
  set_by: string;
  set_at: ColumnType<string, Date | string, Date | string>;
}

export interface RegisterYearTable {
  register_id: string;
  be_year: number;
  last_number: number;
  used: number;
  void: number;
  released: number;
  closed_by: string;
  closed_name: string;
  closed_at: ColumnType<string, Date | string, Date | string>;
}

export interface RegistrationPointTable {
  unit_id: string;
  level: 'central' | 'department' | 'division' | 'section';
  through_id: string | null;
  valid_from: string;
  valid_to: string | null;
  version: Generated<number>;
  changed_by: string;
  changed_at: ColumnType<string, Date | string, Date | string>;
}

export interface RegistrationPointUnitTable {
  point_id: string;
  unit_id: string;
}

export interface UnitNumberingTable {
  unit_id: string;
  code_owner: 'division' | 'department';
  changed_by: string;
  changed_at: ColumnType<string, Date | string, Date | string>;
}

export interface RegisterTables {
  number_reservation: NumberReservationTable;
  register: RegisterTable;
  register_act: RegisterActTable;
  register_book: RegisterBookTable;
  register_column: RegisterColumnTable;
  register_counter: RegisterCounterTable;
  register_design: RegisterDesignTable;
  register_entry: RegisterEntryTable;
  register_entry_event: RegisterEntryEventTable;
  register_share: RegisterShareTable;
  register_start: RegisterStartTable;
  register_year: RegisterYearTable;
  registration_point: RegistrationPointTable;
  registration_point_unit: RegistrationPointUnitTable;
  unit_numbering: UnitNumberingTable;
}
