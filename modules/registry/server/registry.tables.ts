import { tablesOf } from '@sarn/platform-server';
import type { NarrowTables } from '@sarn/platform-server';
import type {
  ArrivalDetail,
  DocumentKind,
  EntryState,
  ImportFieldName,
  ImportMapping,
  ImportProblem,
  Member,
  RegisterKind,
  RemovedFile,
  RetentionMedium,
  SendMethod,
} from '../contract/index.ts';
import type { Counts, ImportColumn } from './import/import-counts.ts';
import type { RowValues } from './import/row.rules.ts';
import type { RegistryTables } from './registry.tables.gen.ts';

/** What this module knows of its columns beyond PostgreSQL; add to it what a store needs. */
interface Knowledge {
  arrival: { left_out: ArrivalDetail['leftOut'] };
  document: { kind: DocumentKind };
  import_heading: { field: ImportFieldName };
  import_row: { cells: string[]; problems: ImportProblem[]; read: RowValues | null };
  import_run: {
    columns: ImportColumn[];
    counts: Counts | null;
    mapping: ImportMapping;
    month_first: ImportFieldName[];
  };
  letter_recipient: { method: SendMethod };
  register: { kind: RegisterKind };
  register_entry: { state: EntryState };
  retention_item: { medium: RetentionMedium };
  route_template: { members: readonly Member[] };
  secrecy_change: { removed: readonly RemovedFile[] };
  saved_view: { state: Record<string, string> };
}

export type Tables = NarrowTables<RegistryTables, Knowledge>;

/** The query builder over the tables of the registry. */
export const registryTables = tablesOf<Tables>();
