// Made by tools/db-types.ts from the migrated database: run it instead of editing.
import type { ColumnType, Generated } from 'kysely';

export interface ConsolidationTable {
  file_id: string;
  document_id: string;
  up_to: string;
  note: Generated<string>;
  kept_by: string;
  kept_name: string;
  kept_at: ColumnType<string, Date | string, Date | string>;
}

export interface DocumentReplyTable {
  reply_id: string;
  to_id: string;
  linked_by: string;
  linked_at: ColumnType<string, Date | string, Date | string>;
  told_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
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
  remarks: Generated<string>;
}

export interface PublicationChangeTable {
  from_id: string;
  to_id: string;
  kind: 'amends' | 'repeals' | 'supersedes';
}

export interface CorrespondenceTables {
  consolidation: ConsolidationTable;
  document_reply: DocumentReplyTable;
  letter: LetterTable;
  letter_recipient: LetterRecipientTable;
  publication: PublicationTable;
  publication_change: PublicationChangeTable;
}
