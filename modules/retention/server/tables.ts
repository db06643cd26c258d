import { tablesOf } from '@sarn/platform-server';
import type { NarrowTables } from '@sarn/platform-server';
import type { KnownDocumentTables } from '@sarn/document/tables';
import type { RetentionMedium } from '../contract/index.ts';
import type { RetentionTables } from './retention.tables.gen.ts';

/** Column types more exact than those of PostgreSQL; add to it what a store needs. */
interface Knowledge {
  retention_item: { medium: RetentionMedium };
}

/** The tables of this module. */
export type KnownRetentionTables = NarrowTables<RetentionTables, Knowledge>;

/** The query builder over the tables that this module owns, and those it declares to read. */
export const retentionTables = tablesOf<KnownRetentionTables & KnownDocumentTables>();
