import { tablesOf } from '@sarn/platform-server';
import type { NarrowTables } from '@sarn/platform-server';
import type { SpeedCode } from '../contract/index.ts';
import type { DocumentClassesTables } from './document-classes.tables.gen.ts';

/** Column types more exact than those of PostgreSQL. */
interface Knowledge {
  document_speed: { exchange_code: SpeedCode };
}

/** The tables of this module. */
export type KnownDocumentClassesTables = NarrowTables<DocumentClassesTables, Knowledge>;

/** The query builder over the tables that this module owns. */
export const classTables = tablesOf<KnownDocumentClassesTables>();
