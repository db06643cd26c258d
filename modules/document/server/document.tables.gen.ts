// Made by tools/db-types.ts from the migrated database: run it instead of editing.
import type { ColumnType, Generated } from 'kysely';

export interface DocumentTable {
  id: string;
  kind: string;
  state: string;
  version: Generated<number>;
  title: string;
  sender: Generated<string>;
  addressee: Generated<string>;
  letter_no: Generated<string>;
  letter_date: string | null;
  speed: string;
  secrecy: 'normal' | 'confidential' | 'secret' | 'top-secret';
  due_date: string | null;
  note: Generated<string>;
  owner_unit_id: string;
  author_id: string;
  presented_principal: string | null;
  order_recipients: ColumnType<unknown, string | undefined, string>;
  last_instruction: Generated<string>;
  addressed_unit_ids: Generated<(string)[]>;
  body_json: ColumnType<unknown, string | null | undefined, string | null>;
  body_html: string | null;
  route_round: Generated<number>;
  signed_by_name: string | null;
  signed_by_post: string | null;
  signed_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  retention: string | null;
  share_ref: string;
  duplicate_key: string | null;
  search_text: string;
  created_at: ColumnType<string, Date | string, Date | string>;
  updated_at: ColumnType<string, Date | string, Date | string>;
  signed_by_lines: Generated<(string)[]>;
  signed_for_name: Generated<string>;
  registry_unit_id: string | null;
  presented_post_id: string | null;
  destroyed_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  destroyed_note: string | null;
  is_answered: Generated<boolean>;
  book_group: Generated<string>;
  category: Generated<string>;
  disposal: Generated<string>;
  book_group_code: Generated<string>;
  category_code: Generated<string>;
  sub_type_code: Generated<string>;
  due_time: Generated<string>;
}

export interface DocumentAssignmentTable {
  id: string;
  document_id: string;
  transmission_id: string;
  assignee_id: string;
  assigner_id: string;
  is_main: boolean;
  state: string;
  instruction: Generated<string>;
  due_date: string | null;
  percent: Generated<number>;
  assigned_at: ColumnType<string, Date | string, Date | string>;
  assignee_post_id: string | null;
  job_type: string | null;
}

export interface DocumentEventTable {
  id: string;
  document_id: string;
  transmission_id: string | null;
  assignment_id: string | null;
  subject: 'document' | 'transmission' | 'assignment';
  act: string;
  from_state: string | null;
  to_state: string | null;
  actor_id: string | null;
  actor_name: string;
  actor_post: string;
  unit_name: string | null;
  note: Generated<string>;
  detail: ColumnType<unknown, string | undefined, string>;
  file_ids: Generated<(string)[]>;
  request_id: string;
  at: ColumnType<string, Date | string, Date | string>;
  acting: ColumnType<unknown, string | null | undefined, string | null>;
}

export interface DocumentReadTable {
  document_id: string;
  person_id: string;
  first_read_at: ColumnType<string, Date | string, Date | string>;
}

export interface DocumentReaderTable {
  document_id: string;
  principal: string;
}

export interface DocumentTransmissionTable {
  id: string;
  document_id: string;
  role: 'main' | 'info';
  from_unit_id: string;
  from_principals: (string)[];
  to_unit_id: string | null;
  to_person_id: string | null;
  state: string;
  note: Generated<string>;
  last_instruction: Generated<string>;
  due_date: string | null;
  studier_id: string | null;
  retention: string | null;
  sent_at: ColumnType<string, Date | string, Date | string>;
  opened_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  to_post_id: string | null;
  studier_post_id: string | null;
}

export interface QueueItemTable {
  subject_key: string;
  code: string;
  principal: string;
  document_id: string;
  transmission_id: string | null;
  assignment_id: string | null;
  since: ColumnType<string, Date | string, Date | string>;
  due_date: string | null;
  due_time: Generated<string>;
}

export interface RouteStepTable {
  id: string;
  document_id: string;
  round: number;
  seq: number;
  role: 'review' | 'sign';
  person_id: string;
  state: 'waiting' | 'active' | 'passed' | 'returned' | 'signed' | 'skipped';
  acted_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  post_id: string | null;
  acted_by: Generated<string>;
  starts_with_previous: Generated<boolean>;
  signed_name: Generated<string>;
  signed_lines: Generated<(string)[]>;
  signed_for_name: Generated<string>;
}

export interface DocumentTables {
  document: DocumentTable;
  document_assignment: DocumentAssignmentTable;
  document_event: DocumentEventTable;
  document_read: DocumentReadTable;
  document_reader: DocumentReaderTable;
  document_transmission: DocumentTransmissionTable;
  queue_item: QueueItemTable;
  route_step: RouteStepTable;
}
