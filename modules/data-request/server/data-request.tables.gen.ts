// Made by tools/db-types.ts from the migrated database: run it instead of editing.
import type { ColumnType, Generated } from 'kysely';

export interface DataRequestTable {
  id: string;
  number: number;
  be_year: number;
  kind: 'access' | 'correction' | 'erasure' | 'restriction' | 'objection' | 'portability' | 'withdrawal';
  state: 'SENT' | 'TAKEN' | 'ANSWERED' | 'REFUSED' | 'CANCELLED';
  version: Generated<number>;
  requester_id: string | null;
  details: string;
  answer: Generated<string>;
  first_due_day: string;
  due_day: string;
  created_at: ColumnType<string, Date | string, Date | string>;
  outsider_name: Generated<string>;
  outsider_contact: Generated<string>;
  outsider_proof: Generated<string>;
  received_by: string | null;
  received_day: string | null;
}

export interface DataRequestEventTable {
  id: string;
  request_id: string;
  act: 'make' | 'take' | 'answer' | 'extend' | 'refuse' | 'cancel';
  state: 'SENT' | 'TAKEN' | 'ANSWERED' | 'REFUSED' | 'CANCELLED';
  words: Generated<string>;
  person_id: string;
  at: ColumnType<string, Date | string, Date | string>;
}

export interface DataRequestNumberTable {
  be_year: number;
  last: number;
}

export interface DataRequestQueueTable {
  request_id: string;
  queue: string;
  key: string;
  since: ColumnType<string, Date | string, Date | string>;
}

export interface DataRequestTables {
  data_request: DataRequestTable;
  data_request_event: DataRequestEventTable;
  data_request_number: DataRequestNumberTable;
  data_request_queue: DataRequestQueueTable;
}
