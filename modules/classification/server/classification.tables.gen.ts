// Made by tools/db-types.ts from the migrated database: run it instead of editing.
import type { ColumnType, Generated } from 'kysely';

export interface ReadingSessionTable {
  id: string;
  document_id: string;
  person_id: string;
  session_id: string;
  reason: string;
  opened_at: ColumnType<string, Date | string, Date | string>;
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

export interface SecretCopyTable {
  id: string;
  document_id: string;
  file_id: string | null;
  first_number: number;
  last_number: number;
  permitted_by: string;
  reason: string;
  made_by: string;
  made_at: ColumnType<string, Date | string, Date | string>;
}

export interface SecretCopyActTable {
  id: string;
  copy_id: string;
  number: number;
  act: 'handed' | 'returned' | 'destroyed';
  on_date: string;
  held_by: Generated<string>;
  held_by_id: string | null;
  permitted_by: Generated<string>;
  committee: Generated<string>;
  certificate: Generated<string>;
  note: Generated<string>;
  recorded_by: string;
  recorded_at: ColumnType<string, Date | string, Date | string>;
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

export interface ClassificationTables {
  reading_session: ReadingSessionTable;
  secrecy_change: SecrecyChangeTable;
  secret_control: SecretControlTable;
  secret_copy: SecretCopyTable;
  secret_copy_act: SecretCopyActTable;
  secret_reader: SecretReaderTable;
}
