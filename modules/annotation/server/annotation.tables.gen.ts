// Made by tools/db-types.ts from the migrated database: run it instead of editing.
import type { ColumnType, Generated } from 'kysely';

export interface AnnotationTable {
  id: string;
  document_id: string;
  position: number;
  file_id: string;
  file_sha256: string;
  page: number;
  left: number;
  top: number;
  width: number;
  height: number;
  kind: 'ink' | 'note' | 'stamp' | 'qr' | 'signature';
  content: ColumnType<unknown, string, string>;
  words: string;
  author_id: string;
  author_name: string;
  author_post: string;
  on_behalf_of: Generated<string>;
  created_at: ColumnType<string, Date | string, Date | string>;
  taken_back_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  is_struck: Generated<boolean>;
}

export interface ReceiveStampPlaceTable {
  code: string;
  name_th: string;
  name_en: Generated<string>;
  sort: number;
  valid_from: Generated<string>;
  valid_to: string | null;
  origin: Generated<'seed' | 'own' | 'import' | 'directory'>;
  version: Generated<number>;
  side: 'right' | 'left';
  from_side: number;
  from_top: number;
  is_by_itself: Generated<boolean>;
}

export interface AnnotationTables {
  annotation: AnnotationTable;
  receive_stamp_place: ReceiveStampPlaceTable;
}
