import { tablesOf } from '@sarn/platform-server';
import type { NarrowTables } from '@sarn/platform-server';
import type { Template } from '../contract/index.ts';
import type { NotificationTables } from './notification.tables.gen.ts';

/** Column types more exact than those of PostgreSQL; add to it what a store needs. */
interface Knowledge {
  notification_template: { texts: Template };
}

/** The query builder over the tables of this module. */
export const notificationTables = tablesOf<NarrowTables<NotificationTables, Knowledge>>();
