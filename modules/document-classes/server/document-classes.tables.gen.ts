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
  hours_to_act: number | null;
  has_deadline: Generated<boolean>;
  exchange_code: string;
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

export interface DocumentClassesTables {
  book_category: BookCategoryTable;
  book_group: BookGroupTable;
  document_speed: DocumentSpeedTable;
  document_type: DocumentTypeTable;
  job_type: JobTypeTable;
}
