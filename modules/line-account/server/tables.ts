import { tablesOf } from '@sarn/platform-server';
import type { LineAccountTables } from './line-account.tables.gen.ts';

/** The query builder over the tables of this module. */
export const lineTables = tablesOf<LineAccountTables>();
