// Made by tools/db-types.ts from the migrated database: run it instead of editing.
import type { ColumnType, Generated } from 'kysely';

export interface ReviewRemarkTable {
  id: string;
  document_id: string;
  position: number;
  kind: 'comment' | 'suggestion';
  from_at: number;
  quote: string;
  words_before: string;
  words_after: string;
  insertion: string;
  comment: string;
  author_id: string;
  author_name: string;
  author_post: string;
  created_at: ColumnType<string, Date | string, Date | string>;
  state: Generated<'open' | 'accepted' | 'refused' | 'resolved' | 'withdrawn'>;
  decided_by: string | null;
  decided_name: Generated<string>;
  decided_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
}

export interface ReviewReplyTable {
  id: string;
  remark_id: string;
  comment: string;
  author_id: string;
  author_name: string;
  author_post: string;
  created_at: ColumnType<string, Date | string, Date | string>;
}

export interface ReviewTables {
  review_remark: ReviewRemarkTable;
  review_reply: ReviewReplyTable;
}
