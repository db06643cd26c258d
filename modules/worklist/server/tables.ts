import { tablesOf } from '@sarn/platform-server';
import type { NarrowTables } from '@sarn/platform-server';
import type { WorklistTables } from './worklist.tables.gen.ts';

/**
 * Column types more exact than those of PostgreSQL; a store that needs more adds it here.
 */
interface Knowledge {
  saved_view: { state: Record<string, string> };
}

/** The tables of this module. */
export type KnownWorklistTables = NarrowTables<WorklistTables, Knowledge>;

/** The query builder over the tables that this module owns, and those it declares to read. */
export const worklistTables = tablesOf<KnownWorklistTables>();
