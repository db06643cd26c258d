import { tablesOf } from '@sarn/platform-server';
import type { KnownDocumentTables } from '@sarn/document/tables';
import type { SearchTables } from './search.tables.gen.ts';

/** The tables of this module. */
export type KnownSearchTables = SearchTables;

/** The query builder over the tables that this module owns, and those it declares to read. */
export const searchTables = tablesOf<KnownSearchTables & KnownDocumentTables>();
