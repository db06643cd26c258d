import { tablesOf } from '@sarn/platform-server';
import type { NarrowTables } from '@sarn/platform-server';
import type { DisplaySetting } from '../contract/index.ts';
import type { AccountTables } from './account.tables.gen.ts';

/** Column types more exact than those of PostgreSQL. */
interface Knowledge {
  display_setting: {
    text_size: DisplaySetting['textSize'];
    theme: DisplaySetting['theme'];
    digits: DisplaySetting['digits'];
  };
}

/** The query builder over the tables that this module owns. */
export const accountTables = tablesOf<NarrowTables<AccountTables, Knowledge>>();
