import { tablesOf } from '@sarn/platform-server';
import type { NarrowTables } from '@sarn/platform-server';
import type { ArrivalDetail } from '../contract/index.ts';
import type { IntakeTables } from './intake.tables.gen.ts';

/** Column types more exact than those of PostgreSQL; add to it what a store needs. */
interface Knowledge {
  arrival: { left_out: ArrivalDetail['leftOut'] };
}

/** The tables of this module. */
export type KnownIntakeTables = NarrowTables<IntakeTables, Knowledge>;

/** The query builder over the tables that this module owns, and those it declares to read. */
export const intakeTables = tablesOf<KnownIntakeTables>();
