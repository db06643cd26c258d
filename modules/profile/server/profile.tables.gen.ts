// Made by tools/db-types.ts from the migrated database: run it instead of editing.
import type { ColumnType, Generated } from 'kysely';

export interface PersonPictureTable {
  person_id: string;
  media_type: 'image/png' | 'image/jpeg';
  bytes: Buffer;
  sha256: string;
  updated_at: ColumnType<string, Date | string, Date | string>;
}

export interface PersonProfileTable {
  person_id: string;
  gender: 'male' | 'female' | null;
  birthday: string | null;
  blood_type: 'A' | 'B' | 'AB' | 'O' | 'A-' | 'B-' | 'AB-' | 'O-' | null;
  nationality: Generated<string>;
  race: Generated<string>;
  address: Generated<string>;
  personal_email: string | null;
  updated_at: ColumnType<string, Date | string, Date | string>;
}

export interface SignatureTable {
  id: string;
  person_id: string;
  source: 'drawn' | 'typed' | 'uploaded';
  png: Buffer;
  sha256: string;
  width: number;
  height: number;
  created_at: ColumnType<string, Date | string, Date | string>;
  used_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  replaced_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  removed_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  kind: Generated<'full' | 'initials'>;
}

export interface ProfileTables {
  person_picture: PersonPictureTable;
  person_profile: PersonProfileTable;
  signature: SignatureTable;
}
