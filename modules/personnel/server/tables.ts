import { tablesOf } from '@sarn/platform-server';
import type { PersonnelTables } from './personnel.tables.gen.ts';

/** The query builder over the tables of this module. */
export const personnelTables = tablesOf<PersonnelTables>();
