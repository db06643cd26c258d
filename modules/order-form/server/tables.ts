import { tablesOf } from '@sarn/platform-server';
import type { OrderFormTables } from './order-form.tables.gen.ts';

/** The tables of this module. */
export type KnownOrderFormTables = OrderFormTables;

/** The query builder over the tables that this module owns. */
export const orderTables = tablesOf<KnownOrderFormTables>();
