// Made by tools/db-types.ts from the migrated database: run it instead of editing.
import type { ColumnType } from 'kysely';

export interface FileTable {
  id: string;
  sha256: string;
  name: string;
  media_type: string;
  uploaded_by: string | null;
  uploaded_at: ColumnType<string, Date | string, Date | string>;
  state: 'pending' | 'attached';
  owner_kind: string | null;
  owner_id: string | null;
  role: string | null;
  place: number | null;
  replaced_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  replaced_by: string | null;
}

export interface FileTextTable {
  sha256: string;
  content: string;
}

export interface SealedContentTable {
  sha256: string;
  wrapped_key: Buffer;
  key_version: number;
}

export interface StoredFileTable {
  sha256: string;
  bytes: number;
  page_count: number | null;
  stored_at: ColumnType<string, Date | string, Date | string>;
}

export interface FileTables {
  file: FileTable;
  file_text: FileTextTable;
  sealed_content: SealedContentTable;
  stored_file: StoredFileTable;
}
