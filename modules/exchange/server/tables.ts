import { tablesOf } from '@sarn/platform-server';
import type { NarrowTables } from '@sarn/platform-server';
import type { ExchangeMessage } from '../contract/index.ts';
import type { ExchangeTables } from './exchange.tables.gen.ts';

/** Column types more exact than those of PostgreSQL; add to it what a store needs. */
interface Knowledge {
  exchange_inbox: { message: ExchangeMessage };
}

/** The query builder over the tables of this module. */
export const exchangeTables = tablesOf<NarrowTables<ExchangeTables, Knowledge>>();
