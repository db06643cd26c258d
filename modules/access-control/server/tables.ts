import { tablesOf } from '@sarn/platform-server';
import type { NarrowTables } from '@sarn/platform-server';
import type { Difference } from '../contract/index.ts';
import type { AccessControlTables } from './access-control.tables.gen.ts';

/** What the columns of this module hold beyond PostgreSQL's types. */
export type Tables = NarrowTables<
  AccessControlTables,
  {
    access_change: {
      state: 'waiting' | 'applied' | 'refused' | 'void';
      difference: Difference[];
    };
    user_group: { kind: 'everyone' | 'fixed' | 'rule' };
    user_group_menu: { level: 'query' | 'manage' };
    number_line: { scope: 'unit' | 'subtree' };
  }
>;

export const accessTables = tablesOf<Tables>();
