import { tablesOf } from '@sarn/platform-server';
import type { HelpTables } from './help.tables.gen.ts';

/** The query builder over the tables of this module. */
export const helpTables = tablesOf<HelpTables>();
