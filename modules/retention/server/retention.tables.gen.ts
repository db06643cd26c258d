// Made by tools/db-types.ts from the migrated database: run it instead of editing.
import type { ColumnType, Generated } from 'kysely';

export interface DocumentRetentionTable {
  document_id: string;
  class_code: string;
  medium: 'electronic' | 'paper';
  keep_until: string | null;
  reason: string;
  set_by: string;
  set_name: string;
  set_at: ColumnType<string, Date | string, Date | string>;
}

export interface RetentionClassTable {
  code: string;
  name_th: string;
  name_en: string;
  fate: 'expires' | 'on-order' | 'forever' | 'own-law';
  years: number | null;
  least_years: number | null;
  rule: Generated<string>;
  sort: Generated<number>;
  retired_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
}

export interface RetentionDefaultTable {
  kind: string;
  class_code: string;
  medium: 'electronic' | 'paper';
}

export interface RetentionHoldTable {
  id: string;
  document_id: string | null;
  folder_id: string | null;
  case_no: string;
  reason: string;
  placed_by: string;
  placed_name: string;
  placed_at: ColumnType<string, Date | string, Date | string>;
  lifted_by: string | null;
  lifted_name: string | null;
  lifted_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  lift_reason: string | null;
}

export interface RetentionHoldItemTable {
  hold_id: string;
  document_id: string;
}

export interface RetentionItemTable {
  list_id: string;
  document_id: string;
  seq: number;
  class_code: string;
  medium: string;
  closed_on: string;
  decision: 'destroy' | 'keep' | 'extend' | 'archives' | null;
  extend_years: number | null;
  remark: Generated<string>;
  state: Generated<'listed' | 'erasing' | 'destroyed' | 'spared'>;
  obstacle: string | null;
  erased: ColumnType<unknown, string | undefined, string>;
  destroyed_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  is_open: Generated<boolean>;
}

export interface RetentionListTable {
  id: string;
  kind: 'destroy' | 'transfer' | 'keep-back' | 'deposit';
  be_year: number;
  number: number;
  state: 'DRAFT' | 'REVIEW' | 'APPROVAL' | 'APPROVED' | 'ARCHIVES' | 'EXECUTING' | 'DONE' | 'CANCELLED';
  note: Generated<string>;
  created_by: string | null;
  created_name: string;
  created_at: ColumnType<string, Date | string, Date | string>;
  order_no: string | null;
  order_on: string | null;
  returned_reason: Generated<string>;
  decided_by: string | null;
  decided_name: string | null;
  decided_post: string | null;
  decided_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  archives_sent_on: string | null;
  archives_letter_no: string | null;
  archives_answer: 'agreed' | 'asked' | 'silent' | null;
  archives_answered_on: string | null;
  executed_by: string | null;
  executed_name: string | null;
  executed_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  done_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  received_by: string | null;
  created_post: Generated<string>;
}

export interface RetentionMemberTable {
  list_id: string;
  person_id: string;
  person_name: string;
  position_name: string;
  is_chair: boolean;
  seq: number;
  signed_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  replaced_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  replaced_by: string | null;
  successor_id: string | null;
  order_no: string | null;
  order_on: string | null;
}

export interface RetentionOpinionTable {
  list_id: string;
  document_id: string;
  person_id: string;
  opinion: 'destroy' | 'keep' | 'extend';
  years: number | null;
  reason: Generated<string>;
}

export interface RetentionSurveyTable {
  be_year: number;
  made_at: ColumnType<string, Date | string, Date | string>;
  found: number;
  list_id: string | null;
}

export interface RetentionTables {
  document_retention: DocumentRetentionTable;
  retention_class: RetentionClassTable;
  retention_default: RetentionDefaultTable;
  retention_hold: RetentionHoldTable;
  retention_hold_item: RetentionHoldItemTable;
  retention_item: RetentionItemTable;
  retention_list: RetentionListTable;
  retention_member: RetentionMemberTable;
  retention_opinion: RetentionOpinionTable;
  retention_survey: RetentionSurveyTable;
}
