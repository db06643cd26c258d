import { tablesOf } from '@sarn/platform-server';
import type { NarrowTables } from '@sarn/platform-server';
import type { KnownDocumentTables } from '@sarn/document/tables';
import type { KnownRegisterTables } from '@sarn/register/tables';
import type { RemovedFile } from '../contract/index.ts';
import type { ClassificationTables } from './classification.tables.gen.ts';

/** Column types more exact than those of PostgreSQL; add to it what a store needs. */
interface Knowledge {
  secrecy_change: { removed: readonly RemovedFile[] };
}

/** The tables of this module. */
export type KnownClassificationTables = NarrowTables<ClassificationTables, Knowledge>;

/** The query builder over the tables that this module owns, and those it declares to read. */
export const classificationTables = tablesOf<
  KnownClassificationTables & KnownDocumentTables & KnownRegisterTables
>();
