import { tablesOf } from '@sarn/platform-server';
import type { NarrowTables } from '@sarn/platform-server';
import type { ListSource } from '../contract/index.ts';
import type { ForeignAuthorityTables } from './foreign-authority.tables.gen.ts';

/** The query builder over the tables that this module owns. */
export const foreignAuthorityTables =
  tablesOf<NarrowTables<ForeignAuthorityTables, { foreign_list: { source: ListSource } }>>();
