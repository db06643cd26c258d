import { tablesOf } from '@sarn/platform-server';
import type { ContactTables } from './contact.tables.gen.ts';

/** The tables of this module. */
export type KnownContactTables = ContactTables;

/** The query builder over the tables that this module owns, and those it declares to read. */
export const contactTables = tablesOf<KnownContactTables>();
