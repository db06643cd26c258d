import { tablesOf } from '@sarn/platform-server';
import type { AuthenticationTables } from './authentication.tables.gen.ts';

/** The query builder over the tables of this module. */
export const authenticationTables = tablesOf<AuthenticationTables>();
