// Made by tools/db-types.ts from the migrated database: run it instead of editing.
import type { ColumnType, Generated } from 'kysely';

export interface NotificationTable {
  id: string;
  person_id: string;
  module: string;
  kind: string;
  title_th: string;
  title_en: string;
  message: string;
  message_html: string;
  options: ColumnType<unknown, string | undefined, string>;
  document_id: string | null;
  transaction_id: string | null;
  document_ref: Generated<string>;
  created_at: ColumnType<string, Date | string, Date | string>;
  read_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
}

export interface NotificationTables {
  notification: NotificationTable;
}
