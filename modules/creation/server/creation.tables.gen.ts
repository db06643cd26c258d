// Made by tools/db-types.ts from the migrated database: run it instead of editing.
import type { ColumnType, Generated } from 'kysely';

export interface CreationRuleTable {
  kind: string;
  role_ids: (string)[];
  group_ids: (string)[];
  unit_ids: (string)[];
  speeds: (string)[];
  secrecies: (string)[];
  steps: (string)[];
  version: number;
  changed_by: string;
  changed_at: ColumnType<string, Date | string, Date | string>;
  signatory: 'unit-head' | 'agency-head' | null;
  numbering: Generated<'after-signature' | 'at-signature'>;
}

export interface CreationTables {
  creation_rule: CreationRuleTable;
}
