import { tablesOf } from '@sarn/platform-server';
import type { NarrowTables } from '@sarn/platform-server';
import type { PrintedDocument } from '@sarn/pdf/contract';
import type { PrintedState, TypefaceFace } from '../contract/index.ts';
import type { PrintedDocumentTables } from './printed-document.tables.gen.ts';

/** Column types more exact than those of PostgreSQL; add to it what a store needs. */
interface Knowledge {
  printed_version: { model: PrintedDocument; state: PrintedState };
  typeface: { said: Readonly<Record<TypefaceFace, string>> };
}

/** The tables of this module. */
export type KnownPrintedTables = NarrowTables<PrintedDocumentTables, Knowledge>;

/** The query builder over the tables that this module owns. */
export const printedTables = tablesOf<KnownPrintedTables>();
