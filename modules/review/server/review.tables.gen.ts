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

export interface ReviewRuleTable {
  code: string;
  name_th: string;
  name_en: Generated<string>;
  sort: number;
  valid_from: Generated<string>;
  valid_to: string | null;
  origin: Generated<'seed' | 'own' | 'import' | 'directory'>;
  version: Generated<number>;
  is_decided_before_sending: Generated<boolean>;
  is_decided_before_signing: Generated<boolean>;
}

export interface ReviewTables {
  review_remark: ReviewRemarkTable;
  review_reply: ReviewReplyTable;
  review_rule: ReviewRuleTable;
}
