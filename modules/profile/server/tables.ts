import { tablesOf } from '@sarn/platform-server';
import type { ProfileTables } from './profile.tables.gen.ts';

/** The query builder over the tables of this module. */
export const profileTables = tablesOf<ProfileTables>();
