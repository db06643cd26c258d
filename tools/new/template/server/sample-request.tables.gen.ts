// Made by tools/db-types.ts from the migrated database: run it instead of editing.
import type { ColumnType, Generated } from 'kysely';

export interface SampleRequestTable {
  id: string;
  state: 'DRAFT' | 'SENT' | 'ALLOWED' | 'DENIED';
  version: Generated<number>;
  requester_id: string;
  title: string;
  reason: string;
  answer: Generated<string>;
  created_at: ColumnType<string, Date | string, Date | string>;
}

export interface SampleRequestEventTable {
  id: string;
  request_id: string;
  act: 'send' | 'allow' | 'deny';
  state: 'DRAFT' | 'SENT' | 'ALLOWED' | 'DENIED';
  person_id: string;
  at: ColumnType<string, Date | string, Date | string>;
}

export interface SampleRequestQueueTable {
  request_id: string;
  queue: string;
  key: string;
  since: ColumnType<string, Date | string, Date | string>;
}

export interface SampleRequestTables {
  sample_request: SampleRequestTable;
  sample_request_event: SampleRequestEventTable;
  sample_request_queue: SampleRequestQueueTable;
}
