import { tablesOf } from '@sarn/platform-server';
import type { CirculationTables } from './circulation.tables.gen.ts';

/** The tables of this module. */
export type KnownCirculationTables = CirculationTables;

/** The query builder over the tables that this module owns, and those it declares to read. */
export const circulationTables = tablesOf<KnownCirculationTables>();
