// Made by tools/db-types.ts from the migrated database: run it instead of editing.
import type { ColumnType, Generated } from 'kysely';

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

export interface DispatchTables {
  dispatch: DispatchTable;
}
