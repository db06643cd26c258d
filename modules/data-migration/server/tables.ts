import type { SheetName } from '@sarn/kernel';
import { tablesOf } from '@sarn/platform-server';
import type { NarrowTables } from '@sarn/platform-server';
import type { KnownDocumentTables } from '@sarn/document/tables';
import type { KnownRegisterTables } from '@sarn/register/tables';
import type { KnownCorrespondenceTables } from '@sarn/correspondence/tables';
import type { ImportFieldName, ImportMapping, ImportProblem } from '../contract/index.ts';
import type { Counts, ImportColumn } from './import/import-counts.ts';
import type { RowValues } from './import/row.rules.ts';
import type { DataMigrationTables } from './data-migration.tables.gen.ts';

/** Column types more exact than those of PostgreSQL; add to it what a store needs. */
interface Knowledge {
  import_heading: { field: ImportFieldName };
  import_row: { cells: string[]; problems: ImportProblem[]; read: RowValues | null };
  import_run: {
    columns: ImportColumn[];
    counts: Counts | null;
    mapping: ImportMapping;
    month_first: ImportFieldName[];
    sheets: SheetName[];
  };
}

/** The tables of this module. */
export type KnownDataMigrationTables = NarrowTables<DataMigrationTables, Knowledge>;

/** The query builder over the tables that this module owns, and those it declares to read. */
export const dataMigrationTables = tablesOf<
  KnownDataMigrationTables & KnownDocumentTables & KnownRegisterTables & KnownCorrespondenceTables
>();
