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
  news_id: string | null;
  is_confidential: Generated<boolean>;
  urgency: Generated<'normal' | 'urgent' | 'very-urgent' | 'immediate'>;
  work_key: string | null;
  settled_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  role: Generated<'holder' | 'author' | 'follower' | 'head' | 'clerk' | 'administrator'>;
  is_shown: Generated<boolean>;
  settled_by: string | null;
}

export interface NotificationCellTable {
  event: string;
  channel: 'bell' | 'email' | 'line' | 'push';
  role: '*' | 'holder' | 'author' | 'follower' | 'head' | 'clerk' | 'administrator';
  level: 'off' | 'choice' | 'on' | 'always';
}

export interface NotificationChoiceTable {
  person_id: string;
  channel: 'bell' | 'email' | 'line' | 'push';
  is_on: boolean;
  event: string;
}

export interface NotificationDeliveryTable {
  id: string;
  notification_id: string;
  person_id: string;
  channel: 'email' | 'line' | 'push';
  address: string;
  state: Generated<'waiting' | 'sent' | 'failed' | 'dropped'>;
  is_digest: Generated<boolean>;
  due_at: ColumnType<string, Date | string, Date | string>;
  attempts: Generated<number>;
  problem: string | null;
  problem_detail: string | null;
  created_at: ColumnType<string, Date | string, Date | string>;
  settled_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  leased_by: string | null;
  leased_until: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
}

export interface NotificationPolicyTable {
  is_only: Generated<boolean>;
  retention_days: Generated<number>;
  urgent_from: Generated<'urgent' | 'very-urgent' | 'immediate'>;
  updated_at: ColumnType<string, Date | string, Date | string>;
  quiet_from: Generated<number | null>;
  quiet_until: Generated<number | null>;
  quiet_days_off: Generated<boolean>;
}

export interface NotificationPreferenceTable {
  person_id: string;
  quiet_from: number | null;
  quiet_until: number | null;
  urgent_breaks_quiet: Generated<boolean>;
  digest_at: number | null;
  language: Generated<'th' | 'en'>;
  updated_at: ColumnType<string, Date | string, Date | string>;
}

export interface NotificationTemplateTable {
  event: string;
  texts: ColumnType<unknown, string, string>;
  updated_by: string;
  updated_at: ColumnType<string, Date | string, Date | string>;
}

export interface PushSubscriptionTable {
  id: string;
  person_id: string;
  endpoint: string;
  key_p256dh: string;
  key_auth: string;
  device: string;
  created_at: ColumnType<string, Date | string, Date | string>;
  session_id: string | null;
}

export interface NotificationTables {
  notification: NotificationTable;
  notification_cell: NotificationCellTable;
  notification_choice: NotificationChoiceTable;
  notification_delivery: NotificationDeliveryTable;
  notification_policy: NotificationPolicyTable;
  notification_preference: NotificationPreferenceTable;
  notification_template: NotificationTemplateTable;
  push_subscription: PushSubscriptionTable;
}
