import { tablesOf } from '@sarn/platform-server';
import type { KnownDocumentTables } from '@sarn/document/tables';
import type { KnownCorrespondenceTables } from '@sarn/correspondence/tables';
import type { DispatchTables } from './dispatch.tables.gen.ts';

/** The tables of this module. */
export type KnownDispatchTables = DispatchTables;

/** The query builder over the tables that this module owns, and those it declares to read. */
export const dispatchTables = tablesOf<
  KnownDispatchTables & KnownDocumentTables & KnownCorrespondenceTables
>();
