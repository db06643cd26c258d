import { tablesOf } from '@sarn/platform-server';
import type { AccountTables } from './account.tables.gen.ts';

/** The query builder over the tables that this module owns. */
export const accountTables = tablesOf<AccountTables>();
