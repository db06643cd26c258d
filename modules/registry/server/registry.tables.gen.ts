// Made by tools/db-types.ts from the migrated database: run it instead of editing.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

export interface ArrivalTable {
  id: string;
  source: 'mailbox' | 'exchange';
  source_key: string;
  owner_unit_id: string;
  state: 'waiting' | 'registered' | 'refused' | 'spam';
  sender_name: string;
  sender_address: string;
  trust: 'proven' | 'unknown' | 'doubtful';
  contact_id: string | null;
  sender: string;
  letter_no: string;
  letter_date: string | null;
  addressee: Generated<string>;
  title: string;
  speed: string;
  secrecy: string;
  body: string;
  warnings: Generated<(string)[]>;
  left_out: ColumnType<unknown, string | undefined, string>;
  sent_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  arrived_at: ColumnType<string, Date | string, Date | string>;
  search_text: string;
  decided_by: string | null;
  decided_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  reason: Generated<string>;
  document_id: string | null;
}

export interface CirculationTable {
  id: string;
  document_id: string;
  parent_id: string | null;
  sent_by: string;
  sender_name: string;
  sender_post: string;
  unit_id: string;
  audience: string;
  note: Generated<string>;
  asks_acknowledgement: boolean;
  due_date: string | null;
  sent_at: ColumnType<string, Date | string, Date | string>;
  last_reminded_on: string | null;
  reminders: Generated<number>;
  is_recallable: Generated<boolean>;
  gave_everyone: Generated<boolean>;
  recalled_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  recall_reason: Generated<string>;
  recalled_people: Generated<number>;
}

export interface CirculationRecipientTable {
  circulation_id: string;
  person_id: string;
  document_id: string;
  person_name: string;
  position_name: string;
  unit_name: string;
  sent_at: ColumnType<string, Date | string, Date | string>;
  read_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  acknowledged_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  answer: Generated<string>;
  gave_right: Generated<boolean>;
}

export interface ConsolidationTable {
  file_id: string;
  document_id: string;
  up_to: string;
  note: Generated<string>;
  kept_by: string;
  kept_name: string;
  kept_at: ColumnType<string, Date | string, Date | string>;
}

export interface ContactTable {
  id: string;
  kind: 'agency' | 'person';
  name: string;
  abbreviation: Generated<string>;
  address: Generated<string>;
  email: Generated<string>;
  phone: Generated<string>;
  exchange_code: Generated<string>;
  note: Generated<string>;
  search_text: string;
  retired_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  updated_by: string;
  updated_at: ColumnType<string, Date | string, Date | string>;
  usual_method: Generated<'post' | 'ems' | 'ordinary' | 'hand' | 'email' | 'exchange'>;
}

export interface DispatchTable {
  id: string;
  document_id: string;
  recipient_id: string;
  attempt: number;
  method: 'post' | 'ems' | 'ordinary' | 'hand' | 'email' | 'exchange';
  address: Generated<string>;
  reference: Generated<string>;
  state: 'QUEUED' | 'SENT' | 'DELIVERED' | 'ACCEPTED' | 'BOUNCED' | 'RETURNED' | 'CANCELLED';
  message_id: string | null;
  reason: Generated<string>;
  detail: Generated<string>;
  receive_number: Generated<string>;
  carrier_id: string | null;
  book_day: string | null;
  receiver_name: Generated<string>;
  signature: Generated<string>;
  asked_by: string;
  asked_at: ColumnType<string, Date | string, Date | string>;
  sent_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  ended_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  acknowledged_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  sending_since: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  tries: Generated<number>;
}

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
  speed: 'normal' | 'urgent' | 'very-urgent' | 'immediate';
  secrecy: 'normal' | 'confidential' | 'secret' | 'top-secret';
  due_date: string | null;
  note: Generated<string>;
  owner_unit_id: string;
  author_id: string;
  presented_holder: string | null;
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
}

