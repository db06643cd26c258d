// Made by tools/db-types.ts from the migrated database: run it instead of editing.
import type { ColumnType, Generated } from 'kysely';

export interface ExchangeGatewayTable {
  is_one: Generated<boolean>;
  pulled_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  failure: string | null;
  failed_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
}

export interface ExchangeInPartTable {
  partner_id: string;
  sha256: string;
  place: number;
  content: Buffer;
  came_at: ColumnType<string, Date | string, Date | string>;
}

export interface ExchangeInboxTable {
  process_id: string;
  partner_id: string;
  message_id: string;
  message: string;
  body: ColumnType<unknown, string, string>;
  body_hash: string;
  process_time: ColumnType<string, Date | string, Date | string>;
  confirmed_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
}

export interface ExchangeLetterTable {
  message_id: string;
  partner_id: string;
  letter_id: string;
  letter_date: string;
  subject: string;
  arrival_id: string | null;
  state: 'received' | 'accepted' | 'rejected' | 'invalid' | 'withdrawn';
  accept_id: Generated<string>;
}

export interface ExchangeNonceTable {
  partner_id: string;
  nonce: string;
  came_at: ColumnType<string, Date | string, Date | string>;
}

export interface ExchangeOutPartTable {
  outbox_id: string;
  seq: number;
  sha256: string;
  place: number;
  content: Buffer;
}

export interface ExchangeOutboxTable {
  id: string;
  partner_id: string;
  message: string;
  body: ColumnType<unknown, string | null | undefined, string | null>;
  document_id: string | null;
  parts: Generated<number>;
  parts_sent: Generated<number>;
  tries: Generated<number>;
  failure: string | null;
  process_id: string | null;
  state: 'waiting' | 'done' | 'failed';
  created_at: ColumnType<string, Date | string, Date | string>;
  ended_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
}

export interface ExchangePartnerTable {
  id: string;
  code: string;
  name: string;
  url: string;
  public_key: string;
  takes_secret: boolean;
  failure: string | null;
  reached_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  retired_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  updated_by: string | null;
  updated_at: ColumnType<string, Date | string, Date | string>;
  way: Generated<'direct' | 'gateway'>;
  failure_code: string | null;
  doubted_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
}

export interface ExchangeSettingTable {
  is_one: Generated<boolean>;
  code: Generated<string>;
  updated_by: string | null;
  updated_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
}

export interface ExchangeTables {
  exchange_gateway: ExchangeGatewayTable;
  exchange_in_part: ExchangeInPartTable;
  exchange_inbox: ExchangeInboxTable;
  exchange_letter: ExchangeLetterTable;
  exchange_nonce: ExchangeNonceTable;
  exchange_out_part: ExchangeOutPartTable;
  exchange_outbox: ExchangeOutboxTable;
  exchange_partner: ExchangePartnerTable;
  exchange_setting: ExchangeSettingTable;
}
