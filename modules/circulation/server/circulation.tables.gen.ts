// Made by tools/db-types.ts from the migrated database: run it instead of editing.
import type { ColumnType, Generated } from 'kysely';

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
  completed_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  closing_on: 'document' | 'transmission' | 'assignment' | null;
  closing_target: string | null;
  closing_act: string | null;
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

export interface RecipientGroupTable {
  id: string;
  unit_id: string;
  name: string;
  unit_ids: (string)[];
  person_ids: (string)[];
  updated_by: string;
  updated_at: ColumnType<string, Date | string, Date | string>;
}

export interface CirculationTables {
  circulation: CirculationTable;
  circulation_recipient: CirculationRecipientTable;
  recipient_group: RecipientGroupTable;
}
