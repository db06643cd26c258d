import { tablesOf } from './db/statement/tables.ts';
import type { PlatformTables } from './platform.tables.gen.ts';

/** The query builder over the tables of the platform. */
export const platformTables = tablesOf<PlatformTables>();
