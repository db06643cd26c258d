import type { KnownDocumentTables } from '@sarn/document/tables';
import { tablesOf } from '@sarn/platform-server';
import type { NarrowTables } from '@sarn/platform-server';
import type { Member } from '../contract/index.ts';
import type { RoutingTables } from './routing.tables.gen.ts';

/** Column types narrower than those of PostgreSQL. */
interface Knowledge {
  route_template: { members: readonly Member[] };
}

/** The query builder over the tables that this module owns, and those it declares to read. */
export const routingTables = tablesOf<
  NarrowTables<RoutingTables, Knowledge> & KnownDocumentTables
>();
