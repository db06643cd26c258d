// Made by tools/db-types.ts from the migrated database: run it instead of editing.
import type { ColumnType, Generated } from 'kysely';

export interface AgencyPhraseTable {
  code: string;
  name_th: string;
  name_en: Generated<string>;
  sort: number;
  valid_from: Generated<string>;
  valid_to: string | null;
  origin: Generated<'seed' | 'own' | 'import' | 'directory'>;
  version: Generated<number>;
  use: Generated<'any' | 'text' | 'order' | 'opinion' | 'proposal' | 'work'>;
}

export interface PersonPhraseTable {
  id: string;
  person_id: string;
  text: string;
  kept_at: ColumnType<string, Date | string, Date | string>;
}

export interface UnitPhraseTable {
  id: string;
  unit_id: string;
  text: string;
  shared_by: string;
  shared_at: ColumnType<string, Date | string, Date | string>;
}

export interface PhraseTables {
  agency_phrase: AgencyPhraseTable;
  person_phrase: PersonPhraseTable;
  unit_phrase: UnitPhraseTable;
}
