import { tablesOf } from '@sarn/platform-server';
import type { NarrowTables } from '@sarn/platform-server';
import type { DocumentKind } from '../contract/index.ts';
import type { DocumentTables } from './document.tables.gen.ts';

/**
 * Column types more exact than those of PostgreSQL; a store that needs more adds it here.
 */
interface Knowledge {
  document: { kind: DocumentKind };
}

/** The tables of this module. */
export type KnownDocumentTables = NarrowTables<DocumentTables, Knowledge>;

/** The query builder over the tables that this module owns, and those it declares to read. */
export const documentTables = tablesOf<KnownDocumentTables>();
