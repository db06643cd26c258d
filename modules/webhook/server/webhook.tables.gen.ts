// Made by tools/db-types.ts from the migrated database: run it instead of editing.
import type { ColumnType, Generated } from 'kysely';

export interface WebhookTable {
  id: string;
  name: string;
  url: string;
  types: (string)[];
  secret: Buffer;
  old_secret: Buffer | null;
  old_secret_until: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  is_on: Generated<boolean>;
  off_reason: 'person' | 'gone' | 'failing' | null;
  failing_since: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  version: Generated<number>;
  created_by: string;
  created_at: ColumnType<string, Date | string, Date | string>;
}

export interface WebhookAttemptTable {
  id: string;
  delivery_id: string;
  at: ColumnType<string, Date | string, Date | string>;
  status: number | null;
  problem: Generated<string>;
  ms: number;
  answer: Generated<string>;
  is_taken: boolean;
}

export interface WebhookDeliveryTable {
  id: string;
  webhook_id: string;
  type: string;
  body: string;
  state: Generated<'waiting' | 'sent' | 'failed' | 'dropped'>;
  tries: Generated<number>;
  turn: Generated<number>;
  due_at: ColumnType<string, Date | string, Date | string>;
  created_at: ColumnType<string, Date | string, Date | string>;
  settled_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
}

export interface WebhookTables {
  webhook: WebhookTable;
  webhook_attempt: WebhookAttemptTable;
  webhook_delivery: WebhookDeliveryTable;
}
