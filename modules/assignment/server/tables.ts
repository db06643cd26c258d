import { tablesOf } from '@sarn/platform-server';
import type { KnownDocumentTables } from '@sarn/document/tables';
import type { AssignmentTables } from './assignment.tables.gen.ts';

/** The tables of this module. */
export type KnownAssignmentTables = AssignmentTables;

/** The query builder over the tables that this module owns, and those it declares to read. */
export const assignmentTables = tablesOf<KnownAssignmentTables & KnownDocumentTables>();
