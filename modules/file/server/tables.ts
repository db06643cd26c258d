import { tablesOf } from '@sarn/platform-server';
import type { FileTables } from './file.tables.gen.ts';

/** The query builder over the tables of this module. */
export const fileTables = tablesOf<FileTables>();
