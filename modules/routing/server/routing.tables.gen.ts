// Made by tools/db-types.ts from the migrated database: run it instead of editing.
import type { ColumnType } from 'kysely';

export interface RouteTemplateTable {
  id: string;
  name: string;
  purpose: 'route' | 'send' | 'work';
  person_id: string | null;
  unit_id: string | null;
  members: ColumnType<unknown, string, string>;
  updated_by: string;
  updated_at: ColumnType<string, Date | string, Date | string>;
}

export interface RoutingTables {
  route_template: RouteTemplateTable;
}