export interface DocumentEventTable {
  id: string;
  document_id: string;
  leg_id: string | null;
  job_id: string | null;
  subject: 'document' | 'leg' | 'job';
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

export interface DocumentFindTable {
  document_id: string;
  at: ColumnType<string, Date | string, Date | string>;
  title: string;
  body: string;
  pairs: (string)[];
  tags: (string)[];
  readers: (string)[];
}

export interface DocumentFindDueTable {
  id: GeneratedAlways<number>;
  document_id: string;
}

export interface DocumentJobTable {
  id: string;
  document_id: string;
  leg_id: string;
  assignee_id: string;
  assigner_id: string;
  is_main: boolean;
  state: string;
  instruction: Generated<string>;
  due_date: string | null;
  percent: Generated<number>;
  assigned_at: ColumnType<string, Date | string, Date | string>;
  assignee_post_id: string | null;
}

export interface DocumentLegTable {
  id: string;
  document_id: string;
  role: 'main' | 'info';
  from_unit_id: string;
  from_holders: (string)[];
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

export interface DocumentReadTable {
  document_id: string;
  person_id: string;
  first_read_at: ColumnType<string, Date | string, Date | string>;
}

export interface DocumentReaderTable {
  document_id: string;
  holder: string;
}

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

export interface FolderTable {
  id: string;
  person_id: string | null;
  unit_id: string | null;
  parent_id: string | null;
  name: string;
  created_by: string;
  created_at: ColumnType<string, Date | string, Date | string>;
}

export interface FolderItemTable {
  folder_id: string;
  document_id: string;
  filed_by: string;
  filed_at: ColumnType<string, Date | string, Date | string>;
}

export interface ImportHeadingTable {
  heading_key: string;
  field: string | null;
  changed_by: string;
  changed_at: ColumnType<string, Date | string, Date | string>;
}

export interface ImportRowTable {
  run_id: string;
  row_no: number;
  cells: ColumnType<unknown, string, string>;
  number: number | null;
  read: ColumnType<unknown, string | null | undefined, string | null>;
  scans: Generated<(string)[]>;
  problems: ColumnType<unknown, string | undefined, string>;
  state: Generated<'new' | 'good' | 'bad' | 'done' | 'undone' | 'kept'>;
  document_id: string | null;
}

export interface ImportRunTable {
  id: string;
  state: 'UPLOADED' | 'CHECKING' | 'CHECKED' | 'RUNNING' | 'DONE' | 'UNDOING' | 'UNDONE' | 'DISCARDED';
  file_name: string;
  encoding: string;
  columns: ColumnType<unknown, string, string>;
  mapping: ColumnType<unknown, string, string>;
  month_first: Generated<(string)[]>;
  unit_id: string | null;
  kind: 'receive' | 'outgoing' | null;
  be_year: number | null;
  register_id: string | null;
  scans_kind: 'zip' | 'folder' | null;
  scans_name: string | null;
  scans_path: string | null;
  rows: number;
  stage_row: Generated<number>;
  handled: Generated<number>;
  counter_before: number | null;
  counter_set: number | null;
  created_by: string;
  created_at: ColumnType<string, Date | string, Date | string>;
  started_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  ended_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  request_id: string;
  counts: ColumnType<unknown, string | null | undefined, string | null>;
  forgotten_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
}

export interface ImportScanTable {
  run_id: string;
  path: string;
  bytes: number;
  row_no: number | null;
  is_attached: Generated<boolean>;
}

export interface ImportedPaperTable {
  document_id: string;
  run_id: string;
  row_no: number;
  old_id: Generated<string>;
  action: Generated<string>;
}

export interface JobReminderTable {
  job_id: string;
  assignee_id: string;
  stage: 'soon' | 'today' | 'overdue' | 'escalated' | 'manual';
  day: string;
  reminded_at: ColumnType<string, Date | string, Date | string>;
  by_id: string | null;
}

export interface LetterTable {
  document_id: string;
  kind: string;
  fields: ColumnType<unknown, string, string>;
}

export interface LetterRecipientTable {
  id: string;
  document_id: string;
  seq: number;
  name: string;
  method: string;
  state: 'WAITING' | 'QUEUED' | 'SENT' | 'DELIVERED' | 'ACCEPTED' | 'BOUNCED' | 'RETURNED' | 'CANCELLED';
  reference: Generated<string>;
  sent_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  sent_by: string | null;
  their_no: Generated<string>;
  note: Generated<string>;
}

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

export interface PaperChangeTable {
  from_id: string;
  to_id: string;
  kind: 'amends' | 'repeals' | 'supersedes';
}

export interface PaperReferenceTable {
  document_id: string;
  refers_to: string;
  linked_by: string;
  linked_at: ColumnType<string, Date | string, Date | string>;
}

export interface PaperReplyTable {
  reply_id: string;
  to_id: string;
  linked_by: string;
  linked_at: ColumnType<string, Date | string, Date | string>;
  told_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
}

export interface PublicationTable {
  document_id: string;
  kind: string;
  meeting_name: Generated<string>;
  meeting_no: Generated<string>;
  meeting_date: string | null;
  meeting_key: string | null;
  in_force_on: string | null;
  published_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  search_text: Generated<string>;
  minutes: ColumnType<unknown, string | null | undefined, string | null>;
  certified_no: string | null;
  certified_on: string | null;
  gazette_volume: number | null;
  gazette_part: string | null;
  gazette_page: string | null;
  gazette_on: string | null;
}

export interface QueueItemTable {
  thing_key: string;
  code: string;
  holder: string;
  document_id: string;
  leg_id: string | null;
  job_id: string | null;
  since: ColumnType<string, Date | string, Date | string>;
  due_date: string | null;
}

export interface RecipientGroupTable {
  id: string;
  unit_id: string;
  name: string;
  unit_ids: (string)[];
  person_ids: (string)[];
  updated_by: string;
  updated_at: ColumnType<string, Date | string, Date | string>;
}

export interface RegisterTable {
  id: string;
  unit_id: string;
  kind: 'receive' | 'memo' | 'cycle' | 'command' | 'regularity' | 'rules' | 'announce' | 'declaration' | 'news' | 'report' | 'outgoing' | 'guaranty' | 'other' | 'secret-receive' | 'secret-send';
  created_at: ColumnType<string, Date | string, Date | string>;
  closed_on: string | null;
}

export interface RegisterCounterTable {
  register_id: string;
  be_year: number;
  last_number: number;
}

export interface RegisterEntryTable {
  id: string;
  register_id: string;
  be_year: number;
  number: number;
  state: 'RESERVED' | 'USED' | 'VOID' | 'RELEASED';
  document_id: string | null;
  leg_id: string | null;
  reason: Generated<string>;
  entered_by: string;
  entered_at: ColumnType<string, Date | string, Date | string>;
  reservation_id: string | null;
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

export interface ReminderStageTable {
  stage: 'soon' | 'today' | 'overdue' | 'escalated';
  working_days: number;
  is_on: Generated<boolean>;
  changed_by: string | null;
  changed_at: ColumnType<string, Date | string | undefined, Date | string>;
}

export interface ReportSettingTable {
  is_only: Generated<boolean>;
  hands_at_most: Generated<number>;
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
}

export interface RouteTemplateTable {
  id: string;
  name: string;
  purpose: 'route' | 'send' | 'work';
  person_id: string | null;
  unit_id: string | null;
  members: ColumnType<unknown, string, string>;
  updated_by: string;
  updated_at: ColumnType<string, Date | string, Date | string>;
}

export interface SavedViewTable {
  id: string;
  owner_id: string;
  unit_id: string | null;
  area: string;
  name: string;
  state: ColumnType<unknown, string, string>;
  updated_at: ColumnType<string, Date | string, Date | string>;
}

export interface SecrecyChangeTable {
  id: string;
  document_id: string;
  from_class: string;
  to_class: string;
  reason: string;
  changed_by: string;
  changed_at: ColumnType<string, Date | string, Date | string>;
  removed: ColumnType<unknown, string | undefined, string>;
  is_text_removed: Generated<boolean>;
}

export interface SecretControlTable {
  unit_id: string;
  be_year: number;
  number: number;
  document_id: string;
  entered_by: string;
  entered_at: ColumnType<string, Date | string, Date | string>;
}

export interface SecretOpeningTable {
  id: string;
  document_id: string;
  person_id: string;
  session_id: string;
  reason: string;
  opened_at: ColumnType<string, Date | string, Date | string>;
}

export interface SecretReaderTable {
  id: string;
  document_id: string;
  person_id: string;
  via: 'named' | 'flow' | 'break-glass';
  may_download: Generated<boolean>;
  reason: Generated<string>;
  named_by: string;
  named_at: ColumnType<string, Date | string, Date | string>;
  until: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  ended_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  ended_by: string | null;
  end_reason: Generated<string>;
}

export interface UnitEndingTable {
  unit_id: string;
  successor_id: string | null;
  last_day: string;
  order_no: string;
  note: Generated<string>;
  entered_by: string;
  entered_name: string;
  entered_at: ColumnType<string, Date | string, Date | string>;
  id: Generated<string>;
  reopened_order_no: string | null;
  reopened_reason: string | null;
  reopened_by: string | null;
  reopened_name: string | null;
  reopened_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
}

export interface UnitEndingPlanTable {
  id: string;
  unit_id: string;
  successor_id: string | null;
  last_day: string;
  order_no: string;
  note: Generated<string>;
  entered_by: string;
  entered_name: string;
  entered_at: ColumnType<string, Date | string, Date | string>;
  state: Generated<'planned' | 'done' | 'cancelled' | 'failed'>;
  reason: Generated<string>;
  settled_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
}

export interface UnitNumberingTable {
  unit_id: string;
  code_owner: 'division' | 'department';
  changed_by: string;
  changed_at: ColumnType<string, Date | string, Date | string>;
}

export interface RegistryTables {
  arrival: ArrivalTable;
  circulation: CirculationTable;
  circulation_recipient: CirculationRecipientTable;
  consolidation: ConsolidationTable;
  contact: ContactTable;
  dispatch: DispatchTable;
  document: DocumentTable;
  document_event: DocumentEventTable;
  document_find: DocumentFindTable;
  document_find_due: DocumentFindDueTable;
  document_job: DocumentJobTable;
  document_leg: DocumentLegTable;
  document_read: DocumentReadTable;
  document_reader: DocumentReaderTable;
  document_retention: DocumentRetentionTable;
  folder: FolderTable;
  folder_item: FolderItemTable;
  import_heading: ImportHeadingTable;
  import_row: ImportRowTable;
  import_run: ImportRunTable;
  import_scan: ImportScanTable;
  imported_paper: ImportedPaperTable;
  job_reminder: JobReminderTable;
  letter: LetterTable;
  letter_recipient: LetterRecipientTable;
  number_reservation: NumberReservationTable;
  paper_change: PaperChangeTable;
  paper_reference: PaperReferenceTable;
  paper_reply: PaperReplyTable;
  publication: PublicationTable;
  queue_item: QueueItemTable;
  recipient_group: RecipientGroupTable;
  register: RegisterTable;
  register_counter: RegisterCounterTable;
  register_entry: RegisterEntryTable;
  register_entry_event: RegisterEntryEventTable;
  register_year: RegisterYearTable;
  reminder_stage: ReminderStageTable;
  report_setting: ReportSettingTable;
  retention_class: RetentionClassTable;
  retention_default: RetentionDefaultTable;
  retention_hold: RetentionHoldTable;
  retention_hold_item: RetentionHoldItemTable;
  retention_item: RetentionItemTable;
  retention_list: RetentionListTable;
  retention_member: RetentionMemberTable;
  retention_opinion: RetentionOpinionTable;
  retention_survey: RetentionSurveyTable;
  route_step: RouteStepTable;
  route_template: RouteTemplateTable;
  saved_view: SavedViewTable;
  secrecy_change: SecrecyChangeTable;
  secret_control: SecretControlTable;
  secret_opening: SecretOpeningTable;
  secret_reader: SecretReaderTable;
  unit_ending: UnitEndingTable;
  unit_ending_plan: UnitEndingPlanTable;
  unit_numbering: UnitNumberingTable;
}
