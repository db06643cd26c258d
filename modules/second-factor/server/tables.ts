import { tablesOf } from '@sarn/platform-server';
import type { SecondFactorTables } from './second-factor.tables.gen.ts';

/** The query builder over the tables of this module. */
export const secondFactorTables = tablesOf<SecondFactorTables>();
