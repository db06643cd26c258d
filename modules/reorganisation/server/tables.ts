import { tablesOf } from '@sarn/platform-server';
import type { KnownDocumentTables } from '@sarn/document/tables';
import type { KnownRegisterTables } from '@sarn/register/tables';
import type { ReorganisationTables } from './reorganisation.tables.gen.ts';

/** The tables of this module. */
export type KnownReorganisationTables = ReorganisationTables;

/** The query builder over the tables that this module owns, and those it declares to read. */
export const reorganisationTables = tablesOf<
  KnownReorganisationTables & KnownDocumentTables & KnownRegisterTables
>();
