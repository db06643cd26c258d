// Made by tools/db-types.ts from the migrated database: run it instead of editing.
import type { Generated } from 'kysely';

export interface BookCategoryTable {
  code: string;
  name_th: string;
  name_en: Generated<string>;
  sort: number;
  valid_from: Generated<string>;
  valid_to: string | null;
  origin: Generated<'seed' | 'own' | 'import' | 'directory'>;
  version: Generated<number>;
  book_group: string;
  file_code: Generated<string>;
  retention: Generated<string>;
  sample_subjects: Generated<(string)[]>;
}

export interface BookGroupTable {
  code: string;
  name_th: string;
  name_en: Generated<string>;
  sort: number;
  valid_from: Generated<string>;
  valid_to: string | null;
  origin: Generated<'seed' | 'own' | 'import' | 'directory'>;
  version: Generated<number>;
  usual_days: number | null;
  units: Generated<(string)[]>;
}

export interface CommandTypeTable {
  code: string;
  name_th: string;
  name_en: Generated<string>;
  sort: number;
  valid_from: Generated<string>;
  valid_to: string | null;
  origin: Generated<'seed' | 'own' | 'import' | 'directory'>;
  version: Generated<number>;
  has_named: boolean;
  is_for_named: boolean;
  offers_acting: boolean;
}

export interface DocumentSecrecyTable {
  code: 'normal' | 'confidential' | 'secret' | 'top-secret';
  name_th: string;
  name_en: Generated<string>;
  sort: number;
  valid_from: Generated<string>;
  valid_to: string | null;
  origin: Generated<string>;
  version: Generated<number>;
  classified_by: 'line' | 'registrar';
  keeps: 'deployed' | 'register-only' | 'whole';
  may_download: boolean;
  weakest_signature: Generated<'password' | 'picture' | 'passkey'>;
  copied_by: Generated<'line' | 'registrar' | 'nobody'>;
}

export interface DocumentSpeedTable {
  code: string;
  name_th: string;
  name_en: Generated<string>;
  sort: number;
  valid_from: Generated<string>;
  valid_to: string | null;
  origin: Generated<'seed' | 'own' | 'import' | 'directory'>;
  version: Generated<number>;
  rank: number;
  is_urgent: boolean;
  time_to_act: number | null;
  has_deadline: Generated<boolean>;
  exchange_code: string;
  act_unit: Generated<'minutes' | 'hours' | 'days'>;
}

export interface DocumentTypeTable {
  code: string;
  name_th: string;
  name_en: Generated<string>;
  sort: number;
  valid_from: Generated<string>;
  valid_to: string | null;
  origin: Generated<'seed' | 'own' | 'import' | 'directory'>;
  version: Generated<number>;
  base: 'outside' | 'outgoing' | 'inside' | 'cycle' | 'command' | 'regularity' | 'rules' | 'announce' | 'declaration' | 'news' | 'guaranty' | 'report' | 'note' | 'other' | 'stamp';
  book_group: string | null;
  speed: string | null;
  retention: Generated<string>;
}

export interface InstructionTable {
  code: string;
  name_th: string;
  name_en: Generated<string>;
  sort: number;
  valid_from: Generated<string>;
  valid_to: string | null;
  origin: Generated<'seed' | 'own' | 'import' | 'directory'>;
  version: Generated<number>;
  use: 'decision' | 'purpose';
}

export interface JobTypeTable {
  code: string;
  name_th: string;
  name_en: Generated<string>;
  sort: number;
  valid_from: Generated<string>;
  valid_to: string | null;
  origin: Generated<'seed' | 'own' | 'import' | 'directory'>;
  version: Generated<number>;
  working_days: number | null;
  needs_report: boolean;
  is_counted: boolean;
}

export interface SalutationTable {
  code: string;
  name_th: string;
  name_en: Generated<string>;
  sort: number;
  valid_from: Generated<string>;
  valid_to: string | null;
  origin: Generated<'seed' | 'own' | 'import' | 'directory'>;
  version: Generated<number>;
  opening: string;
  closing: string;
  addressees: Generated<(string)[]>;
}

export interface DocumentClassesTables {
  book_category: BookCategoryTable;
  book_group: BookGroupTable;
  command_type: CommandTypeTable;
  document_secrecy: DocumentSecrecyTable;
  document_speed: DocumentSpeedTable;
  document_type: DocumentTypeTable;
  instruction: InstructionTable;
  job_type: JobTypeTable;
  salutation: SalutationTable;
}
