// Made by tools/db-types.ts from the migrated database: run it instead of editing.
import type { ColumnType, Generated } from 'kysely';

export interface ArrivalTable {
  id: string;
  source: 'mailbox' | 'exchange';
  source_key: string;
  owner_unit_id: string;
  state: 'waiting' | 'registered' | 'refused' | 'spam';
  sender_name: string;
  sender_address: string;
  trust: 'proven' | 'unknown' | 'doubtful';
  contact_id: string | null;
  sender: string;
  letter_no: string;
  letter_date: string | null;
  addressee: Generated<string>;
  title: string;
  speed: string;
  secrecy: string;
  body: string;
  warnings: Generated<(string)[]>;
  left_out: ColumnType<unknown, string | undefined, string>;
  sent_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  arrived_at: ColumnType<string, Date | string, Date | string>;
  search_text: string;
  decided_by: string | null;
  decided_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  reason: Generated<string>;
  document_id: string | null;
}

export interface ReceiveStampLineTable {
  code: string;
  name_th: string;
  name_en: Generated<string>;
  sort: number;
  valid_from: Generated<string>;
  valid_to: string | null;
  origin: Generated<'seed' | 'own' | 'import' | 'directory'>;
  version: Generated<number>;
}

export interface RegistrationFieldTable {
  code: string;
  name_th: string;
  name_en: Generated<string>;
  sort: number;
  valid_from: Generated<string>;
  valid_to: string | null;
  origin: Generated<'seed' | 'own' | 'import' | 'directory'>;
  version: Generated<number>;
  way: 'outside' | 'inside' | 'bag' | 'arrival';
  is_shown: Generated<boolean>;
  is_required: Generated<boolean>;
  start_value: Generated<string>;
}

export interface IntakeTables {
  arrival: ArrivalTable;
  receive_stamp_line: ReceiveStampLineTable;
  registration_field: RegistrationFieldTable;
}
