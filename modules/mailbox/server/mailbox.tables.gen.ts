// Made by tools/db-types.ts from the migrated database: run it instead of editing.
import type { ColumnType, Generated } from 'kysely';

export interface MailboxFailureTable {
  mailbox: string;
  failure: string;
  failed_at: ColumnType<string, Date | string, Date | string>;
}

export interface MailboxMessageTable {
  mailbox: string;
  uid_validity: number;
  uid: number;
  message_key: string;
  kind: 'letter' | 'report' | 'repeat';
  arrival_id: string | null;
  answer_to: Generated<string>;
  in_reply_to: Generated<string>;
  answered_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  taken_at: ColumnType<string, Date | string, Date | string>;
  flagged_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
}

export interface MailboxSettingTable {
  is_one: Generated<boolean>;
  acknowledges: boolean;
  tells_number: boolean;
  updated_by: string | null;
  updated_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
}

export interface MailboxStateTable {
  mailbox: string;
  uid_validity: number;
  first_seen_at: ColumnType<string, Date | string, Date | string>;
  next_uid: number;
  checked_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
}

export interface MailboxTables {
  mailbox_failure: MailboxFailureTable;
  mailbox_message: MailboxMessageTable;
  mailbox_setting: MailboxSettingTable;
  mailbox_state: MailboxStateTable;
}
