// Made by tools/db-types.ts from the migrated database: run it instead of editing.
import type { ColumnType, Generated } from 'kysely';

export interface AccountHandoverTable {
  id: string;
  person_id: string;
  line: string;
  taker_id: string | null;
  count: number;
  by_id: string;
  at: ColumnType<string, Date | string, Date | string>;
}

export interface DirectoryPersonTable {
  person_id: string;
  directory_name: string;
  seen_at: ColumnType<string, Date | string, Date | string>;
  missing_since: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
}

export interface DirectoryRunTable {
  id: string;
  state: 'preview' | 'done' | 'stopped' | 'failed' | 'dropped';
  is_scheduled: boolean;
  entries: Generated<number>;
  counts: ColumnType<unknown, string | undefined, string>;
  plan: ColumnType<unknown, string | undefined, string>;
  fault: Generated<string>;
  created_by: string | null;
  created_at: ColumnType<string, Date | string, Date | string>;
  done_by: string | null;
  done_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
}

export interface EmploymentTable {
  person_id: string;
  appointed_on: string | null;
  left_on: string | null;
  leave_reason: Generated<string>;
  leave_order_no: Generated<string>;
  updated_at: ColumnType<string, Date | string, Date | string>;
  leave_kind: 'retired' | 'resigned' | 'moved-away' | 'contract-over' | 'died' | 'other' | null;
}

export interface PersonnelOrderTable {
  id: string;
  kind: 'transfer' | 'leave';
  person_id: string;
  order_no: Generated<string>;
  day: string;
  reason: Generated<string>;
  detail: ColumnType<unknown, string | undefined, string>;
  state: 'planned' | 'done' | 'cancelled' | 'failed';
  fault: Generated<string>;
  entered_by: string;
  entered_at: ColumnType<string, Date | string, Date | string>;
  done_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  leave_kind: 'retired' | 'resigned' | 'moved-away' | 'contract-over' | 'died' | 'other' | null;
}

export interface PersonnelTables {
  account_handover: AccountHandoverTable;
  directory_person: DirectoryPersonTable;
  directory_run: DirectoryRunTable;
  employment: EmploymentTable;
  personnel_order: PersonnelOrderTable;
}
