import { tablesOf } from '@sarn/platform-server';
import type { FirstRunTables } from './first-run.tables.gen.ts';

/** The tables of this module. */
export const firstRunTables = tablesOf<FirstRunTables>();
