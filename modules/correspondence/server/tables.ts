import { tablesOf } from '@sarn/platform-server';
import type { NarrowTables } from '@sarn/platform-server';
import type { KnownDocumentTables } from '@sarn/document/tables';
import type { SendMethod } from '@sarn/contact/contract';
import type { CorrespondenceTables } from './correspondence.tables.gen.ts';

/** Column types narrower than those of PostgreSQL; add what a store needs. */
interface Knowledge {
  letter_recipient: { method: SendMethod };
}

/** The tables of this module. */
export type KnownCorrespondenceTables = NarrowTables<CorrespondenceTables, Knowledge>;

/** The query builder over the tables that this module owns, and those it declares to read. */
export const correspondenceTables = tablesOf<KnownCorrespondenceTables & KnownDocumentTables>();
