// Made by tools/db-types.ts from the migrated database: run it instead of editing.
import type { ColumnType, Generated } from 'kysely';

export interface ManualTable {
  id: string;
  kind: 'manual' | 'document' | 'video';
  title_th: string;
  title_en: string;
  place: number;
  is_hidden: Generated<boolean>;
  created_by: string | null;
  created_at: ColumnType<string, Date | string, Date | string>;
}

export interface ManualGroupTable {
  manual_id: string;
  group_id: string;
}

export interface ManualViewTable {
  ticket_hash: Buffer;
  manual_id: string;
  expires_at: ColumnType<string, Date | string, Date | string>;
}

export interface PolicyVersionTable {
  id: string;
  version: string;
  in_force_on: string;
  text_th: string;
  text_en: string;
  published_by: string | null;
  published_at: ColumnType<string, Date | string, Date | string>;
}

export interface HelpTables {
  manual: ManualTable;
  manual_group: ManualGroupTable;
  manual_view: ManualViewTable;
  policy_version: PolicyVersionTable;
}
